import { nearest } from '../text/nearest.ts'
import type { Vocabulary } from './vocabulary.ts'

type Slips = readonly (readonly [RegExp, string])[]

/**
 * The accepted replacements for notation that the language of formulas does not have, by the place
 * where this notation occurs.
 */
const INSTEAD: Readonly<Record<'anywhere' | 'operator' | 'logic', Slips>> = {
  anywhere: [
    [/[\^²³]|(?<=\*)\*/y, "a formula has no powers; for logic, write 'and', 'or' or 'xor'"],
    [/\/|\\frac|[⌊⌋]/y, "for the quotient without remainder, write 'x1 div 2'"],
    [/∈|\\in\b/y, "write 'x1 = 0 or x1 = 1'"],
    [/[∀∃]|\\(?:forall|exists)\b|(?:forall|exists|for)\b/y, 'a formula has no quantifiers'],
    [/[∑Σ]|\\sum\b/y, "write 'x1 + x2', or 'sum' for all piles"],
    [/\|/y, "for the absolute value of t, write 'max(t, -t)'"],
    [/~/y, "write 'not'"],
    [/[?:]/y, "write 'if f then s else t'"],
    [/\.\d/y, 'numbers are integers'],
    [/(?<=,\s*)\)/y, "leave out the last ','"],
    [/([a-z]+\d+)([a-z]+\d+)\b/iy, 'write an operator between $1 and $2'],
  ],
  operator: [
    [/in\b/y, "write 'x1 = 0 or x1 = 1'"],
    [/,/y, "to join formulas, write 'and'"],
    [/then\b/y, "write 'if f then g else h', or 'f -> g'"],
    [/[([]\s*(\d{1,9})\s*[)\]]/y, "for a congruence, write '(mod $1)'"],
  ],
  /** Notation that stands after a term, in place of a logical operator. */
  logic: [
    [/\|(?!\|)/y, "for '3 divides x1', write 'x1 mod 3 = 0'"],
    [/=>/y, "for 'at least', write '>='"],
    [/xor\b|⊕|\\oplus\b/y, "'xor' joins two formulas, and the language has no nim-sum of numbers"],
  ],
}

/**
 * The end of an error message. It says what to write instead of the text at an index. Empty if
 * unknown.
 */
export function insteadOf(text: string, at: number, place: keyof typeof INSTEAD): string {
  for (const [slip, says] of INSTEAD[place]) {
    slip.lastIndex = at
    const [typed, first = '', second = ''] = slip.exec(text) ?? []
    if (typed !== undefined) return `; ${says.replace('$1', first).replace('$2', second)}`
  }
  return ''
}

/** The words of the language that can appear in place of a name. */
const OWN = ['min', 'max', 'count', 'even', 'odd', 'not', 'if', 'true', 'false']
/** The words of the language that can appear in place of an operator. */
export const OPERATORS: readonly string[] = 'and or xor iff implies if mod div even odd is'.split(
  ' ',
)

/** The accepted names that are most similar to an unknown name. */
export function namesNear(
  typed: string,
  { names = new Map(), functions = new Map() }: Partial<Vocabulary> = {},
  parts: Iterable<string> = [],
): string[] {
  const [, head = '', digits] = /^([a-z]+)_?(\d+)$/i.exec(typed) ?? []
  const call = functions.get(head)?.of(Number(digits)) ? [`${head}(${digits})`] : []
  return [...call, ...wordsNear(typed, [...names.keys(), ...functions.keys(), ...parts, ...OWN])]
}

/** The accepted words that are most similar to a misspelt word. */
export function wordsNear(typed: string, accepted: readonly string[]): string[] {
  return nearest(typed, accepted, typed.length > 3 ? 2 : 1)
}
