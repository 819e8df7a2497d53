import { InvalidArgumentError } from '@commander-js/extra-typings'

/**
 * Reads an inclusive range of whole numbers, such as `3..6`. A single number, such as `4`, means
 * `4..4`.
 */
export function range(text: string): readonly [from: number, to: number] {
  const match = /^(\d{1,9})(?:\.\.(\d{1,9}))?$/.exec(text)
  if (match === null) {
    throw new InvalidArgumentError('Expected a whole number or a range such as 3..6.')
  }
  const from = Number(match[1])
  const to = match[2] === undefined ? from : Number(match[2])
  if (from > to) throw new InvalidArgumentError(`The range is empty: ${from} is more than ${to}.`)
  return [from, to]
}
