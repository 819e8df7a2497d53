import {
  childrenOf,
  type Clause,
  type Expression,
  type Formula,
  toMathML,
  type Term,
} from '@nim/presburger'
import { flowHtml } from './flow.ts'

/** Formulas with more parts than this are not typeset, because nobody would read them. */
const MOST_PARTS = 600

/** Formulas with at most this number of parts are set on one line. */
const ONE_LINE = 10

/** A clause in HTML and MathML, as lines that a sign joins. Null if the part is too long. */
export interface SetClause {
  readonly says: SetLines | null
  readonly where: SetLines | null
}

/** One line for each member of a conjunction or a disjunction. Other formulas have one line. */
export interface SetLines {
  readonly sign: '∧' | '∨' | ''
  readonly lines: readonly SetLine[]
}

export interface SetLine {
  /** Pieces of MathML, between which the line can break. */
  readonly html: string
  /** True if the member needs parentheses beside the sign. */
  readonly isLoose: boolean
}

/** Typesets a clause. */
export function setClause(
  { says, where }: Clause,
  spell: (html: string) => string = (html) => html,
): SetClause {
  return { says: setLines(says, spell), where: where === undefined ? null : setLines(where, spell) }
}

/** Typesets the meaning of a word. Returns null if the meaning is too long. */
export function setExpression(expression: Expression): string | null {
  return partsIn(expression) <= MOST_PARTS ? toMathML(expression) : null
}

function setLines(formula: Formula, spell: (html: string) => string): SetLines | null {
  const parts = partsIn(formula)
  if (parts > MOST_PARTS) return null
  if ((formula.kind !== 'and' && formula.kind !== 'or') || parts <= ONE_LINE) {
    return { sign: '', lines: [{ html: spell(flowHtml(formula)), isLoose: false }] }
  }
  return {
    sign: formula.kind === 'and' ? '∧' : '∨',
    lines: formula.formulas.map((each) => ({
      html: spell(flowHtml(each)),
      isLoose: isLoose(each),
    })),
  }
}

const LOOSE: ReadonlySet<string> = new Set(['and', 'or', 'implies', 'iff', 'xor'])

function isLoose({ kind }: Formula): boolean {
  return LOOSE.has(kind)
}

/**
 * Counts the parts that are printed. A shared subexpression is visited only once, but every
 * occurrence of it is counted.
 */
function partsIn(expression: Formula | Term): number {
  const known = new Map<Expression, number>()
  const partsOf = (part: Expression): number => {
    const before = known.get(part)
    if (before !== undefined) return before
    const parts = childrenOf(part).reduce((sum, child) => sum + partsOf(child), 1)
    known.set(part, parts)
    return parts
  }
  return partsOf(expression)
}
