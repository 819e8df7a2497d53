/**
 * The methods of proof that `--by` accepts in at least one verb, each with its description in the
 * help.
 */
export const METHODS_OF_PROOF = {
  any: 'points and then a solver',
  points: 'finitely many points',
  smt: 'a solver',
  written: 'a document in docs/proofs',
  coq: 'a theorem in formal/',
  parts: 'the parts that --shard wrote',
  shifts: 'shift rules',
} as const

/**
 * The methods of proof for claims and formulas. `any` tries points, then a solver. `prove` has a
 * mode for each method.
 */
export const WAYS = ['any', 'points', 'smt', 'written', 'coq', 'parts'] as const
export type ProofWay = (typeof WAYS)[number]
