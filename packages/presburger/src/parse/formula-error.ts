import { MOST_PARTS } from '../syntax/parts.ts'
import { visible } from '../text/visible.ts'
import { insteadOf } from './suggestions.ts'

/** The maximum number of columns of a text that a message shows around an error. */
const SHOWN = 72

/**
 * Thrown if a text is not a formula. The error contains its position in the text, the accepted
 * input, and the actual input.
 */
export class FormulaError extends RangeError {
  override readonly name = 'FormulaError'
  readonly text: string
  /** The index of the first wrong code unit. */
  readonly at: number

  constructor(text: string, at: number, message: string) {
    super(`formula: ${placeOf(text, at)}: ${message}`)
    this.text = text
    this.at = at
  }

  /**
   * The line of the text that contains the error, cut around its position, and a line with a caret
   * under that position.
   */
  pointedAt(): readonly [line: string, caret: string] {
    const start = this.text.lastIndexOf('\n', this.at - 1) + 1
    const end = this.text.indexOf('\n', this.at)
    const from = Math.max(start, this.at - SHOWN / 2)
    const to = Math.min(end === -1 ? this.text.length : end, from + SHOWN)
    const left = from > start ? '…' : ''
    const right = end === -1 && to < this.text.length ? '…' : ''
    // oxlint-disable-next-line no-control-regex -- one column for each character
    const line = this.text.slice(from, to).replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, ' ')
    return [`${left}${line}${right}`, `${' '.repeat(left.length + this.at - from)}^`]
  }
}

/**
 * Creates the error that reports a syntax error at an index. The message contains the position, the
 * accepted input, the actual input, and what to write instead.
 */
export function syntaxError(text: string, at: number, accepted: string, hint = ''): FormulaError {
  const rest = /^(?:[A-Za-z0-9_]{1,30}|[\s\S]?)/u.exec(text.slice(at, at + 60))![0]
  const input = rest === '' ? 'the end' : `'${visible(rest)}'`
  const end = hint || insteadOf(text, at, 'anywhere')
  return new FormulaError(text, at, `expected ${accepted}, got ${input}${end}`)
}

/** The error for a text whose formula has more parts than {@link MOST_PARTS}. */
export function tooManyParts(text: string, at: number): FormulaError {
  return new FormulaError(
    text,
    at,
    `a formula has at most ${MOST_PARTS} distinct parts, this one has more`,
  )
}

function placeOf(text: string, at: number): string {
  const before = text.slice(0, at).split('\n')
  const column = `column ${before.at(-1)!.length + 1}`
  return text.includes('\n') ? `line ${before.length}, ${column}` : column
}
