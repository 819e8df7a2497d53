import { type Comparison, type Expression, type Formula, isTerm, type Term } from '@nim/presburger'
import { atomText } from './text.ts'

type Print = (expression: Expression) => string

/** Writes a term or formula as a syntax tree of formal/theories/points/Presburger.v. */
export function writeReified(
  numberOf: (variable: string) => number,
): (expression: Expression, print: Print) => string {
  return (expression, print) =>
    isTerm(expression) ? termText(expression, print, numberOf) : formulaText(expression, print)
}

function termText(term: Term, print: Print, numberOf: (variable: string) => number): string {
  switch (term.kind) {
    case 'constant':
      return `(Const ${atomText(term.value)})`
    case 'variable':
      return `(Var ${numberOf(term.name)})`
    case 'plus':
      return `(Plus ${members('t', term.terms.map(print))})`
    case 'times':
      return `(Times ${atomText(term.factor)} ${print(term.term)})`
    case 'div':
      return `(Div ${print(term.term)} ${term.divisor})`
    case 'mod':
      return `(Mod ${print(term.term)} ${term.modulus})`
    case 'min':
      return `(Min ${members('t', term.terms.map(print))})`
    case 'max':
      return `(Max ${members('t', term.terms.map(print))})`
    case 'count':
      return `(Count ${members('f', term.formulas.map(print))})`
    case 'indicator':
      return `(Count ${members('f', [print(term.formula)])})`
    case 'ite':
      return `(Ite ${print(term.condition)} ${print(term.consequent)} ${print(term.alternative)})`
  }
}

const RELATIONS: Readonly<Record<Comparison['relation'], string>> = {
  '<=': 'Le',
  '<': 'Lt',
  '=': 'Eq',
  '!=': 'Ne',
  '>=': 'Ge',
  '>': 'Gt',
}

function formulaText(formula: Formula, print: Print): string {
  switch (formula.kind) {
    case 'true':
    case 'false':
      return `(Truth ${formula.kind})`
    case 'comparison':
      return `(Compare ${RELATIONS[formula.relation]} ${print(formula.left)} ${print(formula.right)})`
    case 'congruence':
      return `(Congruent ${print(formula.term)} ${formula.residue} ${formula.modulus})`
    case 'not':
      return `(Not ${print(formula.formula)})`
    case 'and':
      return `(And ${members('f', formula.formulas.map(print))})`
    case 'or':
      return `(Or ${members('f', formula.formulas.map(print))})`
    case 'implies':
      return `(Implies ${print(formula.left)} ${print(formula.right)})`
    case 'iff':
      return `(Iff ${print(formula.left)} ${print(formula.right)})`
    case 'xor':
      return `(Xor ${print(formula.left)} ${print(formula.right)})`
    case 'branch':
      return `(Branch ${print(formula.condition)} ${print(formula.consequent)} ${print(formula.alternative)})`
  }
}

/** A list of terms (t) or formulas (f). */
function members(kind: 't' | 'f', parts: readonly string[]): string {
  return parts.reduceRight((rest, part) => `(${kind}cons ${part} ${rest})`, `${kind}nil`)
}
