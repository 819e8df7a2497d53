/**
 * JavaScript expressions for terms and formulas. The text contains only numerals, operators and
 * names generated here. The code never contains the name of a variable of the formula.
 */
import type { Expression, Formula, Term } from '../syntax/syntax.ts'

/** The name or the code of an expression that is a child of another expression. */
export type CodeOf = (expression: Expression) => string

/**
 * The code of a term, built from the code of its children. The code is complete and needs no
 * parentheses.
 */
export function termCode(term: Term, code: CodeOf, variable: (name: string) => string): string {
  switch (term.kind) {
    case 'constant':
      return term.value < 0 ? `(${term.value})` : `${term.value}`
    case 'variable':
      return variable(term.name)
    case 'plus':
      return `(${term.terms.map((t, i) => summand(t, i === 0, code)).join('')})`
    case 'times':
      return term.factor === -1 ? `(-${code(term.term)})` : `(${term.factor} * ${code(term.term)})`
    case 'div':
      return `Math.floor(${code(term.term)} / ${term.divisor})`
    case 'mod':
      return residueCode(code(term.term), term.modulus)
    case 'min':
    case 'max':
      return `Math.${term.kind}(${term.terms.map(code).join(', ')})`
    case 'count':
      return `(${term.formulas.map((f) => bit(code(f))).join(' + ')})`
    case 'indicator':
      return bit(code(term.formula))
    case 'ite':
      return `(${code(term.condition)} ? ${code(term.consequent)} : ${code(term.alternative)})`
  }
}

/** The code of a formula, which evaluates to a boolean. */
export function formulaCode(formula: Formula, code: CodeOf): string {
  switch (formula.kind) {
    case 'true':
    case 'false':
      return formula.kind
    case 'comparison':
      return `(${code(formula.left)} ${OPERATORS[formula.relation]} ${code(formula.right)})`
    case 'congruence':
      return congruenceCode(code(formula.term), formula.residue, formula.modulus)
    case 'not':
      return `!${code(formula.formula)}`
    case 'and':
      return `(${formula.formulas.map(code).join(' && ')})`
    case 'or':
      return `(${formula.formulas.map(code).join(' || ')})`
    case 'implies':
      return `(!${code(formula.left)} || ${code(formula.right)})`
    case 'iff':
      return `(${code(formula.left)} === ${code(formula.right)})`
    case 'xor':
      return `(${code(formula.left)} !== ${code(formula.right)})`
    case 'branch':
      return `(${code(formula.condition)} ? ${code(formula.consequent)} : ${code(formula.alternative)})`
  }
}

const OPERATORS = { '<=': '<=', '<': '<', '=': '===', '!=': '!==', '>=': '>=', '>': '>' } as const

function summand(term: Term, isFirst: boolean, code: CodeOf): string {
  if (term.kind === 'constant' && term.value < 0 && !isFirst) return ` - ${-term.value}`
  if (term.kind === 'times' && term.factor < 0 && !isFirst) {
    // A subtraction yields small integers, which JavaScript engines process fast. The product with
    // a negative factor may be −0, which is not a small integer.
    const factor = term.factor === -1 ? '' : `${-term.factor} * `
    return ` - ${factor}${code(term.term)}`
  }
  return `${isFirst ? '' : ' + '}${code(term)}`
}

/** ToInt32 preserves residues modulo 2^32, so the low bits of negative integers are also right. */
function isMask(modulus: number): boolean {
  return modulus <= 2 ** 31 && Number.isInteger(Math.log2(modulus))
}

function residueCode(term: string, modulus: number): string {
  return isMask(modulus)
    ? `(${term} & ${modulus - 1})`
    : `((${term} % ${modulus} + ${modulus}) % ${modulus})`
}

function congruenceCode(term: string, residue: number, modulus: number): string {
  if (isMask(modulus)) return `((${term} & ${modulus - 1}) === ${residue})`
  const difference = residue === 0 ? term : `(${term} - ${residue})`
  return `(${difference} % ${modulus} === 0)`
}

function bit(condition: string): string {
  return `(${condition} ? 1 : 0)`
}
