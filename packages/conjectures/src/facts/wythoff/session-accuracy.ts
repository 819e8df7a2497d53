import { type Fraction, newtonApproximation } from '@nim/core/wythoff'
import type { ChoiceParameter } from '../../claim/parameter.ts'
import { ceilLn } from './euler.ts'
import { choice } from '../../judge/shapes/v/v-claim.ts'

/** Iterates beyond this one give the same floors for every position of a box that can be checked. */
const ENOUGH = 4

/** The base of the logarithm in r := ⌈log t⌉; `limit` for the limit in the place of x_r. */
const LOG_BASES: readonly string[] = ['2', '10', 'e']

export function baseParameter(...more: readonly string[]): ChoiceParameter {
  return choice('base', 'base of the logarithm in R0', ...LOG_BASES, ...more)
}

/** r := ⌈log_base t⌉ by t for 1 ≤ t ≤ max; entry 0 is not used. */
export function sessionRounds(max: number, base: string): readonly number[] {
  const rounds = [0]
  for (let t = 1; t <= max; t++) rounds.push(ceilLog(t, base))
  return rounds
}

function ceilLog(t: number, base: string): number {
  if (base === 'e') return ceilLn(t)
  let r = 0
  for (let power = 1; power < t; power *= Number(base)) r++
  return r
}

/**
 * g_* = x_r of a session with r iterations. The x_r with r ≥ 1 fall towards φ, and x_4 is within 10^-38
 * of it, so that it stands for all later ones (and for the limit) wherever n ≤ 10^18.
 */
export function sessionFactor(r: number): Fraction {
  return newtonApproximation(Math.min(r, ENOUGH))
}
