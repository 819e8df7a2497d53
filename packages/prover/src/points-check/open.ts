import {
  childrenOf,
  type Expression,
  type Formula,
  interner,
  isTerm,
  subexpressionsOf,
  type Term,
} from '@nim/presburger'
import { add, gcd, isSurely, type Affine, once, pairs } from './affine.ts'
import { demand, whole } from './refuse.ts'
import { allRuns, Contradiction, repeated } from './runs.ts'

/** What is demanded: that points are told apart by p ≥ number, or by p modulo number. */
export type Demand = (p: Affine, number: number) => void

const BOUNDS = { '>=': [0], '<': [0], '<=': [1], '>': [1], '=': [0, 1], '!=': [0, 1] } as const

const LIMIT = 2000

/**
 * Demands every atom on which the value of an expression depends, and returns for a term the linear
 * functions one of which it is, as the atoms tell. Residues, and minima and maxima that stand at
 * several places of one comparison, are the same at all of them, as long as that does not make too
 * many runs.
 *
 * @param variables by name
 */
export function open(
  e: Expression,
  variables: ReadonlyMap<string, Affine>,
  order: Demand,
  residue: Demand,
): readonly Affine[] {
  const idOf = interner()
  const parts = new Map(subexpressionsOf(e).map((part) => [idOf(part), part]))
  for (const part of parts.values()) {
    const isAtom = part.kind === 'comparison' || part.kind === 'congruence'
    if (isAtom) openPart(part, variables, order, residue)
  }
  return isTerm(e) ? openPart(e, variables, order, residue) : []
}

function openPart(
  e: Expression,
  variables: ReadonlyMap<string, Affine>,
  order: Demand,
  residue: Demand,
): readonly Affine[] {
  const keyOf = repeated(e)
  for (const kinds of ['residue member', 'member', '']) {
    const found: Affine[] = []
    const isDone = allRuns((decide) => {
      const choose = (kind: string, key: string | null, among: number): number | null =>
        key !== null && kinds.includes(kind) ? decide(`${kind} ${key}`, among) : null
      found.push(...opener(variables, { order, residue, choose, keyOf })(e))
    }, LIMIT)
    if (isDone) return once(found)
  }
  throw new RangeError('there are too many cases')
}

interface Run {
  readonly order: Demand
  readonly residue: Demand
  /** A residue or a member of an extremum, if there is a key and the run chooses such. */
  readonly choose: (kind: string, key: string | null, among: number) => number | null
  readonly keyOf: (t: Term) => string | null
}

function opener(
  variables: ReadonlyMap<string, Affine>,
  { order, residue, choose, keyOf }: Run,
): (e: Expression) => readonly Affine[] {
  const zero = [...variables.values()][0]!.a.map(() => 0)
  const constant = (b: number): Affine => ({ a: zero, b, d: 1 })
  const modulo = (value: number, m: number): number => ((value % m) + m) % m
  const remainders = (p: Affine, m: number): Affine[] => {
    const [modulus, isConstant] = [whole(m * p.d), p.a.every((factor) => factor === 0)]
    if (!isConstant) residue(p, m)
    const g = p.a.reduce(gcd, modulus)
    const key = `${p.a.map((factor) => modulo(factor, modulus) / g).join()} modulo ${modulus / g}`
    const rest = isConstant ? 0 : choose('residue', key, modulus / g)
    if (rest === null) return Array.from({ length: m }, (_, r) => constant(r))
    const value = whole(whole(rest * g) + p.b)
    if (value % p.d === 0) return [constant(modulo(value / p.d, m))]
    if (isConstant) return []
    throw new Contradiction()
  }
  /** What can be the least (sign 1) or the greatest (sign −1). */
  const extreme = (members: readonly (readonly Affine[])[], sign: 1 | -1): Affine[][] => {
    const beats = (other: readonly Affine[], p: Affine, margin: number): boolean =>
      other.every((q) => isSurely(add(constant(0), add(p, q, -1), sign), margin))
    const kept = members.map((own, i) =>
      own.filter((p) => !members.some((other, j) => j !== i && beats(other, p, j < i ? 0 : 1))),
    )
    const differences = kept.flatMap((own, i) => pairs(own, kept.slice(i + 1).flat(), -1))
    for (const p of differences) order(p, sign > 0 ? 1 : 0)
    return kept
  }
  const atom = (f: Formula): void => {
    if (f.kind === 'comparison') {
      const differences = pairs(piecesOf(f.left), piecesOf(f.right), -1)
      for (const least of BOUNDS[f.relation]) differences.forEach((p) => order(p, least))
    } else if (f.kind === 'congruence') piecesOf(f.term).forEach((p) => residue(p, f.modulus))
  }
  const term = (t: Term): readonly Affine[] => {
    switch (t.kind) {
      case 'constant':
        return [constant(t.value)]
      case 'variable':
        demand(variables.has(t.name), `'${t.name}' is no pile`)
        return [variables.get(t.name)!]
      case 'plus':
        return t.terms.map(piecesOf).reduce((all, next) => pairs(all, next, 1))
      case 'times':
        return pairs([constant(0)], piecesOf(t.term), t.factor)
      case 'mod':
        return piecesOf(t.term).flatMap((p) => remainders(p, t.modulus))
      case 'div':
        return piecesOf(t.term).flatMap((p) =>
          remainders(p, t.divisor).map((r) => {
            const { a, b, d } = add(p, r, -1)
            return { a, b, d: whole(d * t.divisor) }
          }),
        )
      case 'min':
      case 'max': {
        const kept = extreme(t.terms.map(piecesOf), t.kind === 'min' ? 1 : -1)
        const member = choose('member', keyOf(t), kept.length)
        return member === null ? kept.flat() : kept[member]!
      }
      case 'ite':
        return [t.consequent, t.alternative].flatMap(piecesOf)
      case 'count':
      case 'indicator':
        return [0, ...childrenOf(t)].map((_, i) => constant(i))
    }
  }
  const known = new Map<Expression, readonly Affine[]>()
  const piecesOf = (e: Expression): readonly Affine[] => {
    if (!known.has(e)) known.set(e, isTerm(e) ? once(term(e)) : (atom(e), []))
    return known.get(e)!
  }
  return piecesOf
}
