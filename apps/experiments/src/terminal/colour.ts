// The colours in which a terminal shows the words of verdicts.
import { isatty } from 'node:tty'
import { styleText } from 'node:util'

/** The option that disables colours; every verb accepts it. */
export const NO_COLOUR = '--no-color'

const STDOUT = 1

type Colour = 'green' | 'red' | 'yellow' | 'cyan'

/**
 * The colour of each verdict word. Good results, bad results, undecided verdicts and answers have
 * different colours.
 */
const COLOURS: Readonly<Record<string, Colour>> = {
  proved: 'green',
  holds: 'green',
  confirmed: 'green',
  VERIFIED: 'green',
  refuted: 'red',
  REFUSED: 'red',
  incomplete: 'yellow',
  undecided: 'yellow',
  vacuous: 'yellow',
  candidate: 'yellow',
  'OUT OF BOUNDS': 'yellow',
  answered: 'cyan',
}
const WORDS = new RegExp(`(?<![\\w-])(?:${Object.keys(COLOURS).join('|')})(?![\\w-])`, 'g')

let isForbidden = false

/** Remembers whether this command was called with `--no-color`. */
export function forbidColour(isAsked: boolean): void {
  isForbidden = isAsked
}

/**
 * The given arguments, for a thread that runs this command, with `--no-color` added if colours are
 * forbidden.
 */
export function withColourOption(words: readonly string[]): readonly string[] {
  return isForbidden ? [...words, NO_COLOUR] : words
}

/**
 * True if verdicts are coloured. Verdicts are coloured on a terminal or with FORCE_COLOR, but never
 * with `--no-color` or NO_COLOR. An empty variable is treated as absent, and FORCE_COLOR=0 disables
 * colours.
 */
export function isColoured(
  env: NodeJS.ProcessEnv = process.env,
  isTerminal: boolean = isatty(STDOUT),
): boolean {
  if (isForbidden || (env['NO_COLOR'] ?? '') !== '') return false
  const forced = env['FORCE_COLOR'] ?? ''
  return forced === '' ? isTerminal && env['TERM'] !== 'dumb' : forced !== '0'
}

/** The page with coloured verdict words, if this command prints in colours. */
export function withVerdictColours(page: string): string {
  return isColoured() ? page.replaceAll(WORDS, (word) => styleText(COLOURS[word]!, word)) : page
}
