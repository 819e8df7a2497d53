import { InvalidArgumentError } from '@commander-js/extra-typings'

/** Reads `5` or `5%` as 0.05. */
export function percent(text: string): number {
  const value = /^\d{1,3}(?:\.\d+)?%?$/.test(text) ? Number.parseFloat(text) : Number.NaN
  if (!(value >= 0 && value <= 100)) {
    throw new InvalidArgumentError('Expected a percentage from 0 to 100.')
  }
  return value / 100
}
