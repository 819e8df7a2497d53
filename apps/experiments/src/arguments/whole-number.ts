import { InvalidArgumentError } from '@commander-js/extra-typings'

/**
 * Returns a parser for the value of an option, which must be a whole number from `least` to `most`.
 */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= least && value <= most)) {
      throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`)
    }
    return value
  }
}

/** The maximum pile size of a box. */
const MOST_MAX: number = 2 ** 31 - 1

/** The parser of `--max`. */
export const maxPile: (text: string) => number = wholeNumber(0, MOST_MAX)

/** The parser of `--threads`. */
export const threadCount: (text: string) => number = wholeNumber(1, 256)
