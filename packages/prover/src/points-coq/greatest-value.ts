import type { Term } from '@nim/presburger'

/** A number that the term never exceeds; ∞ if no such number follows from the form of the term. */
export function greatestValue(term: Term): number {
  switch (term.kind) {
    case 'constant':
      return term.value
    case 'mod':
      return term.modulus - 1
    case 'indicator':
      return 1
    case 'count':
      return term.formulas.length
    case 'ite':
      return Math.max(greatestValue(term.consequent), greatestValue(term.alternative))
    case 'min':
      return Math.min(...term.terms.map(greatestValue))
    case 'max':
      return Math.max(...term.terms.map(greatestValue))
    case 'plus':
      return term.terms.reduce((sum, each) => sum + greatestValue(each), 0)
    case 'times':
      return term.factor < 0 ? Infinity : term.factor * greatestValue(term.term)
    case 'variable':
    case 'div':
      return Infinity
  }
}
