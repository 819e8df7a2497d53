import type { Spread } from './statistics.ts'

/** A ratio with two digits after the point. */
export function ratioText(ratio: number): string {
  return ratio.toFixed(2)
}

/** A spread as text, in the form `least / median / most`. */
export function spreadText({ least, median, most }: Spread): string {
  return [least, median, most].map(ratioText).join(' / ')
}

/** Milliseconds with three significant digits. */
export function millisecondsText(milliseconds: number): string {
  return Math.abs(milliseconds) >= 100 ? milliseconds.toFixed(0) : milliseconds.toPrecision(3)
}
