import { reductionTable } from '@nim/bruteforce'
import { slowSetNim } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../src/claim/claim.ts'
import { reducedRanks } from '../../src/facts/setnim/reduced-ranks.ts'
import { reducedRanksByRow } from '../../src/facts/setnim/reduced-ranks-by-row.ts'
import { solvedGame } from '../../src/facts/setnim/solved-game.ts'

const BOXES: readonly (readonly [n: number, max: number])[] = [
  [1, 300],
  [2, 60],
  [3, 25],
  [4, 14],
  [5, 9],
  [6, 7],
  [7, 5],
]

describe('reducedRanksByRow', () => {
  it.each(BOXES)(
    'is the same as the table filled by the definition: n = %i, max = %i',
    (n, max) => {
      for (let k = 1; k <= n; k++) {
        for (const sizes of [[k], k < n ? [k, n] : [k]]) {
          const ruleset = slowSetNim(n, sizes)
          const table = reductionTable(ruleset, { max })
          expect(reducedRanksByRow(ruleset, { max }, DEFAULT_LIMITS)).toEqual(reducedRanks(table))
          table.release()
        }
      }
    },
  )

  it('is not asked by a game of another kernel', () => {
    const ruleset = slowSetNim(3, [2])
    const domain = { kind: 'box', max: 9 } as const
    const told: string[] = []
    const limits = {
      ...DEFAULT_LIMITS,
      kernel: 'second',
      onSecond: ({ algorithm }: { readonly algorithm: string }) => told.push(algorithm),
    } as const
    const ranks = solvedGame(ruleset, domain, limits).reducedRanks()
    expect(told).toEqual(['typed arrays'])
    expect(solvedGame(ruleset, domain, DEFAULT_LIMITS).reducedRanks()).toEqual(ranks)
  })
})
