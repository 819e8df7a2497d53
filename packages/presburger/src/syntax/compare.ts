import { childrenOf } from './children.ts'
import type { Expression } from './syntax.ts'

const KINDS: readonly Expression['kind'][] = [
  'variable',
  'min',
  'max',
  'div',
  'mod',
  'indicator',
  'count',
  'ite',
  'times',
  'plus',
  'constant',
  'false',
  'true',
  'comparison',
  'congruence',
  'not',
  'and',
  'or',
  'implies',
  'iff',
  'xor',
  'branch',
]

/**
 * A total order on expressions. The result is 0 only if both have the same structure. Variables
 * come first, ordered by name, with numbers in names compared as numbers (x2 before x10). The order
 * determines the sequence of summands and of members of conjunctions in normal forms.
 */
export function compareExpressions(a: Expression, b: Expression): number {
  if (a === b) return 0
  if (a.kind !== b.kind) return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)
  const own = compareOwnData(a, b)
  if (own !== 0) return own
  const left = childrenOf(a)
  const right = childrenOf(b)
  for (let i = 0; i < left.length && i < right.length; i++) {
    const order = compareExpressions(left[i]!, right[i]!)
    if (order !== 0) return order
  }
  return left.length - right.length
}

/**
 * The order of names. The code units at the first position at which two names differ determine
 * their order. If this position is within runs of digits, the runs are compared as numbers.
 */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0
  let start = 0
  while (a.charCodeAt(start) === b.charCodeAt(start)) start++
  while (start > 0 && isDigit(a, start - 1)) start--
  const [p, q] = [digitsAt(a, start), digitsAt(b, start)]
  if (p !== '' && q !== '' && Number(p) !== Number(q)) return Number(p) - Number(q)
  return a < b ? -1 : 1
}

function digitsAt(name: string, start: number): string {
  let end = start
  while (isDigit(name, end)) end++
  return name.slice(start, end)
}

function isDigit(name: string, place: number): boolean {
  const unit = name.charCodeAt(place)
  return unit >= 48 && unit <= 57
}

function compareOwnData(a: Expression, b: Expression): number {
  if (a.kind === 'constant' && b.kind === 'constant') return a.value - b.value
  if (a.kind === 'variable' && b.kind === 'variable') return compareNames(a.name, b.name)
  if (a.kind === 'times' && b.kind === 'times') return a.factor - b.factor
  if (a.kind === 'div' && b.kind === 'div') return a.divisor - b.divisor
  if (a.kind === 'mod' && b.kind === 'mod') return a.modulus - b.modulus
  if (a.kind === 'congruence' && b.kind === 'congruence') {
    return a.modulus - b.modulus || a.residue - b.residue
  }
  if (a.kind === 'comparison' && b.kind === 'comparison' && a.relation !== b.relation) {
    return a.relation < b.relation ? -1 : 1
  }
  return 0
}
