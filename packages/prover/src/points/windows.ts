import type { Wall } from './atoms.ts'
import { dot, exactly } from './exact.ts'
import { NotDecidable } from './not-decidable.ts'
import { MOST_CROSSINGS } from '../tuned/tuned.ts'

/** An interval of integers. */
export interface Window {
  readonly low: number
  readonly high: number
}

/** The values of a form at which subtracting a step changes something relevant. */
export interface Crossing {
  /** The number of the form in F. */
  readonly form: number
  /** The value f(z), which is not 0. */
  readonly step: number
  /** I(f,z), which contains all values at which z crosses. */
  readonly window: Window
}

/**
 * The forms at which a reducing vector z can fail to reduce, with one entry for each form with f(z)
 * ≠ 0. The coordinates come first, and must stay ≥ 0. A form without thresholds that is not a
 * coordinate never matters, and has no entry.
 *
 * @source NT-9, 1.8
 */
export function crossingsOf(walls: readonly Wall[], z: readonly number[]): Crossing[] {
  return walls.flatMap(({ form, thresholds }, i): Crossing[] => {
    const step = dot(form, z)
    if (step === 0) return []
    const isCoordinate = i < z.length
    const least = thresholds[0] ?? 0
    const most = thresholds.at(-1) ?? 0
    if (isCoordinate) {
      return [{ form: i, step, window: { low: 0, high: exactly(Math.max(most, 0) + step - 1) } }]
    }
    const window =
      step > 0
        ? { low: least, high: exactly(most + step - 1) }
        : { low: exactly(least + step), high: most - 1 }
    return [{ form: i, step, window }]
  })
}

/** The number of ascending thresholds that are at most a value. */
function reached(thresholds: readonly number[], value: number): number {
  let [low, high] = [0, thresholds.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (thresholds[middle]! <= value) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * True if subtracting the step makes a form of this value pass a threshold, or fall below 0 if it
 * is a coordinate. In that case, a vector with this step does not reduce the point.
 */
export function crosses(
  thresholds: readonly number[],
  isCoordinate: boolean,
  value: number,
  step: number,
): boolean {
  if (isCoordinate && value < step) return true
  return reached(thresholds, value) !== reached(thresholds, value - step)
}

/**
 * The values of a form at which the step crosses, in ascending order. There are at most |step|
 * values for each threshold.
 * @throws NotDecidable if there may be more than 10,000
 */
export function crossingValues(
  thresholds: readonly number[],
  isCoordinate: boolean,
  step: number,
): number[] {
  const values = new Set<number>()
  const size = Math.abs(step)
  if (size * (thresholds.length + 1) > MOST_CROSSINGS) {
    throw new NotDecidable('a coefficient is too large')
  }
  if (isCoordinate) for (let value = 0; value < size; value++) values.add(value)
  for (const t of thresholds) {
    for (let i = 0; i < size; i++) {
      const value = step > 0 ? t + i : t - 1 - i
      if (!isCoordinate || value >= 0) values.add(value)
    }
  }
  return [...values].sort((a, b) => a - b)
}
