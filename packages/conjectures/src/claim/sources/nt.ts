/** The documents in which nimlab proves the statements whose ids begin with NT. */
export const NT = {
  slowSetNim: 'nimlab, docs/proofs/slow-setnim.md',
  types: 'nimlab, docs/proofs/slow-setnim-types.md',
  allButAll: 'nimlab, docs/proofs/k-to-all-but-one.md',
  oneOrAllButOne: 'nimlab, docs/proofs/one-or-all-but-one.md',
  allButTwoOrAll: 'nimlab, docs/proofs/all-but-two-or-all.md',
  parities: 'nimlab, docs/proofs/parities-and-intersections.md',
  evenSums: 'nimlab, docs/proofs/even-sums.md',
  truncation: 'nimlab, docs/proofs/truncation-and-speed.md',
  bruteForce: 'nimlab, docs/proofs/brute-force.md',
  limitGame: 'nimlab, docs/proofs/limit-game.md',
  laws: 'nimlab, docs/proofs/laws-for-all-n.md',
} as const
