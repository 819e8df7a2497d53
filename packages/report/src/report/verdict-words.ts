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

/** The verdicts in the words of headings: the result, and its range. */
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
  refuted: 'A counterexample was found; the smallest of the stated domain is given.',
  incomplete:
    'A budget, a time-out or an interruption ended the check, or the domain holds no witness of a statement of existence. This says nothing about the statement.',
  holds:
    'All of the stated finite domain was checked and nothing contradicts the statement. Nothing is said about positions outside the domain.',
  proved: 'For all positions of the case, with a certificate.',
  vacuous: 'Nothing in the stated domain meets the hypotheses of the statement.',
  undecided:
    'A statement about cost, or about consequences, that the result does not settle: the record says why.',
  answered: 'A question has no verdict. Its answer, with the data, is in the record.',
}

/**
 * The verdict of a record. The verdict of a reading other than the principal one is called a
 * remark.
 */
export function recordVerdict({ verdict, reading }: VerdictRecord): string {
  return reading === undefined ? verdict : `${verdict} (${reading})`
}
