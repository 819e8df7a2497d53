import {
  and,
  div,
  eq,
  even,
  type Formula,
  ge,
  integer,
  integers,
  ite,
  le,
  lt,
  min,
  minus,
  mod,
  not,
  or,
  plus,
  type Term,
  times,
} from '@nim/presburger'
import { type PositionQuantity, meaning } from '../quantity.ts'
import {
  type Premise,
  premisesOfBasicBelow,
  filling,
  fills,
  hasBasicBelow,
  isBasic,
  waysOf,
} from './basic-below.ts'
import { onlyHere } from './closed-forms.ts'

function isAscending(z: readonly Term[]): Formula {
  return and(ge(z[0]!, 0), ...z.slice(1).map((entry, i) => le(z[i]!, entry)))
}

/**
 * The b of a basic z* ≼ x in non-decreasing order with b(z*) = b(z), computed from the sum of z.
 * @source GMMV-Claim1
 */
export const orderedBelow: PositionQuantity = {
  name: 'ordered',
  fact: meaning('b(z*) of a basic z* ≼ x in non-decreasing order with b(z*) = b(z)', 'GMMV-Claim1'),
  term: (x) => {
    const only = div(integer('sum'), x.length - 1)
    return ite(and(hasSum(x, only), hasBasicBelow(x, only)), only, -1)
  },
  proof: (x, _, b) => {
    const [u, w] = [integers('u', x.length), integers('w', x.length)]
    const isWanted = and(isAscending(w), isBasic(w, b), ...w.map((entry, i) => le(entry, x[i]!)))
    return {
      attains: and(hasSum(x, b), hasBasicBelow(x, b)),
      tried: [div(integer('sum'), x.length - 1)],
      premises: [
        premisesOfBasicBelow(x, w, b)[0]!,
        ...waysOf(x).map((way, i) => ({
          id: `of-a-basic-position-in-order-${i}`,
          statement:
            'If the formula is true of b in this way, the entries that fill kb, put in order, are a basic z* ≼ x with b(z*) = b.',
          assertions: [fills(x, b, way), ...filling(x, u, b, way), isInOrder(w, u), not(isWanted)],
        })),
      ],
      closedForm: { asked: 'Below', holds: and(hasSum(x, b), isBasic(x, b)) },
    }
  },
}

/** The formula which states that the sum of z is kb. */
function hasSum(x: readonly Term[], b: Term): Formula {
  return eq(times(x.length - 1, b), integer('sum'))
}

/** The formula which states that w has the entries of u, in ascending order. */
function isInOrder(w: readonly Term[], u: readonly Term[]): Formula {
  const orders = permutations(u).map((order) => and(...order.map((entry, i) => eq(w[i]!, entry))))
  return and(...w.slice(1).map((entry, i) => le(w[i]!, entry)), or(...orders))
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, i) =>
    permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]),
  )
}

/**
 * An entry of ℓ(x,b) for even b. From the last entry to the first, each entry is as large as
 * possible. It is even, at most b, at most the entry of x, and the sum never exceeds kb. The first
 * entry has two premises: this vector is basic, and no basic z ≼ x with b(z) = b comes after it.
 *
 * @source GMMV-L3
 */
export function largestBasicEntry(index: number): PositionQuantity {
  const b = integer('b')
  const name = `ell${index}`
  const entryOf = (x: readonly Term[]): Term => entriesOfLargest(x, b)[index - 1]!
  const entry = onlyHere(name, (x, v) => and(fills(x, b, null), eq(v, entryOf(x))), entryOf)
  return {
    ...entry,
    fact: meaning(
      `entry ${index} of ℓ(x,b), the largest basic z ≼ x with b(z) = b, b even`,
      'GMMV-L3',
    ),
    proof: (x, sizes, v) => ({
      ...entry.proof!(x, sizes, v),
      premises: index === 1 ? isLargest(x, b) : [],
    }),
  }
}

function isLargest(x: readonly Term[], b: Term): Premise[] {
  const [y, z] = [integers('y', x.length), integers('z', x.length)]
  const isFound = fills(x, b, null)
  const isBasicBelow = (u: readonly Term[]): Formula =>
    and(isAscending(u), isBasic(u, b), ...u.map((one, i) => le(one, x[i]!)))
  return [
    {
      id: 'is-basic',
      statement: 'The entries are those of a basic position z ≼ x with b(z) = b.',
      assertions: [isFound, ...filling(x, z, b, null), not(isBasicBelow(z))],
    },
    {
      id: 'is-found',
      statement: 'If there is a basic y ≼ x with b(y) = b, the entries can be filled.',
      assertions: [even(b), isBasicBelow(y), not(isFound)],
    },
    {
      id: 'is-largest',
      statement: 'No basic y ≼ x with b(y) = b is larger in the reverse lexicographic order.',
      assertions: [even(b), isBasicBelow(y), ...filling(x, z, b, null), isBefore(z, y)],
    },
  ]
}

function entriesOfLargest(x: readonly Term[], b: Term): Term[] {
  const entries: Term[] = []
  for (const pile of x.toReversed()) {
    const left = minus(times(x.length - 1, b), plus(0, ...entries))
    entries.unshift(min(minus(pile, mod(pile, 2)), b, left))
  }
  return entries
}

/**
 * The formula which states that z comes before y. In the last entry where z and y differ, z is
 * smaller.
 */
function isBefore(z: readonly Term[], y: readonly Term[]): Formula {
  return or(
    ...z.map((entry, i) =>
      and(lt(entry, y[i]!), ...z.slice(i + 1).map((later, j) => eq(later, y[i + 1 + j]!))),
    ),
  )
}
