import type { CaseParameters } from '../../claim/parameter.ts'
import type { Fact, GameOnBox } from '../fact.ts'
import { firstWinningPoints, type WinningTables } from './first-winning-points.ts'

/** What is known of a point (S,L) by the sequences of winning points (a_n,b_n); NaN where there is none. */
export type SequenceFacts = Readonly<
  Record<'am' | 'bm' | 'k' | 'i' | 'bk' | 'ai' | 'aOfL' | 'bOfL', Fact>
>

/**
 * a_m and b_m for m = L − S; the k with a_k = S and the i with b_i = S, with b_k and a_i; and the
 * indices of L in both sequences. Winning points are found by the rules.
 * @param leastIndex the least index that a case admits: 1, or 0 where a_0 = b_0 = 0
 */
export function sequenceFacts(leastIndex: (parameters: CaseParameters) => 0 | 1): SequenceFacts {
  const fact = (
    says: string,
    at: (tables: WinningTables, valid: (n: number | undefined) => number) => OfPoint,
  ): Fact => ({
    says: `${says}; NaN if there is none`,
    source: 'V-T2',
    about: 'WYTHOFF',
    of: (game) => {
      const least = leastIndex(game.parameters)
      const of = at(game.once(tablesOf), (n = -1) => (n >= least ? n : Number.NaN))
      return ([S, L]) => of(S!, L!)
    },
    bytes: (_, { max }) => 64n * BigInt(max + 1),
  })
  return {
    am: fact(
      'a_m',
      ({ a }, valid) =>
        (S, L) =>
          a[valid(L - S)] ?? Number.NaN,
    ),
    bm: fact(
      'b_m',
      ({ b }, valid) =>
        (S, L) =>
          b[valid(L - S)] ?? Number.NaN,
    ),
    k: fact(
      'the k with a_k = S',
      ({ indexInA }, valid) =>
        (S) =>
          valid(indexInA[S]),
    ),
    i: fact(
      'the i with b_i = S',
      ({ indexInB }, valid) =>
        (S) =>
          valid(indexInB[S]),
    ),
    bk: fact(
      'b_k for a_k = S',
      ({ b, indexInA }, valid) =>
        (S) =>
          b[valid(indexInA[S])] ?? Number.NaN,
    ),
    ai: fact(
      'a_i for b_i = S',
      ({ a, indexInB }, valid) =>
        (S) =>
          a[valid(indexInB[S])] ?? Number.NaN,
    ),
    aOfL: fact(
      'the j with a_j = L',
      ({ indexInA }, valid) =>
        (_, L) =>
          valid(indexInA[L]),
    ),
    bOfL: fact(
      'the j with b_j = L',
      ({ indexInB }, valid) =>
        (_, L) =>
          valid(indexInB[L]),
    ),
  }
}

type OfPoint = (S: number, L: number) => number

function tablesOf({ box }: GameOnBox): WinningTables {
  return firstWinningPoints(box.max)
}
