import { termLines } from './term-lines.ts'

/** Each verdict with its meaning. */
const VERDICT_WORDS: readonly (readonly [verdict: string, says: string])[] = [
  [
    'holds',
    'the statement is correct at every position of the stated domain; nimlab checked no other positions',
  ],
  [
    'refuted',
    'there is a counterexample; nimlab shows one with the smallest sum, and if there are several, the lexicographically first',
  ],
  ['proved', 'the statement is true for all positions'],
  [
    'undecided',
    'no finite check can settle a statement of this kind, such as a bound on the cost of an algorithm',
  ],
  ['incomplete', 'a limit or Ctrl-C ended the check, or the domain contains no witness'],
  ['vacuous', 'nothing in the domain satisfies the hypotheses'],
  ['answered', 'nimlab decides this case of a question, or all cases of the question'],
  ['reduced', 'nimlab decides some cases of a question, but not all'],
  ['open', 'nimlab decides no case of a question'],
]

/** The text of `nimlab help verdicts`. */
export function verdictsTopic(): string {
  return `A verdict is the result of judging a statement.

${termLines(VERDICT_WORDS)}

"Holds" never means "true", because a statement can fail for larger piles. nimlab prove decides statements for all positions.
docs/evidence.md explains what you have to trust for each verdict.
`
}
