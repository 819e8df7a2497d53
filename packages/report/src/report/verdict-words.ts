import type { Verdict, VerdictRecord } from '@nim/conjectures'

/** The marks that distinguish verdicts without colour. */
export const VERDICT_MARKS: Readonly<Record<Verdict, string>> = {
  refuted: '✗',
  incomplete: '…',
  holds: '✓',
  proved: '∎',
  vacuous: '∅',
  undecided: '≟',
  answered: '→',
}

/** The words that headings use for each verdict. They name the result and its range. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  refuted: 'refuted',
  incomplete: 'incomplete',
  holds: 'holds on the stated domain',
  proved: 'proved',
  vacuous: 'vacuous',
  undecided: 'undecided',
  answered: 'answered',
}

/** The meaning of a verdict, in one sentence. */
export const VERDICT_MEANINGS: Readonly<Record<Verdict, string>> = {
  refuted: 'A counterexample was found. The report shows the smallest one in the stated domain.',
  incomplete:
    'A limit or an interruption ended the check, or the domain contains no witness for a statement of existence. This verdict says nothing about the statement.',
  holds:
    'The whole stated finite domain was checked, and nothing contradicts the statement. This verdict says nothing about positions outside the domain.',
  proved: 'The statement is true for all positions of the case, and there is a certificate.',
  vacuous: 'Nothing in the stated domain meets the hypotheses of the statement.',
  undecided:
    'The result does not settle the statement, which is about cost or about consequences. The record gives the reason.',
  answered: 'A question has no verdict. The record contains its answer and the data.',
}

/**
 * The verdict of a record. The verdict of a reading other than the principal one is called a
 * remark.
 */
export function recordVerdict({ verdict, reading }: VerdictRecord): string {
  return reading === undefined ? verdict : `${verdict} (${reading})`
}
