import { EXIT } from '../../exit-code.ts'
import { termLines } from './term-lines.ts'

/** Each exit code, with a description of its meaning. */
export const EXIT_WORDS: readonly (readonly [code: number, says: string])[] = [
  [EXIT.ok, 'all verdicts are holds, proved, vacuous, undecided or answered'],
  [EXIT.refuted, 'at least one statement is refuted, in its principal reading'],
  [EXIT.usage, 'wrong usage or bad input; nimlab did nothing'],
  [EXIT.incomplete, 'something is incomplete or not proved, and nothing is refuted'],
  [EXIT.internal, 'damaged data, an internal error, or no room for the results'],
  [
    EXIT.readerGone,
    'the reader closed the pipe, as head -1 does; if nimlab stopped before the work was complete, the code is 3 instead',
  ],
]

/** The text of `nimlab help exit-codes`. */
export function exitCodesTopic(): string {
  return `Scripts can rely on these exit codes:

${termLines(EXIT_WORDS.map(([code, says]) => [String(code), says]))}

If nimlab cannot write all its results, the exit code is neither 0 nor 1.
Results go to stdout. Progress and messages go to stderr.
`
}
