import { linearTicks, logTicks } from './ticks.ts'

/** The form of an axis. */
export interface ChartAxis {
  readonly label: string
  readonly scale: 'linear' | 'log'
  /** The minimum distance between the ticks of a linear axis; 1 for whole numbers. */
  readonly least?: number
}

/** A function that gives the position of a value on an axis, and the values that label the axis. */
export interface ChartScale {
  /** The position of a value as a fraction of the axis, from 0 to 1. */
  readonly at: (value: number) => number
  readonly ticks: readonly { readonly value: number; readonly label: string }[]
}

/**
 * The scale of an axis for the given values. It begins and ends at a round number. Linear axes
 * begin at 0 if no value is negative.
 * @throws RangeError if a value is not finite, or not positive on a logarithmic axis
 */
export function chartScale(axis: ChartAxis, values: readonly number[]): ChartScale {
  const isLog = axis.scale === 'log'
  const wrong = values.find((value) => !Number.isFinite(value) || (isLog && value <= 0))
  if (wrong !== undefined) {
    throw new RangeError(
      `chart: expected ${isLog ? 'positive' : 'finite'} values of '${axis.label}', got ${wrong}`,
    )
  }
  const lowest = values.reduce((a, b) => Math.min(a, b), Infinity)
  const highest = values.reduce((a, b) => Math.max(a, b), -Infinity)
  return isLog ? logScale(lowest, highest) : linearScale(axis, Math.min(0, lowest), highest)
}

function logScale(lowest: number, highest: number): ChartScale {
  const all = Number.isFinite(lowest) ? logTicks(lowest, highest) : logTicks(1, 10)
  const [first, last] = [Math.log10(all[0]!), Math.log10(all.at(-1)!)]
  const every = Math.ceil(all.length / 8)
  return {
    at: (value) => (Math.log10(value) - first) / (last - first),
    ticks: all
      .filter((_, i) => i % every === 0)
      .map((value) => ({ value, label: powerLabel(Math.round(Math.log10(value))) })),
  }
}

function linearScale({ least = 0 }: ChartAxis, from: number, highest: number): ChartScale {
  const to = highest > from ? highest : from + 1
  const inside = linearTicks(from, to, 8, least)
  const step = inside.length > 1 ? inside[1]! - inside[0]! : to - from
  const last = Number((step * Math.ceil(to / step - 1e-9)).toPrecision(12))
  const ticks = linearTicks(from, last, 8, least)
  return {
    at: (value) => (value - from) / (last - from),
    ticks: ticks.map((value) => ({ value, label: numberLabel(value) })),
  }
}

/** The number 10^exponent in a short form that is easy to read. */
function powerLabel(exponent: number): string {
  if (exponent >= -3 && exponent <= 3) return numberLabel(Number(`1e${exponent}`))
  const superscript = Array.from(
    String(exponent),
    (digit) => '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'['-0123456789'.indexOf(digit)],
  )
  return `10${superscript.join('')}`
}

/** A number as text. In numbers from 10000 on, narrow blanks separate groups of three digits. */
function numberLabel(value: number): string {
  const text = String(value)
  return Math.abs(value) < 10_000 ? text : text.replaceAll(/\B(?=(?:\d{3})+$)/g, '\u202f')
}
