import type { VerdictRecord } from '@nim/conjectures'
import type { Stopped } from '@nim/conjectures/formula-claims'

/** Formats a number with commas between thousands. */
export function counted(count: number): string {
  return count.toLocaleString('en')
}

/** The largest pile of the box that a record covers. */
export function largestOf({ domain }: VerdictRecord): number {
  return domain.kind === 'box' ? domain.max : 0
}

/** Describes the result after a number of boxes, none of which refuted the formula. */
export function holdsWords(last: VerdictRecord | undefined): string {
  if (last === undefined) return 'no box has been judged yet'
  const box = `the box of piles 0..${largestOf(last)}`
  if (last.verdict === 'vacuous') return `applies to no position in ${box}`
  return `holds on ${box}: ${counted(last.checked)} positions (this is no proof)`
}

/** The reasons why a test ends. */
export const STOPPED: Readonly<Record<Stopped, string>> = {
  asked: '',
  refuted: '',
  positions: 'The next box has more than 200 million positions.',
  memory: 'The next box needs more memory than the page may use.',
  seconds: 'The time limit was reached.',
  numbers: 'In the next box, the numbers in the formula would be too large to be exact.',
  interrupted: 'Stopped.',
}

/** The labels of the text field, by the value that the formula describes. */
export const SAYS = {
  outcome: 'a position is a P-position if and only if',
  remoteness: 'for every position, where value is its remoteness',
  grundy: 'for every position, where value is its Grundy value',
} as const
