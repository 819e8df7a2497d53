import { parseRuleset } from '@nim/core/rules'
import { analyse } from '@nim/report/position'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PUZZLE_LEVELS, puzzleOf } from '../../src/tasks/puzzle.ts'

test('every puzzle has exactly one winning move, and the seed determines the puzzle', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PUZZLE_LEVELS), fc.string(), (level, seed) => {
      const puzzle = puzzleOf({ level, seed })
      expect(puzzleOf({ level, seed })).toEqual(puzzle)
      const { moves } = analyse(parseRuleset(puzzle.game), puzzle.position, {
        play: 'normal',
        limit: 2_000_000,
        mostMoves: 4000,
      })
      const winning = moves.filter((move) => move.values.outcome?.value === 'P')
      expect(winning.map(({ to }) => to.map(Number))).toEqual([puzzle.winning])
      expect(moves).toHaveLength(puzzle.moves.length)
    }),
    { numRuns: 8 },
  )
})
