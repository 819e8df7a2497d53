import type { PlayConvention } from '@nim/core/rules'
import * as fc from 'fast-check'
import { solve, type Table, type TableValue } from '../../src/index.ts'
import { smallBoxes } from './ruleset.ts'

/** A table of any ruleset, value and play convention with at most a few hundred positions. */
export const solvedTables: fc.Arbitrary<Table> = fc
  .record({
    box: smallBoxes,
    value: fc.constantFrom<TableValue>('outcome', 'remoteness', 'grundy'),
    play: fc.constantFrom<PlayConvention>('normal', 'misere'),
  })
  .map(({ box: { ruleset, max }, value, play }) => solve(ruleset, { max }, { value, play }))
