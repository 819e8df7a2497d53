import type { VerdictRecord } from '@nim/conjectures'
import type { Stopped } from '@nim/conjectures/formula-claims'

/** A number with thin gaps between thousands would be typed wrongly: commas. */
export function counted(count: number): string {
  return count.toLocaleString('en')
}

/** The largest pile of the box of a record. */
export function largestOf({ domain }: VerdictRecord): number {
  return domain.kind === 'box' ? domain.max : 0
}

/** What is known after these boxes, the last one not refuted; nothing before the first. */
export function holdsWords(last: VerdictRecord | undefined): string {
  if (last === undefined) return 'no box is judged yet'
  const box = `the box of piles 0..${largestOf(last)}`
  if (last.verdict === 'vacuous') return `speaks of no position in ${box}`
  return `holds on ${box}: ${counted(last.checked)} positions (this is no proof)`
}

/** Why there are no more boxes. */
export const STOPPED: Readonly<Record<Stopped, string>> = {
  asked: '',
  refuted: '',
  positions: 'The next box has more than 200 million positions.',
  memory: 'The next box needs more memory than a page may take.',
  seconds: 'The time for larger boxes was over.',
  numbers: 'In the next box the numbers of the formula are not exact.',
  interrupted: 'Stopped.',
}

/** What the text field holds, by what the formula is about. */
export const SAYS = {
  outcome: 'a position is a P-position if and only if',
  remoteness: 'of every position, value being its remoteness',
  grundy: 'of every position, value being its Grundy value',
} as const
