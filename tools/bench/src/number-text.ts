import type { Spread } from './statistics.ts'

/** A ratio with two digits after the point. */
export function ratioText(ratio: number): string {
  return ratio.toFixed(2)
}

/** `least / median / most`. */
export function spreadText({ least, median, most }: Spread): string {
  return [least, median, most].map(ratioText).join(' / ')
}

/** Milliseconds, three digits that count. */
export function millisecondsText(milliseconds: number): string {
  return Math.abs(milliseconds) >= 100 ? milliseconds.toFixed(0) : milliseconds.toPrecision(3)
}

/** A large number in words of thousands: `0.41 M`, `8.2 G`. */
export function rateText(rate: number): string {
  const units = [
    [1e9, 'G'],
    [1e6, 'M'],
    [1e3, 'k'],
  ] as const
  const [size, unit] = units.find(([least]) => rate >= least / 10) ?? [1, '']
  return `${Number((rate / size).toPrecision(2))} ${unit}`.trim()
}
