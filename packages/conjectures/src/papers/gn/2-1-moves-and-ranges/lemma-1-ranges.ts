import { type GmSequence, rangeOf, rowsOfPursuit } from '@nim/core/gm/definitions'
import { entries, modulus, type VectorCase } from '../../../facts/gm/vector-parameters.ts'
import { type Claim, instances, type Listing, type UpToDomain } from '../../../judge/index.ts'
import { sequences } from '../sequences.ts'

const remark = { kind: 'remark', at: 'Lemma 1', paperStatus: 'asserted' } as const

/**
 * The largest range among the first vector of range ≤ l and all vectors after it. Periods repeat.
 */
function largestSettled({ settled }: GmSequence): number {
  return Math.max(...settled.rows.map(rangeOf))
}

/** The largest range in the sequence after x^0, minus the range of x^0. */
function growth(s: GmSequence): number {
  const { rows } = s.pursuit(s.n * s.l)
  return Math.max(...rows.slice(1).map(rangeOf)) - s.range
}

export const gnL1i: Claim = instances({
  ...sequences({ n: [1, 6], l: 6, ranges: 'at most l' }),
  id: 'GN-L1.i',
  kind: 'lemma',
  at: 'Lemma 1 (i)',
  paperStatus: 'proved',
  title: 'range(x′) ≤ l implies range(x″) ≤ l: S_≤l is absorbing',
  statement: String.raw`If a GM-sequence begins in $x'$, ends in $x''$ and $range(x')\le l$, then $range(x'')\le l$.`,
  digest: largestSettled,
  printed: (s) => largestSettled(s) <= s.l,
  // The mutation also states that range 0 does not occur again.
  wrongAt: { case: { n: 3, l: 3 } },
  wrong: (s) => s.rows.slice(1).every((row) => rangeOf(row) <= s.l && rangeOf(row) > 0),
})

export const gnL1ii: Claim = instances({
  ...sequences({ n: [1, 5], l: 5 }),
  id: 'GN-L1.ii',
  kind: 'lemma',
  at: 'Lemma 1 (ii)',
  paperStatus: 'proved',
  title: 'range(x″) − range(x′) ≤ l for every x′',
  statement: String.raw`If a GM-sequence begins in $x'$, of any range, and ends in $x''$, then $range(x'')-range(x')\le l$.`,
  conventions: ['x′ has a multiple of l'],
  digest: (s) => growth(s) + 1,
  printed: (s) => growth(s) <= s.l,
  wrongAt: { case: { n: 3, l: 3 }, max: 5 },
  wrong: (s) => growth(s) <= s.l - 1,
})

export const gnL1iii: Claim = instances({
  ...sequences({ n: [1, 4], l: 4 }),
  id: 'GN-L1.iii',
  ...remark,
  title: 'Lemma 1 (ii) follows from Lemma 1 (i)',
  statement: String.raw`Lemma 1 (ii), $range(x'')-range(x')\le l$, follows at once from Lemma 1 (i).`,
  unsettled: {
    where: 'holds',
    because:
      'the absence of a counterexample does not prove an implication. In words: if range(x′) ≤ l, then by (i) range(x″) ≤ l ≤ range(x′) + l. If range(x′) > l, at most l − 1 moves pass until a leader is a multiple (GN-2.6.a), each adding at most 1 to the range (GN-D6); from then on the pivot is a leader, never n (GN-2.6.b), so that the range does not grow until it is ≤ l, where (i) applies',
  },
  decides:
    'the implication, vector by vector: if the rest of the sequence obeys (i), it obeys (ii). This does not check a proof',
  digest: (s) => growth(s) + 1,
  printed: (s) => (largestSettled(s) > s.l ? null : growth(s) <= s.l),
  // The mutation is false because a smaller bound does not follow.
  wrongAt: { case: { n: 3, l: 3 }, max: 5 },
  wrong: (s) => (largestSettled(s) > s.l ? null : growth(s) <= s.l - 1),
})

export const gnL1iv: Claim = instances({
  id: 'GN-L1.iv',
  ...remark,
  title: 'range(x′) − range(x″) can be arbitrarily large',
  statement: String.raw`For every $B$ there is a GM-sequence from $x'$ to $x''$ with $range(x')-range(x'')\ge B$.`,
  conventions: ['witnesses: x′ = (0,…,0,B+l), n ≥ 2'],
  parameters: [entries(2, 4), modulus(4)],
  domain: () => ({ kind: 'up-to', of: 'B', max: 60 }),
  *instances({ parameters: { n, l }, domain }: Listing<VectorCase, UpToDomain>) {
    for (let B = 0; B <= domain.max; B++) {
      const x = Array.from({ length: n }, (_, i) => (i === n - 1 ? B + l : 0))
      const { rows } = rowsOfPursuit(x, l, n * l)
      yield { B, x, shrinks: rangeOf(x) - Math.min(...rows.map(rangeOf)) }
    }
  },
  digest: ({ shrinks }) => shrinks,
  witness: ({ x }, { l }) => ({ vector: x, l }),
  printed: ({ B, shrinks }) => shrinks >= B,
  // The mutation states that the range is bounded.
  wrongAt: { case: { n: 2, l: 2 } },
  wrong: ({ B, shrinks }) => shrinks >= B && shrinks <= 50,
  method: 'simulation',
})
