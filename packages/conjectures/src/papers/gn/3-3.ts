import type { Claim } from '../../claim/claim.ts'
import { piles } from '../../claim/parameters-nk.ts'
import { boxClaim } from '../../judge/shapes/gn/box-claim.ts'
import { longestSlowPlay, mooreNumber } from '../../facts/gm/heap-formulas.ts'
import { solveHeapGame } from '../../facts/gm/heap-game.ts'
import { GN } from '../../claim/sources/gn.ts'
import { examined } from '../../judge/shapes/gn/vector-claim.ts'

/** A quoted result: its game and what it says of the SG value, null where it says nothing. */
interface Quotation {
  /** Admissible k for n heaps. */
  readonly isMeant: (n: number, k: number) => boolean
  readonly sizes: (k: number) => readonly number[]
  /** True if the SG value agrees with what is said. */
  readonly agrees: (x: readonly number[], k: number, value: number) => boolean
}

function upTo(k: number): number[] {
  return Array.from({ length: k }, (_, i) => i + 1)
}

const QUOTATIONS: Readonly<Record<string, Quotation>> = {
  'moore-P': {
    isMeant: () => true,
    sizes: upTo,
    agrees: (x, k, value) => (value === 0) === (mooreNumber(x, k) === 0),
  },
  'jenkyns-mayberry-1': {
    isMeant: () => true,
    sizes: upTo,
    agrees: (x, k, value) => (value === 1) === (mooreNumber(x, k) === 1),
  },
  bouton: {
    isMeant: (_, k) => k === 1,
    sizes: upTo,
    agrees: (x, _, value) => value === x.reduce((a, b) => a ^ b, 0),
  },
  exact: {
    isMeant: (n, k) => n < 2 * k,
    sizes: (k) => [k],
    agrees: (x, k, value) => value === longestSlowPlay(x, k),
  },
}

/** Results of others on games that are not slow. */
export const gn33: Claim = boxClaim<typeof QUOTATIONS>({
  id: 'GN-3.3',
  kind: 'remark',
  source: `${GN}, section 3.3`,
  paperStatus: 'quoted',
  title: "Moore's NIM and exact NIM: P-positions and some SG values, by others",
  statement: String.raw`Moore's $NIM_k$ (reduce at least one and at most $k$ piles, by any amounts): P-positions by Moore, SG value 1 by Jenkyns and Mayberry, all SG values for $k=1$ by Bouton. Exact (non-slow) NIM: SG function for $n\le 2k$.`,
  conventions: [
    'no claims of this paper; the formulas are not in the text and are stated as nimlab knows them',
    "the SG function of Moore's game for k = n−1 and of exact NIM for n = 2k are not restated here",
    'Moore: the binary digits of the heaps, added modulo k+1, give 0 exactly at P-positions; read in base k+1 they give 1 exactly at SG value 1. Exact NIM, n < 2k: the SG value is the length of the longest slow play',
  ],
  decides: 'the SG value of every position of the box, by mex over all moves',
  complexity: 'C(max+n, n) positions times up to (max+1)^n moves',
  parameters: [
    piles(1, 1, 4),
    {
      kind: 'integer',
      name: 'k',
      about: 'piles of a move',
      allowed: (outer) => [1, Number(outer['n'])],
      defaults: (outer) => [1, Number(outer['n'])],
    },
    {
      kind: 'choice',
      name: 'part',
      about: 'whose result',
      values: ({ n, k }) =>
        Object.keys(QUOTATIONS).filter((part) => QUOTATIONS[part]!.isMeant(Number(n), Number(k))),
    },
  ],
  method: 'mex',
  positions: 220,
  bytes: 1,
  printed: QUOTATIONS,
  examiner: (quotations, { parameters: { n, k, part }, domain }) => {
    const { sizes, agrees } = quotations[String(part)]!
    const { values } = solveHeapGame({ heaps: n, sizes: sizes(Number(k)) }, domain.max)
    return (x, rank) => {
      const actual = values[rank]!
      return examined(actual, agrees(x, Number(k), actual), () => ({
        expected: String(part),
        actual,
        explain: `the SG value is ${actual}; Moore's number is ${mooreNumber(x, Number(k))}, the longest slow play ${longestSlowPlay(x, Number(k))}`,
      }))
    }
  },
})
