import type { CaseParameters } from '../../claim/parameter.ts'
import type { Fact, GameOnBox } from '../fact.ts'
import { firstWinningPoints, type WinningTables } from './first-winning-points.ts'

/** The facts about a point (S,L) from the sequences (a_n,b_n); NaN if no index exists. */
export type SequenceFacts = Readonly<
  Record<'am' | 'bm' | 'k' | 'i' | 'bk' | 'ai' | 'aOfL' | 'bOfL', Fact>
>

/** The index to look up at (S,L). */
type IndexAt = (tables: WinningTables, S: number, L: number) => number | undefined

/**
 * a_m and b_m for m = L − S; the k with a_k = S and the i with b_i = S, with b_k and a_i; and the
 * indices of L in both sequences. The winning points are computed from the rules.
 * @param leastIndex the least index that a case admits: 1, or 0 where a_0 = b_0 = 0
 */
export function sequenceFacts(leastIndex: (parameters: CaseParameters) => 0 | 1): SequenceFacts {
  const fact = (says: string, indexAt: IndexAt, sequence?: 'a' | 'b'): Fact => ({
    says: `${says}; NaN if there is none`,
    source: 'V-T2',
    about: 'WYTHOFF',
    of: (game) => {
      const least = leastIndex(game.parameters)
      const tables = game.once(tablesOf)
      const terms = sequence === undefined ? undefined : tables[sequence]
      return ([S, L]) => {
        const n = indexAt(tables, S!, L!) ?? -1
        return n < least ? Number.NaN : terms === undefined ? n : (terms[n] ?? Number.NaN)
      }
    },
    bytes: (_, { max }) => 64n * BigInt(max + 1),
  })
  const m: IndexAt = (_, S, L) => L - S
  const k: IndexAt = ({ indexInA }, S) => indexInA[S]
  const i: IndexAt = ({ indexInB }, S) => indexInB[S]
  return {
    am: fact('a_m', m, 'a'),
    bm: fact('b_m', m, 'b'),
    k: fact('the k with a_k = S', k),
    i: fact('the i with b_i = S', i),
    bk: fact('b_k for a_k = S', k, 'b'),
    ai: fact('a_i for b_i = S', i, 'a'),
    aOfL: fact('the j with a_j = L', ({ indexInA }, _, L) => indexInA[L]),
    bOfL: fact('the j with b_j = L', ({ indexInB }, _, L) => indexInB[L]),
  }
}

function tablesOf({ box }: GameOnBox): WinningTables {
  return firstWinningPoints(box.max)
}
