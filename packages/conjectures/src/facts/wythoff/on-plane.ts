import { options, WYTHOFF } from '@nim/core/rules'
import type { CaseParameters, Parameter } from '../../claim/parameter.ts'
import type { Games } from '../../claim/games.ts'
import type { Fact } from '../fact.ts'

/** Wythoff's game on the points (S,L), 0 ≤ S ≤ L ≤ max. */
export function onPlane<C extends CaseParameters>(
  max: number,
  parameters: readonly Parameter[] = [],
): Games<C> {
  return {
    parameters,
    ruleset: () => WYTHOFF,
    defaultDomain: () => ({ kind: 'box', max }),
  }
}

/** S, the smaller coordinate. */
const smaller: Fact = {
  says: 'the smaller coordinate S',
  source: 'V-G',
  about: 'WYTHOFF',
  of: () => (x) => x[0]!,
}

/** L, the larger coordinate. */
const larger: Fact = {
  says: 'the larger coordinate L',
  source: 'V-G',
  about: 'WYTHOFF',
  of: () => (x) => x[1]!,
}

/** m = L − S (13). */
const difference: Fact = {
  says: 'm = L − S',
  source: 'V-G',
  about: 'WYTHOFF',
  of: () => (x) => x[1]! - x[0]!,
}

/** A point by its coordinates, and their difference. */
export const POINT: Readonly<Record<'S' | 'L' | 'm', Fact>> = {
  S: smaller,
  L: larger,
  m: difference,
}

/** The points to which moves lead, by the rules. */
export const optionPoints: Fact<readonly (readonly number[])[]> = {
  says: 'the points to which a move leads, coordinates in order',
  source: 'V-G',
  about: 'WYTHOFF',
  of:
    ({ ruleset }) =>
    (x) =>
      options(ruleset, x),
}
