import type { VerdictRecord } from '@nim/conjectures'
import { formatCase, formatWitness } from '@nim/conjectures/format'
import { recordVerdict } from '../report/verdict-words.ts'
import { paragraph } from './paragraph.ts'

/** The maximum number of characters in a line of a list or table. */
export const TEXT_WIDTH = 100

/** A text with the evidence for a verdict; empty if the check found no contradiction. */
export function evidenceText(record: VerdictRecord): string {
  const { claim, case: parameters, counterexample, failures, answer } = record
  const about = `${[claim, formatCase(parameters)].join(' ').trim()} is ${recordVerdict(record)}`
  if (answer !== undefined) return `\n${paragraph(`${about}: ${answer}`, TEXT_WIDTH)}`
  if (counterexample === null) return ''
  const { expected, actual, explain, edge } = counterexample
  const witness = formatWitness(counterexample)
  return [
    '',
    paragraph(`${about}, failures: ${failures}, the smallest: ${witness}`, TEXT_WIDTH),
    ...[
      `by the statement: ${expected}; by solving: ${actual}`,
      explain,
      ...(edge === undefined ? [] : [`it fails at edge cases only: ${edge}`]),
    ].map((line) => paragraph(line, TEXT_WIDTH, '  ')),
  ].join('\n')
}
