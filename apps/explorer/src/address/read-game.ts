import {
  formatPosition,
  isSymmetric,
  parsePosition,
  parseRuleset,
  type PlayConvention,
  type Position,
  type Ruleset,
  sorted,
} from '@nim/core/rules'

/** The parsed value of a text, or one line that says what is wrong and what is accepted. */
export type TextResult<T> = { readonly is: T } | { readonly problem: string }

/** The maximum length of the text of a game or a position. Longer texts are rejected. */
const MOST_CHARACTERS = 2000

/** Reads a ruleset such as `NIM(4,3)`. */
export function readRuleset(text: string): TextResult<Ruleset> {
  return reading(() => parseRuleset(short(text).trim()))
}

/** Misère play if the setting is `misere`, otherwise normal play. */
export function readPlay(setting: string | undefined): PlayConvention {
  return setting === 'misere' ? 'misere' : 'normal'
}

/**
 * Parses a position of a game, such as `3,3,4,4`. The piles are sorted if the rules do not
 * distinguish them.
 */
export function readPosition(ruleset: Ruleset, text: string): TextResult<Position> {
  return reading(() => {
    const position = parsePosition(short(text)).map(Number)
    if (position.length !== ruleset.piles || position.some((pile) => pile >= 1e9)) {
      const what = `expected ${ruleset.piles} piles, whole numbers with commas between them`
      throw new RangeError(`position: ${what}, got '${text.slice(0, 80)}'`)
    }
    return isSymmetric(ruleset) ? sorted(position) : position
  })
}

/** Formats a position as text, which {@link readPosition} parses. */
export function positionText(position: Position): string {
  return formatPosition(position)
}

/** Calls a parser and turns an exception into a message. */
export function reading<T>(read: () => T): TextResult<T> {
  try {
    return { is: read() }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}

function short(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  throw new RangeError(`expected at most ${MOST_CHARACTERS} characters, got ${text.length}`)
}
