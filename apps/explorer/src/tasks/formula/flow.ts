import {
  childrenOf,
  type Expression,
  type Formula,
  isTerm,
  type Term,
  toMathML,
} from '@nim/presburger'

/**
 * Expressions with more parts than this are printed in several pieces, so that a line can break
 * between them.
 */
const ONE_PIECE = 6

const RELATIONS = { '<=': '≤', '<': '&lt;', '=': '=', '!=': '≠', '>=': '≥', '>': '&gt;' } as const
const JOINS = { and: '∧', or: '∨', implies: '⇒', iff: '⇔', xor: '⊕' } as const

/**
 * Formats a formula as HTML that wraps like text. Small parts are `math` elements, and a line can
 * break at every sign between them. The printed formula is the same as in `toMathML`.
 */
export function flowHtml(expression: Expression): string {
  return isTerm(expression) ? termHtml(expression) : formulaHtml(expression)
}

function formulaHtml(formula: Formula): string {
  if (isOnePiece(formula)) return toMathML(formula)
  switch (formula.kind) {
    case 'true':
    case 'false':
      return toMathML(formula)
    case 'comparison':
      return `${termHtml(formula.left)}${sign(RELATIONS[formula.relation])}${termHtml(formula.right)}`
    case 'congruence':
      return `${termHtml(formula.term)}${sign('≡')}<span class="whole">${formula.residue} (mod ${formula.modulus})</span>`
    case 'not':
      return `¬(${formulaHtml(formula.formula)})`
    case 'and':
    case 'or':
      return formula.formulas.map(memberHtml).join(sign(JOINS[formula.kind]))
    case 'implies':
    case 'iff':
    case 'xor':
      return `${memberHtml(formula.left)}${sign(JOINS[formula.kind])}${memberHtml(formula.right)}`
    case 'branch':
      return casesHtml(formula.condition, formula.consequent, formula.alternative)
  }
}

function termHtml(term: Term): string {
  if (isOnePiece(term)) return toMathML(term)
  switch (term.kind) {
    case 'constant':
    case 'variable':
      return toMathML(term)
    case 'plus':
      return term.terms.map(summandHtml).join('')
    case 'times': {
      const { factor, term: of } = term
      return `${factor === -1 ? '−' : factor}${factor === -1 ? '' : '·'}${operandHtml(of)}`
    }
    case 'div':
      return `⌊${operandHtml(term.term)} / ${term.divisor}⌋`
    case 'mod':
      return `${operandHtml(term.term)} <span class="whole">mod ${term.modulus}</span>`
    case 'min':
    case 'max':
      return `${term.kind}(${term.terms.map(termHtml).join(', ')})`
    case 'count':
      return term.formulas.map((each) => `[${formulaHtml(each)}]`).join(sign('+'))
    case 'indicator':
      return `[${formulaHtml(term.formula)}]`
    case 'ite':
      return casesHtml(term.condition, term.consequent, term.alternative)
  }
}

/**
 * A term of a sum with its sign. The first term of the sum has a printed sign only if the sign is a
 * minus.
 */
function summandHtml(term: Term, at: number): string {
  const isNegative =
    (term.kind === 'times' && term.factor < 0) || (term.kind === 'constant' && term.value < 0)
  if (at === 0) return term.kind === 'plus' ? operandHtml(term) : termHtml(term)
  if (!isNegative) {
    return `${sign('+')}${term.kind === 'plus' ? operandHtml(term) : termHtml(term)}`
  }
  if (term.kind === 'constant') return `${sign('−')}${Math.abs(term.value)}`
  if (term.kind !== 'times') return `${sign('+')}${operandHtml(term)}`
  const size = -term.factor
  return `${sign('−')}${size === 1 ? '' : `${size}·`}${operandHtml(term.term)}`
}

function operandHtml(term: Term): string {
  const isTight = ['constant', 'variable', 'div', 'min', 'max', 'indicator'].includes(term.kind)
  return isTight ? termHtml(term) : `(${termHtml(term)})`
}

function memberHtml(formula: Formula): string {
  return formula.kind in JOINS ? `(${formulaHtml(formula)})` : formulaHtml(formula)
}

function casesHtml(condition: Formula, then: Expression, otherwise: Expression): string {
  const line = (inside: string): string => `<span class="case-line">${inside}</span>`
  const first = line(`${flowHtml(then)} <em>if</em> ${formulaHtml(condition)}`)
  return `<span class="case-lines">${first}${line(`${flowHtml(otherwise)} <em>otherwise</em>`)}</span>`
}

/** The kinds of expressions that are always printed in several pieces. */
const IN_PIECES: ReadonlySet<string> = new Set(['congruence', 'ite', 'branch'])

/** True for a small expression that contains neither cases nor congruences. */
function isOnePiece(expression: Expression): boolean {
  let left = ONE_PIECE
  const fits = (part: Expression): boolean =>
    --left >= 0 && !IN_PIECES.has(part.kind) && childrenOf(part).every(fits)
  return fits(expression)
}

/** A sign with space around it, at which a line can break. */
function sign(is: string): string {
  return ` <span class="op">${is}</span> `
}
