import type { IntegerSequence } from '../sequences/integer-sequence.ts'

/** The maximum number of digits of a term that the OEIS accepts. */
const MOST_DIGITS = 1000

/**
 * Writes a sequence as an OEIS b-file. The name is a comment, and each term has a line `n a(n)`,
 * where n starts at the offset. The file is ASCII, with one blank between the numbers and a line
 * feed after every line.
 *
 * @throws RangeError if the sequence has no term, a term or the offset is not an integer, a term
 * has more than 1000 digits, or the name is not one line of printable ASCII
 * @complexity O(number of digits)
 * @see https://oeis.org/wiki/B-files
 */
export function bFile({ name, offset, terms }: IntegerSequence): string {
  if (!/^[ -~]+$/.test(name)) {
    throw new RangeError(`b-file: expected a name in ASCII text on one line, got '${name}'`)
  }
  if (!Number.isSafeInteger(offset)) {
    throw new RangeError(`b-file: expected an integer offset, got ${offset}`)
  }
  if (terms.length === 0) throw new RangeError('b-file: expected at least one term')
  const lines = terms.map((term, i) => `${offset + i} ${digits(term, offset + i)}\n`)
  return `# ${name}\n${lines.join('')}`
}

function digits(term: number | bigint, n: number): string {
  if (typeof term === 'number' && !Number.isSafeInteger(term)) {
    throw new RangeError(
      `b-file: expected an integer below 2^53 or a bigint as a(${n}), got ${term}`,
    )
  }
  const text = BigInt(term).toString()
  if (text.replace('-', '').length > MOST_DIGITS) {
    throw new RangeError(`b-file: expected at most ${MOST_DIGITS} digits, a(${n}) has more`)
  }
  return text
}

/**
 * The file name that the OEIS requires: `b000201.txt` for A000201.
 * @throws RangeError unless the text is A followed by six or more digits
 */
export function bFileName(sequence: string): string {
  const match = /^A(\d{6,})$/.exec(sequence)
  if (match === null) {
    throw new RangeError(`b-file: expected a number such as A000201, got '${sequence}'`)
  }
  return `b${match[1]!}.txt`
}
