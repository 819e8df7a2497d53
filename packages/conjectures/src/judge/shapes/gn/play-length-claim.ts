import { sortedBox } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import { FAILS, HOLDS } from '../../tally.ts'
import { piles } from '../../../claim/parameters-nk.ts'
import { boxClaim } from './box-claim.ts'
import { playLengths, playLengthsByRows } from '../../../facts/gm/play-lengths.ts'
import { GN } from '../../../claim/sources/gn.ts'
import { examined } from './vector-claim.ts'

/** A claim that every play of NIM(n,k) from x has the same number of moves. */
export function playLengthClaim(claim: {
  readonly id: string
  readonly title: string
  readonly statement: string
  readonly conventions: readonly string[]
  readonly k: (n: number) => number
  readonly printed: (x: readonly number[]) => number
}): Claim {
  const { k, ...card } = claim
  return boxClaim<(x: readonly number[]) => number>({
    ...card,
    kind: 'remark',
    source: `${GN}, section 3.1`,
    paperStatus: 'asserted',
    decides: 'shortest and longest play from every position of the box, by trying all moves',
    parameters: [piles(1, 1, 5)],
    method: 'all plays',
    positions: 3000,
    bytes: 8,
    rows: (movesFrom, { parameters: { n } }, box) => {
      const { shortest, longest } = playLengthsByRows(box, k(n))
      const x: number[] = []
      return (outer, answers, values, length, rank) => {
        for (let i = 1; i < outer.length; i++) x[i] = outer[i]!
        for (let x1 = 0; x1 < length; x1++) {
          x[0] = x1
          const moves = movesFrom(x)
          const [least, most] = [shortest[rank + x1]!, longest[rank + x1]!]
          values[x1] = most
          answers[x1] = least === moves && most === moves ? HOLDS : FAILS
        }
      }
    },
    examiner: (movesFrom, { parameters: { n }, domain }) => {
      const { shortest, longest } = playLengths(sortedBox(n, domain.max), k(n))
      return (x, rank) => {
        const [least, most] = [shortest[rank]!, longest[rank]!]
        const moves = movesFrom(x)
        return examined(most, least === moves && most === moves, () => ({
          expected: moves,
          actual: `${least} to ${most}`,
          explain: `plays from ${x.join()} have ${least} to ${most} moves`,
        }))
      }
    },
  })
}
