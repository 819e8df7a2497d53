import type { IntegerSequence } from './integer-sequence.ts'

/** The approximate length that the OEIS recommends for the data section of an entry. */
const LONGEST = 260

/**
 * The first terms as the data line of an OEIS entry, such as `1, 0, 2, 5`. The line contains at
 * least one term, and otherwise as many terms as fit into 260 characters, including blanks.
 *
 * @throws RangeError if the sequence has no term
 * @see https://oeis.org/wiki/Style_Sheet
 */
export function oeisData({ terms }: IntegerSequence): string {
  if (terms.length === 0) throw new RangeError('OEIS data: expected at least one term')
  let line = String(terms[0]!)
  for (const term of terms.slice(1)) {
    const longer = `${line}, ${term}`
    if (longer.length > LONGEST) break
    line = longer
  }
  return line
}

/**
 * The two numbers of an OEIS offset, `0,3`: the index of the first term, and the position (from 1)
 * of the first term with an absolute value above 1, or 1 if there is no such term.
 */
export function oeisOffset({ offset, terms }: IntegerSequence): string {
  return `${offset},${Math.max(1, terms.findIndex((term) => term > 1 || term < -1) + 1)}`
}
