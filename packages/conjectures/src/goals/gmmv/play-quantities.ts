import {
  and,
  constant,
  count,
  eq,
  type Formula,
  ge,
  implies,
  integer,
  integers,
  le,
  lt,
  minus,
  mod,
  not,
  or,
  plus,
  substitute,
  type Term,
  type Variable,
} from '@nim/presburger'
import type { Quantity } from '@nim/prover'
import { byTerm } from '../by-term.ts'
import { subsets } from '../subsets.ts'

/** |x|. @source GMMV-F4 */
export function sumOfPiles(n: number): Quantity {
  return byTerm('sum', plus(...integers('x', n)), '|x|')
}

/** |x| modulo k. @source GMMV-F1 */
export function residueOfSum(n: number, k: number): Quantity {
  return byTerm('r', mod(plus(...integers('x', n)), k), '|x| modulo k')
}

/** k itself. @source GMMV-F1 */
export function pilesOfMove(_: number, k: number): Quantity {
  return byTerm('k', constant(k), 'the number of piles of a move')
}

/** The number of residues |z| modulo k of positions z. @source GMMV-F1 */
export function subgames(n: number, k: number): Quantity {
  const [z, r] = [integers('z', n), integer('r')]
  const isPosition = and(ge(z[0]!, 0), ...z.slice(1).map((pile, i) => le(z[i]!, pile)))
  const residue = mod(plus(...z), k)
  return {
    ...byTerm('subgames', constant(k), 'the number of residues |z| modulo k of positions z'),
    premises: [
      {
        id: 'at-most-k',
        statement: 'The residue of a position is one of the k numbers from 0 to k − 1.',
        assertions: [isPosition, not(and(ge(residue, 0), lt(residue, k)))],
      },
      {
        id: 'each-is-met',
        statement: 'The position (0,…,0,r) has the residue r.',
        assertions: [
          and(ge(r, 0), lt(r, k)),
          ...z.map((pile, i) => eq(pile, i === n - 1 ? r : 0)),
          not(and(isPosition, eq(residue, r))),
        ],
      },
    ],
    // the r from 0 to k − 1 that are the residue of (0,…,0,r)
    closedForm: {
      asked: 'Here',
      holds: eq(
        integer('subgames'),
        count(...Array.from({ length: k }, (_, at) => eq(mod(at, k), at))),
      ),
      value: constant(k),
    },
  }
}

/** What every play of NIM(n,1) or NIM(n,n) lasts. @source GMMV-F4 */
export function lengthOfPlays(n: number, k: number): Term {
  const x = integers('x', n)
  return k === 1 ? plus(...x) : x[0]!
}

/** R(x) where it is {@link lengthOfPlays}. @source GMMV-F4 */
export function lengthAsRemoteness(n: number, k: number): Quantity {
  return byTerm('R', lengthOfPlays(n, k), 'R(x), by the goal on remoteness of this case')
}

/** The length of a shortest or a longest play from x. @source GMMV-F4 */
export function playLengthOf(which: 'shortest' | 'longest'): (n: number, k: number) => Quantity {
  return (n, k) => {
    const length = lengthOfPlays(n, k)
    const moves = subsets(integers('x', n)).filter((piles) => piles.length === k)
    const lowers = (piles: readonly Variable[]): Formula =>
      eq(substitute(length, after(piles)), minus(length, 1))
    return {
      ...byTerm(which, length, `the length of a ${which} play: every move lowers it by 1`),
      premises: [
        {
          id: 'is-0-at-the-end',
          statement: 'It is 0 where there is no legal move.',
          assertions: [...moves.map((piles) => not(isLegal(piles))), not(eq(length, 0))],
        },
        ...moves.map((piles) => ({
          id: `falls-${piles.map(({ name }) => name).join('.')}`,
          statement: 'A legal move on these piles lowers it by 1.',
          assertions: [isLegal(piles), not(lowers(piles))],
        })),
      ],
      // the premises hold at x
      closedForm: {
        asked: 'Here',
        holds: and(
          eq(integer(which), length),
          or(eq(length, 0), ...moves.map((piles) => isLegal(piles))),
          ...moves.map((piles) => implies(isLegal(piles), lowers(piles))),
        ),
        value: length,
      },
    }
  }
}

function isLegal(piles: readonly Variable[]): Formula {
  return and(...piles.map((pile) => ge(pile, 1)))
}

function after(piles: readonly Variable[]): Map<string, Term> {
  return new Map(piles.map((pile) => [pile.name, minus(pile, 1)]))
}
