import { onPlane } from '../../../facts/wythoff/on-plane.ts'
import type { CaseParameters, Games, Parameter, PrincipalReading } from '../../../judge/index.ts'
import { choice } from '../../../judge/index.ts'

/** The names of two sets of starts: the starts of the Game, and all points with 1 ≤ s < l. */
const OF_GAME = '(49)'
export const ANY_START = 'any'

/** The convention that explains these two names. */
export const STARTS: readonly string[] = [
  'starts (49): l ≥ (e−1)s ≥ Q with every level Q ≥ 1, so every start with s ≥ 1 and l > ⌊(e−1)s⌋; starts any: 1 ≤ s < l, also without (49)',
]

/** The Game begins with (1) and (49). Statements about other points are remarks. */
export const UNDER_49: PrincipalReading = {
  cases: { starts: [OF_GAME] },
  because:
    'the Game starts by (1) and (49), L_0 ≥ (e−1)S_0 ≥ Q, and R0 to R2 are about its random start',
}

/**
 * The maximum of s + 1 over all starts. The maximum is larger than every start for which a verdict
 * is requested, so that all l < 1200 are checked.
 */
const LARGEST = 1199

/**
 * By default, a case covers either the starts of the Game with l < 1200, or all starts up to max.
 */
export function startsOnPlane<C extends CaseParameters>(
  max: number,
  parameters: readonly Parameter[],
  only?: string,
): Games<C> {
  const starts = choice('starts', 'where a game begins', only ? [only] : [OF_GAME, ANY_START])
  return {
    ...onPlane<C>(max, [starts, ...parameters]),
    defaultDomain: (of) => ({ kind: 'box', max: of['starts'] === OF_GAME ? LARGEST : max }),
  }
}

/** True if a game begins here. Since e is irrational, l ≥ (e−1)s iff l > ⌊(e−1)s⌋. */
export function isStart(
  { S: s, L: l, line }: Readonly<Record<'S' | 'L' | 'line', number>>,
  starts: string,
): boolean {
  return s >= 1 && (starts === OF_GAME ? l > line : s < l)
}
