import { slowSetNim, sortedBox } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../src/claim/claim.ts'
import { moveSets, parseMoveSet } from '../../src/facts/setnim/move-sets.ts'
import { playableOutcomesByRow } from '../../src/facts/setnim/playable-outcomes-by-row.ts'
import { reducedRanksByTable } from '../../src/facts/setnim/reduced-ranks-by-table.ts'
import { playableOutcomesOfReductions } from '../../src/facts/setnim/solved-game.ts'

/** The highest stack, by the number of stacks. */
const MAX = [80, 70, 36, 13, 9, 6]

describe('playableOutcomesByRow', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'is the graph solved position by position, for %i stacks and every A',
    (n) => {
      const max = MAX[n - 1]!
      const box = sortedBox(n, max)
      for (const A of moveSets(n)) {
        const ruleset = slowSetNim(n, parseMoveSet(A))
        const ranks = reducedRanksByTable(ruleset, { max }, DEFAULT_LIMITS)
        expect(playableOutcomesByRow(ruleset, { max }, DEFAULT_LIMITS)).toEqual(
          playableOutcomesOfReductions(box, ruleset.sizes, ranks),
        )
      }
    },
  )
})
