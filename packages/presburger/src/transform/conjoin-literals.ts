import { compare, congruent } from '../build/formulas.ts'
import type { Interner } from '../syntax/interner.ts'
import { gcd, residue } from '../syntax/exact.ts'
import type { Comparison, Congruence, Formula, Not, Term } from '../syntax/syntax.ts'
import { negatedCongruence } from './simplify-atom.ts'

/** A comparison or congruence in normal form, or the negation of such a congruence. */
export type Literal = Comparison | Congruence | (Not & { readonly formula: Congruence })

/** True for a simplified formula that is a literal with a constant on one side. */
export function isLiteral(formula: Formula): formula is Literal {
  if (formula.kind === 'comparison') return formula.right.kind === 'constant'
  return (
    formula.kind === 'congruence' ||
    (formula.kind === 'not' && formula.formula.kind === 'congruence')
  )
}

/** The term of a literal. */
export function subjectOf(literal: Literal): Term {
  if (literal.kind === 'comparison') return literal.left
  return literal.kind === 'not' ? literal.formula.term : literal.term
}

/**
 * The conjunction of literals in normal form about one term; null if it is never true. It combines
 * bounds and congruences that imply each other, so the number of literals is as small as possible.
 */
export function conjoinLiterals(literals: readonly Literal[]): Formula[] | null {
  const range = boundsOf(literals)
  if (range === null) return null
  const positive = congruencesOf(literals, false)
  const negative = congruencesOf(literals, true)
  const { low, high, excluded } = range
  if (low === high) {
    const isIn = (c: Congruence): boolean => residue(low, c.modulus) === c.residue
    if (!positive.every(isIn) || negative.some(isIn)) return null
    return [compare(range.term!, '=', low)]
  }
  const necessary = strongest(positive)
  if (necessary === null) return null
  const open: Congruence[] = []
  for (const denied of negative) {
    const stronger = necessary.find(({ modulus }) => modulus % denied.modulus === 0)
    if (stronger === undefined) open.push(denied)
    else if (residue(stronger.residue, denied.modulus) === denied.residue) return null
  }
  return [
    ...(low > -Infinity ? [compare(range.term!, '>=', low)] : []),
    ...(high < Infinity ? [compare(range.term!, '<=', high)] : []),
    ...excluded.map((value) => compare(range.term!, '!=', value)),
    ...necessary.map((c) => congruent(c.term, c.residue, c.modulus)),
    ...open.map(negatedCongruence),
  ]
}

/** Groups literals by their terms, and keeps the order of the literals. */
export function bySubject(literals: readonly Literal[], idOf: Interner): Map<number, Literal[]> {
  const groups = new Map<number, Literal[]>()
  for (const literal of literals) {
    const id = idOf(subjectOf(literal))
    groups.set(id, [...(groups.get(id) ?? []), literal])
  }
  return groups
}

interface Bounds {
  readonly term: Term | null
  readonly low: number
  readonly high: number
  /** The excluded values strictly between the bounds, in ascending order. */
  readonly excluded: readonly number[]
}

function boundsOf(literals: readonly Literal[]): Bounds | null {
  let [low, high] = [-Infinity, Infinity]
  let term: Term | null = null
  const excluded = new Set<number>()
  for (const literal of literals) {
    if (literal.kind !== 'comparison' || literal.right.kind !== 'constant') continue
    const { relation, right } = literal
    term = literal.left
    if (relation === '>=' || relation === '=') low = Math.max(low, right.value)
    if (relation === '<=' || relation === '=') high = Math.min(high, right.value)
    if (relation === '!=') excluded.add(right.value)
  }
  while (excluded.has(low)) low++
  while (excluded.has(high)) high--
  if (low > high) return null
  const inside = [...excluded].filter((value) => low < value && value < high)
  return { term, low, high, excluded: inside.sort((a, b) => a - b) }
}

function congruencesOf(literals: readonly Literal[], negated: boolean): Congruence[] {
  return literals.flatMap((literal) => {
    if (literal.kind === 'comparison' || (literal.kind === 'not') !== negated) return []
    return [literal.kind === 'not' ? literal.formula : literal]
  })
}

/**
 * The congruences that no other congruence of the list implies. Null if two congruences contradict
 * each other.
 */
function strongest(congruences: readonly Congruence[]): Congruence[] | null {
  const necessary: Congruence[] = []
  for (const [i, a] of congruences.entries()) {
    for (const b of congruences.slice(i + 1)) {
      if ((a.residue - b.residue) % gcd(a.modulus, b.modulus) !== 0) return null
    }
    const later = congruences.slice(i + 1)
    const isImplied = [...necessary, ...later].some(({ modulus }) => modulus % a.modulus === 0)
    if (!isImplied) necessary.push(a)
  }
  return necessary
}
