import { options, WYTHOFF } from '@nim/core/rules'
import { floorEulerLine } from '@nim/core/wythoff/definitions'
import type { CaseParameters, Parameter } from '../../claim/parameter.ts'
import type { Games } from '../../claim/games.ts'
import { type Fact, factOf } from '../fact.ts'

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

/** A point, given by its coordinates, and their difference (13). */
export const POINT: Readonly<Record<'S' | 'L' | 'm', Fact>> = {
  S: factOf('the smaller coordinate S', 'V-G', (x) => x[0]!),
  L: factOf('the larger coordinate L', 'V-G', (x) => x[1]!),
  m: factOf('m = L − S', 'V-G', (x) => x[1]! - x[0]!),
}

export const optionPoints: Fact<readonly (readonly number[])[]> = factOf(
  'the points to which a move leads, coordinates in order',
  'V-G',
  (x) => options(WYTHOFF, x),
)

export const eulerLine: Fact = {
  says: '⌊(e−1)S⌋',
  source: 'V-R3',
  of: ({ box }) => {
    const bySmaller = Int32Array.from({ length: box.max + 1 }, (_, S) => floorEulerLine(S))
    return ([S]) => bySmaller[S!]!
  },
}
