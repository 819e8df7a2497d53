import { isTerm, subexpressionsOf } from '../syntax/children.ts'
import type { Expression, Term } from '../syntax/syntax.ts'

/**
 * The inequality |term| ≤ slope·B + offset holds whenever the absolute value of every variable is
 * at most B.
 */
interface Magnitude {
  readonly slope: number
  readonly offset: number
}

/**
 * The largest B for which compiled predicates are certainly exact. If every variable is at most B
 * in absolute value, no intermediate value leaves the exact range of numbers.
 *
 * @returns −1 if there is no such B; at most 2^53 − 1
 * @complexity O(size of the expression as a graph)
 */
export function exactBound(expression: Expression): number {
  const magnitudes = new Map<Expression, Magnitude>()
  let bound = Number.MAX_SAFE_INTEGER
  for (const node of subexpressionsOf(expression)) {
    const own = isTerm(node) ? magnitudeOf(node, magnitudes) : beforeResidue(node, magnitudes)
    magnitudes.set(node, own)
    // uses only half of the exact range, because the other half exceeds all rounding errors here
    const room = Number.MAX_SAFE_INTEGER / 2 - own.offset
    if (room < 0) return -1
    if (own.slope > 0) bound = Math.min(bound, Math.floor(room / own.slope))
  }
  return bound
}

function magnitudeOf(term: Term, magnitudes: ReadonlyMap<Expression, Magnitude>): Magnitude {
  switch (term.kind) {
    case 'constant':
      return { slope: 0, offset: Math.abs(term.value) }
    case 'variable':
      return { slope: 1, offset: 0 }
    case 'plus':
      return addAll(term.terms.map((t) => magnitudes.get(t)!))
    case 'times':
      return scale(magnitudes.get(term.term)!, Math.abs(term.factor))
    case 'div':
      return addAll([magnitudes.get(term.term)!, { slope: 0, offset: 1 }])
    case 'mod':
      return addAll([magnitudes.get(term.term)!, { slope: 0, offset: 2 * term.modulus }])
    case 'min':
    case 'max':
      return largest(term.terms.map((t) => magnitudes.get(t)!))
    case 'count':
      return { slope: 0, offset: term.formulas.length }
    case 'indicator':
      return { slope: 0, offset: 1 }
    case 'ite':
      return largest([magnitudes.get(term.consequent)!, magnitudes.get(term.alternative)!])
  }
}

/** A compiled congruence first subtracts the residue. */
function beforeResidue(
  formula: Exclude<Expression, Term>,
  magnitudes: ReadonlyMap<Expression, Magnitude>,
): Magnitude {
  if (formula.kind !== 'congruence') return { slope: 0, offset: 0 }
  return addAll([magnitudes.get(formula.term)!, { slope: 0, offset: formula.modulus }])
}

function addAll(magnitudes: readonly Magnitude[]): Magnitude {
  return {
    slope: magnitudes.reduce((sum, { slope }) => sum + slope, 0),
    offset: magnitudes.reduce((sum, { offset }) => sum + offset, 0),
  }
}

function scale({ slope, offset }: Magnitude, factor: number): Magnitude {
  return { slope: slope * factor, offset: offset * factor }
}

function largest(magnitudes: readonly Magnitude[]): Magnitude {
  return {
    slope: Math.max(...magnitudes.map(({ slope }) => slope)),
    offset: Math.max(...magnitudes.map(({ offset }) => offset)),
  }
}
