import {
  childrenOf,
  type Clause,
  type Expression,
  type Formula,
  toMathML,
  type Term,
} from '@nim/presburger'
import { flowHtml } from './flow.ts'

/** Formulas with more parts are not set: nobody would read them. */
const MOST_PARTS = 600

/** Formulas with at most so many parts stand on one line. */
const ONE_LINE = 10

/** A clause in HTML and MathML: lines joined by a sign, or null where it is too long to be set. */
export interface SetClause {
  readonly says: SetLines | null
  readonly where: SetLines | null
}

/** The members of a conjunction or a disjunction, a line each; one line for all else. */
export interface SetLines {
  readonly sign: '∧' | '∨' | ''
  readonly lines: readonly SetLine[]
}

export interface SetLine {
  /** Pieces of MathML, between which the line may end. */
  readonly html: string
  /** True for what needs parentheses beside the sign. */
  readonly isLoose: boolean
}

/** A clause as it is read in print. */
export function setClause(
  { says, where }: Clause,
  spell: (html: string) => string = (html) => html,
): SetClause {
  return { says: setLines(says, spell), where: where === undefined ? null : setLines(where, spell) }
}

/** A name of the vocabulary as it is read in print; null if it is too long. */
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

/** Parts are counted as often as they are printed; those of what is shared are counted once and added. */
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
