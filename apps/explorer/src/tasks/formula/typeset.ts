import {
  childrenOf,
  type Clause,
  type Expression,
  type Formula,
  toMathML,
  type Term,
} from '@nim/presburger'

/** Formulas with more parts are not set: nobody would read them. */
const MOST_PARTS = 600

/** A clause in MathML: lines joined by a sign, or null where it is too long to be set. */
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
  /** A `math` element. */
  readonly math: string
  /** True for what needs parentheses beside the sign. */
  readonly isLoose: boolean
}

/** A clause as it is read in print. */
export function setClause({ says, where }: Clause): SetClause {
  return { says: setLines(says), where: where === undefined ? null : setLines(where) }
}

/** A name of the vocabulary as it is read in print; null if it is too long. */
export function setExpression(expression: Expression): string | null {
  return isShort(expression) ? toMathML(expression) : null
}

function setLines(formula: Formula): SetLines | null {
  if (!isShort(formula)) return null
  if (formula.kind !== 'and' && formula.kind !== 'or') {
    return { sign: '', lines: [{ math: toMathML(formula), isLoose: false }] }
  }
  return {
    sign: formula.kind === 'and' ? '∧' : '∨',
    lines: formula.formulas.map((each) => ({ math: toMathML(each), isLoose: isLoose(each) })),
  }
}

const LOOSE: ReadonlySet<string> = new Set(['and', 'or', 'implies', 'iff', 'xor'])

function isLoose({ kind }: Formula): boolean {
  return LOOSE.has(kind)
}

/** Parts are counted as often as they are printed; those of what is shared are counted once and added. */
function isShort(expression: Formula | Term): boolean {
  const known = new Map<Expression, number>()
  const partsOf = (part: Expression): number => {
    const before = known.get(part)
    if (before !== undefined) return before
    const parts = childrenOf(part).reduce((sum, child) => sum + partsOf(child), 1)
    known.set(part, parts)
    return parts
  }
  return partsOf(expression) <= MOST_PARTS
}
