import { type Comparison, type Expression, type Formula, isTerm, type Term } from '@nim/presburger'
import { atomText } from './text.ts'

type Print = (expression: Expression) => string

/**
 * Writes a term or formula as a Coq expression of type Z or bool, in Z_scope. The operations are in
 * the order in which formal/theories/points/Presburger.v evaluates its syntax tree. So computation
 * shows that the two are equal.
 */
export function writePlain(
  nameOf: (variable: string) => string,
): (expression: Expression, print: Print) => string {
  return (expression, print) =>
    isTerm(expression) ? termText(expression, print, nameOf) : formulaText(expression, print)
}

function termText(term: Term, print: Print, nameOf: (variable: string) => string): string {
  switch (term.kind) {
    case 'constant':
      return atomText(term.value)
    case 'variable':
      return nameOf(term.name)
    case 'plus':
      return nested(term.terms.map(print), (a, b) => `(${a} + ${b})`)
    case 'times':
      return `(${atomText(term.factor)} * ${print(term.term)})`
    case 'div':
      return `(${print(term.term)} / ${term.divisor})`
    case 'mod':
      return `(${print(term.term)} mod ${term.modulus})`
    case 'min':
    case 'max':
      return nested(term.terms.map(print), (a, b) => `(Z.${term.kind} ${a} ${b})`)
    case 'count':
      return nested(
        term.formulas.map((formula) => `Z.b2z ${print(formula)}`),
        (a, b) => `(${a} + ${b})`,
      )
    case 'indicator':
      return `(Z.b2z ${print(term.formula)})`
    case 'ite':
      return `(if ${print(term.condition)} then ${print(term.consequent)} else ${print(term.alternative)})`
  }
}

const COMPARISONS: Readonly<Record<Comparison['relation'], (a: string, b: string) => string>> = {
  '<=': (a, b) => `(${a} <=? ${b})`,
  '<': (a, b) => `(${a} <? ${b})`,
  '=': (a, b) => `(${a} =? ${b})`,
  '!=': (a, b) => `(negb (${a} =? ${b}))`,
  '>=': (a, b) => `(${b} <=? ${a})`,
  '>': (a, b) => `(${b} <? ${a})`,
}

function formulaText(formula: Formula, print: Print): string {
  switch (formula.kind) {
    case 'true':
    case 'false':
      return formula.kind
    case 'comparison':
      return COMPARISONS[formula.relation](print(formula.left), print(formula.right))
    case 'congruence':
      return `(${print(formula.term)} mod ${formula.modulus} =? ${formula.residue})`
    case 'not':
      return `(negb ${print(formula.formula)})`
    case 'and':
      return nested(formula.formulas.map(print), (a, b) => `(${a} && ${b})`)
    case 'or':
      return nested(formula.formulas.map(print), (a, b) => `(${a} || ${b})`)
    case 'implies':
      return `(implb ${print(formula.left)} ${print(formula.right)})`
    case 'iff':
      return `(eqb ${print(formula.left)} ${print(formula.right)})`
    case 'xor':
      return `(xorb ${print(formula.left)} ${print(formula.right)})`
    case 'branch':
      return `(if ${print(formula.condition)} then ${print(formula.consequent)} else ${print(formula.alternative)})`
  }
}

/** Joins the parts in nested pairs, as in a, (b, (c, …)). */
function nested(parts: readonly string[], join: (a: string, b: string) => string): string {
  return parts.reduceRight((rest, part) => join(part, rest))
}
