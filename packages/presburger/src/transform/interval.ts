import type { Term } from '../syntax/syntax.ts'
import type { LinearForm } from './linear-form.ts'

/** An interval low..high that contains all values. An end may be infinite. */
export interface Interval {
  readonly low: number
  readonly high: number
}

const ALL: Interval = { low: -Infinity, high: Infinity }

/** An interval that contains every value of the form, for all values of the variables. */
export function intervalOf({ parts, constant }: LinearForm): Interval {
  return parts
    .map(({ term, factor }) => multiple(intervalOfTerm(term), factor))
    .reduce(sum, { low: constant, high: constant })
}

function intervalOfTerm(term: Term): Interval {
  switch (term.kind) {
    case 'constant':
      return { low: term.value, high: term.value }
    case 'variable':
      return ALL
    case 'plus':
      return term.terms.map(intervalOfTerm).reduce(sum)
    case 'times':
      return multiple(intervalOfTerm(term.term), term.factor)
    case 'div': {
      const { low, high } = intervalOfTerm(term.term)
      return { low: Math.floor(low / term.divisor), high: Math.floor(high / term.divisor) }
    }
    case 'mod':
      return { low: 0, high: term.modulus - 1 }
    case 'min': {
      const all = term.terms.map(intervalOfTerm)
      return {
        low: Math.min(...all.map(({ low }) => low)),
        high: Math.min(...all.map(({ high }) => high)),
      }
    }
    case 'max': {
      const all = term.terms.map(intervalOfTerm)
      return {
        low: Math.max(...all.map(({ low }) => low)),
        high: Math.max(...all.map(({ high }) => high)),
      }
    }
    case 'count':
      return { low: 0, high: term.formulas.length }
    case 'indicator':
      return { low: 0, high: 1 }
    case 'ite': {
      const [a, b] = [intervalOfTerm(term.consequent), intervalOfTerm(term.alternative)]
      return { low: Math.min(a.low, b.low), high: Math.max(a.high, b.high) }
    }
  }
}

/** An end beyond 2^53 is not known exactly, so it is replaced by an infinite end. */
function outward(low: number, high: number): Interval {
  return {
    low: low < -Number.MAX_SAFE_INTEGER ? -Infinity : low,
    high: high > Number.MAX_SAFE_INTEGER ? Infinity : high,
  }
}

function sum(a: Interval, b: Interval): Interval {
  return outward(a.low + b.low, a.high + b.high)
}

function multiple({ low, high }: Interval, factor: number): Interval {
  return factor > 0 ? outward(low * factor, high * factor) : outward(high * factor, low * factor)
}
