import { parseJson, readOwnText } from '@nim/core/files'
import { parseRuleset } from '@nim/core/rules'
import { checkShifts, type CheckedShifts, type SolvedByShifts } from '@nim/prover/shift-check'
import { subjectLine } from '../discovering/discovery-page.ts'
import { solvedLines } from './shifts-page.ts'

/** What the independent checker says of a certificate by shift rules. */
export interface ShiftRecheck {
  readonly file: string
  /** Counted from 1; a file may hold one certificate a line. */
  readonly line: number
  readonly confirmed: boolean
  /** Why it is refused; null if it is not. */
  readonly problem: string | null
  /** What an accepted certificate proves for all positions. */
  readonly proves: SolvedByShifts | null
  readonly seconds: number
}

/**
 * Checks the certificates of a file: one, or one a line.
 *
 * @throws UnreadableInput for a file that cannot be read
 */
export function* recheckShifts(file: string): Generator<ShiftRecheck, void> {
  const text = readOwnText(file).trim()
  const whole = parsed(text)
  const all = whole === undefined ? text.split('\n').map(parsed) : [whole]
  for (const [i, json] of all.entries()) {
    const started = performance.now()
    const checked: CheckedShifts =
      json === undefined ? { accepted: false, why: 'is not JSON' } : checkShifts(json)
    const seconds = (performance.now() - started) / 1000
    const found = { file, line: i + 1, seconds }
    if (checked.accepted) {
      const { accepted: _, ...proves } = checked
      yield { ...found, confirmed: true, problem: null, proves }
    } else yield { ...found, confirmed: false, problem: checked.why, proves: null }
  }
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  }
}

/** The result in words, with the game, which is for the reader to compare. */
export function recheckedShiftsPage({
  file,
  line,
  problem,
  proves,
  seconds,
}: ShiftRecheck): string {
  if (proves === null) return `${file}, line ${line}: ${problem}\n\nnot confirmed`
  const { ruleset, play, value } = proves
  const subject = subjectLine({ ruleset: parseRuleset(ruleset), play, value })
  return `${subject}\n${solvedLines(proves)}\n\nconfirmed for all positions, ${seconds.toFixed(1)} seconds`
}
