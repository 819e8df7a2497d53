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
import type { Quantity } from '@nim/prover'
import {
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

/** The b of a basic z* ≼ x in non-decreasing order with b(z*) = b(z), by the sum of z. @source GMMV-Claim1 */
export function orderedBelow(n: number): Quantity {
  const [x, u, w] = [integers('x', n), integers('u', n), integers('w', n)]
  const [b, sum] = [integer('ordered'), integer('sum')]
  const only = div(sum, n - 1)
  const hasB = (v: Term): Formula => eq(times(n - 1, v), sum)
  const isWanted = and(isAscending(w), isBasic(w, b), ...w.map((entry, i) => le(entry, x[i]!)))
  return {
    name: 'ordered',
    attains: and(hasB(b), hasBasicBelow(x, b)),
    tried: [only],
    says: 'b(z*) of a basic z* ≼ x in non-decreasing order with b(z*) = b(z)',
    premises: [
      premisesOfBasicBelow(x, w, b)[0]!,
      ...waysOf(x).map((way, i) => ({
        id: `of-a-basic-position-in-order-${i}`,
        statement:
          'If the formula is true of b in this way, the entries that fill kb, put in order, are a basic z* ≼ x with b(z*) = b.',
        assertions: [fills(x, b, way), ...filling(x, u, b, way), isInOrder(w, u), not(isWanted)],
      })),
    ],
    closedForm: {
      asked: 'Below',
      holds: and(hasB(b), isBasic(x, b)),
      value: ite(and(hasB(only), hasBasicBelow(x, only)), only, -1),
    },
  }
}

/** w has the entries of u, in ascending order. */
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
 * An entry of ℓ(x,b), b even: kb filled from the last entry on with the even parts of x, none above b. That
 * this is basic, and that no basic z ≼ x with b(z) = b comes after it, are premises of the first entry.
 *
 * @source GMMV-L3
 */
export function largestBasicEntry(index: number): (n: number) => Quantity {
  return (n) => {
    const [x, y, z, b] = [integers('x', n), integers('y', n), integers('z', n), integer('b')]
    const entry = entriesOfLargest(x, b)[index - 1]!
    const isFound = fills(x, b, null)
    const isBasicBelow = (u: readonly Term[]): Formula =>
      and(isAscending(u), isBasic(u, b), ...u.map((one, i) => le(one, x[i]!)))
    const isLargest = [
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
    const name = `ell${index}`
    const attains = and(isFound, eq(integer(name), entry))
    return {
      name,
      attains,
      tried: [entry],
      says: `entry ${index} of ℓ(x,b), the largest basic z ≼ x with b(z) = b, b even`,
      premises: index === 1 ? isLargest : [],
      closedForm: onlyHere(attains, name, entry),
    }
  }
}

function entriesOfLargest(x: readonly Term[], b: Term): Term[] {
  const entries: Term[] = []
  for (const pile of x.toReversed()) {
    const left = minus(times(x.length - 1, b), plus(0, ...entries))
    entries.unshift(min(minus(pile, mod(pile, 2)), b, left))
  }
  return entries
}

/** z comes before y: the last entry in which they differ is smaller. */
function isBefore(z: readonly Term[], y: readonly Term[]): Formula {
  return or(
    ...z.map((entry, i) =>
      and(lt(entry, y[i]!), ...z.slice(i + 1).map((later, j) => eq(later, y[i + 1 + j]!))),
    ),
  )
}
