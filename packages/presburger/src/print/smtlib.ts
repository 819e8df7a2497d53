/**
 * SMT-LIB 2, theory Ints. In SMT-LIB, `div` by a positive constant is the floor of the quotient,
 * and `mod` is the residue ≥ 0, as in this package. `min`, `max`, counts and indicators become
 * `ite`. The output is in QF_LIA. If a solver should receive formulas without `div`, `mod` and
 * `ite`, apply `purify` first.
 */
import { childrenOf, isTerm } from '../syntax/children.ts'
import { interner } from '../syntax/interner.ts'
import { usesOf } from '../syntax/parts.ts'
import type { Expression, Formula, Term } from '../syntax/syntax.ts'

/**
 * The S-expression of a term (sort Int) or a formula (sort Bool). Repeated parts are written out
 * each time.
 */
export function toSmtLib(expression: Expression): string {
  const print = (child: Expression): string => write(child, print)
  return print(expression)
}

/**
 * The S-expression in which `let` binds every repeated compound part. Therefore its length is
 * linear in the size of the expression as a graph. Bound names contain `!`, which never occurs in
 * the name of a variable.
 */
export function toSharedSmtLib(expression: Expression): string {
  const idOf = interner()
  const uses = usesOf([expression], idOf)
  const names = new Map<number, string>()
  const bindings: string[] = []
  const print = (child: Expression): string => {
    const id = idOf(child)
    const boundName = names.get(id)
    if (boundName !== undefined) return boundName
    const text = write(child, print)
    if ((uses.get(id) ?? 0) < 2 || childrenOf(child).length === 0) return text
    const name = `s!${names.size}`
    names.set(id, name)
    bindings.push(`(let ((${name} ${text})) `)
    return name
  }
  const body = print(expression)
  return `${bindings.join('')}${body}${')'.repeat(bindings.length)}`
}

type Print = (expression: Expression) => string

function write(expression: Expression, print: Print): string {
  return isTerm(expression) ? writeTerm(expression, print) : writeFormula(expression, print)
}

function writeTerm(term: Term, print: Print): string {
  switch (term.kind) {
    case 'constant':
      return numeral(term.value)
    case 'variable':
      return term.name
    case 'plus':
      return `(+ ${term.terms.map(print).join(' ')})`
    case 'times':
      return term.factor === -1
        ? `(- ${print(term.term)})`
        : `(* ${numeral(term.factor)} ${print(term.term)})`
    case 'div':
      return `(div ${print(term.term)} ${term.divisor})`
    case 'mod':
      return `(mod ${print(term.term)} ${term.modulus})`
    case 'min':
      return extremum('<=', term.terms.map(print))
    case 'max':
      return extremum('>=', term.terms.map(print))
    case 'count': {
      const bits = term.formulas.map((f) => `(ite ${print(f)} 1 0)`)
      return bits.length === 1 ? bits[0]! : `(+ ${bits.join(' ')})`
    }
    case 'indicator':
      return `(ite ${print(term.formula)} 1 0)`
    case 'ite':
      return `(ite ${print(term.condition)} ${print(term.consequent)} ${print(term.alternative)})`
  }
}

/**
 * Binds a name to each operand, because the term uses each operand twice. Nested bindings may reuse
 * names.
 */
function extremum(relation: '<=' | '>=', [first, ...rest]: readonly string[]): string {
  return rest.reduce(
    (best, next) => `(let ((a! ${best}) (b! ${next})) (ite (${relation} a! b!) a! b!))`,
    first!,
  )
}

function writeFormula(formula: Formula, print: Print): string {
  switch (formula.kind) {
    case 'true':
    case 'false':
      return formula.kind
    case 'comparison': {
      const sides = `${print(formula.left)} ${print(formula.right)}`
      return formula.relation === '!=' ? `(not (= ${sides}))` : `(${formula.relation} ${sides})`
    }
    case 'congruence':
      return `(= (mod ${print(formula.term)} ${formula.modulus}) ${formula.residue})`
    case 'not':
      return `(not ${print(formula.formula)})`
    case 'and':
    case 'or':
      return `(${formula.kind} ${formula.formulas.map(print).join(' ')})`
    case 'implies':
      return `(=> ${print(formula.left)} ${print(formula.right)})`
    case 'iff':
      return `(= ${print(formula.left)} ${print(formula.right)})`
    case 'xor':
      return `(xor ${print(formula.left)} ${print(formula.right)})`
    case 'branch':
      return `(ite ${print(formula.condition)} ${print(formula.consequent)} ${print(formula.alternative)})`
  }
}

function numeral(value: number): string {
  return value < 0 ? `(- ${-value})` : String(value)
}
