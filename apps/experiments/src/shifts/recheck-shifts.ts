import { parseJson, readOwnText, RepeatedField, TooDeep } from '@nim/core/files'
import { parseRuleset } from '@nim/core/rules'
import {
  checkShifts,
  type CheckedShifts,
  type ShiftCheckOptions,
  type SolvedByShifts,
} from '@nim/prover/shift-check'
import { subjectLine } from '../discovering/discovery-page.ts'
import { MOST_BYTES, unconfirmed } from '../proving/recheck-points.ts'
import { solvedLines } from './shifts-page.ts'

/** The independent checker's result for a certificate by shift rules. */
export interface ShiftRecheck {
  readonly file: string
  /** The line, counted from 1. A file can contain one certificate per line. */
  readonly line: number
  readonly confirmed: boolean
  /** The reason why the checker refuses the certificate; null if the checker does not refuse it. */
  readonly problem: string | null
  /** True if a limit stopped the check, so that there is no result. */
  readonly outOfBounds?: true
  /** The game that an accepted certificate solves. */
  readonly proves: SolvedByShifts | null
  readonly seconds: number
}

/**
 * Checks the certificates in a file. The file contains a single certificate, or one certificate on
 * each line.
 *
 * @throws UnreadableInput for a file that cannot be read
 */
export function* recheckShifts(
  file: string,
  options: ShiftCheckOptions = {},
): Generator<ShiftRecheck, void> {
  const lines = new Map<string, number>()
  for (const [i, text] of certificatesIn(readOwnText(file).trim()).entries()) {
    const line = i + 1
    const started = performance.now()
    const checked = checkText(text, lines, line, options)
    const seconds = (performance.now() - started) / 1000
    if (checked.accepted) {
      const { accepted: _, ...proves } = checked
      yield { file, line, seconds, confirmed: true, problem: null, proves }
    } else {
      const { why: problem, outOfBounds } = checked
      const limit = outOfBounds ? { outOfBounds } : {}
      yield { file, line, seconds, confirmed: false, problem, proves: null, ...limit }
    }
  }
}

/**
 * The certificates in a text. If the file contains a single certificate, the certificate may occupy
 * several lines. Otherwise each line contains one certificate.
 */
function certificatesIn(text: string): string[] {
  if (!text.includes('\n')) return [text]
  try {
    JSON.parse(text)
    return [text]
  } catch {
    return text.split('\n')
  }
}

/**
 * @param known the line of each earlier game, with the rules, the play convention and the value as
 * the key
 */
function checkText(
  text: string,
  known: Map<string, number>,
  line: number,
  options: ShiftCheckOptions,
): CheckedShifts {
  if (text.length > MOST_BYTES) {
    return { accepted: false, why: `it has more than ${MOST_BYTES} bytes`, outOfBounds: true }
  }
  let json: unknown
  try {
    json = parseJson(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const isClear = error instanceof RepeatedField || error instanceof TooDeep
    return { accepted: false, why: isClear ? error.message : 'is not valid JSON' }
  }
  const { ruleset, play, value } = Object(json) as Record<string, unknown>
  const about = JSON.stringify([ruleset, play, value])
  const before = known.get(about)
  if (before !== undefined) return { accepted: false, why: `line ${before} is about the same game` }
  known.set(about, line)
  return checkShifts(json, options)
}

/** Describes the result and the game in words. Readers must compare this game with their own. */
export function recheckedShiftsPage({
  file,
  line,
  problem,
  outOfBounds,
  proves,
  seconds,
}: ShiftRecheck): string {
  if (proves === null) return unconfirmed(`${file}, line ${line}`, problem!, outOfBounds)
  const { ruleset, play, value } = proves
  const subject = subjectLine({ ruleset: parseRuleset(ruleset), play, value })
  return `${subject}\n${solvedLines(proves)}\n\nconfirmed for all positions, ${seconds.toFixed(1)} seconds`
}
