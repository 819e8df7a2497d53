import { slowSetNim } from '@nim/core/rules'
import { type CountedShifts, countedShifts } from '@nim/core/setnim/definitions'
import { gameOnBox, type Limits } from '../../../judge/index.ts'
import type { RuleSet } from './rule-sets.ts'

/** The results of the exhaustive solver for a set of shift rules on a box. */
export interface JudgedRules extends RuleSet, CountedShifts {
  readonly max: number
}

/**
 * Compares every edge of the box with piles 0..max.
 * @throws RangeError if the box needs too much memory
 */
export function judgedRules(given: RuleSet, max: number, limits: Limits): JudgedRules {
  const { n, A, play, value } = given
  const game = gameOnBox(slowSetNim(n, A), { kind: 'box', max }, limits)
  return { ...given, max, ...countedShifts(given, game.box, game.values(value, play)) }
}
