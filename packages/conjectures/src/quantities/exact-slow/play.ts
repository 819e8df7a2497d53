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
import { longestPlay, shortestPlay } from '../../facts/setnim/play-lengths.ts'
import { remoteness } from '../../facts/solved.ts'
import { type Meaning, type PositionQuantity, meaning, quantity } from '../quantity.ts'
import { subsets } from '../subsets.ts'

/** The sum |x| of the piles. @source GMMV-F4 */
export const sumOfPiles: PositionQuantity = quantity('sum', meaning('|x|', 'GMMV-F4'), (x) =>
  plus(...x),
)

/** The residue of |x| modulo k. @source GMMV-F1 */
export const residueOfSum: PositionQuantity = quantity(
  'r',
  meaning('|x| modulo k', 'GMMV-F1'),
  (x, [k]) => mod(plus(...x), k!),
)

/** The number k of piles from which a move takes a stone. @source GMMV-F1 */
export const pilesOfMove: PositionQuantity = quantity(
  'k',
  meaning('the number of piles in a move', 'GMMV-F1'),
  (_, [k]) => constant(k!),
)

/** The number of residues modulo k that |z| takes over all positions z. @source GMMV-F1 */
export const subgames: PositionQuantity = {
  name: 'subgames',
  fact: meaning('the number of residues |z| modulo k of positions z', 'GMMV-F1'),
  term: (_, [k]) => constant(k!),
  proof: (x, sizes, v) => {
    const [n, k] = [x.length, sizes[0]!]
    const [z, r] = [integers('z', n), integer('r')]
    const isPosition = and(ge(z[0]!, 0), ...z.slice(1).map((pile, i) => le(z[i]!, pile)))
    const residue = mod(plus(...z), k)
    return {
      attains: eq(v, k),
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
      // each r from 0 to k − 1 that is the residue of (0,…,0,r)
      closedForm: {
        asked: 'Here',
        holds: eq(v, count(...Array.from({ length: k }, (_, at) => eq(mod(at, k), at)))),
      },
    }
  },
}

const ONE_OR_ALL = (n: number): number[] => [1, n]

/** The length of every play of NIM(n,1) or NIM(n,n). @source GMMV-F4 */
export function lengthOfPlays(x: readonly Term[], k: number): Term {
  return k === 1 ? plus(...x) : x[0]!
}

/** R(x) in the games in which it is {@link lengthOfPlays}. @source GMMV-F4 */
export const lengthAsRemoteness: PositionQuantity = {
  name: 'R',
  fact: remoteness,
  given: 'by the goal on remoteness of this case',
  sizes: ONE_OR_ALL,
  term: (x, [k]) => lengthOfPlays(x, k!),
}

/** The length of a shortest or a longest play from x. @source GMMV-F4 */
function playLengthOf(name: 'shortest' | 'longest', fact: Meaning): PositionQuantity {
  return {
    name,
    fact,
    given: 'every move lowers it by 1',
    sizes: ONE_OR_ALL,
    term: (x, [k]) => lengthOfPlays(x, k!),
    proof: (x, [k], v) => {
      const length = lengthOfPlays(x, k!)
      const moves = subsets(x).filter((piles) => piles.length === k)
      const lowers = (piles: readonly Variable[]): Formula =>
        eq(substitute(length, after(piles)), minus(length, 1))
      return {
        attains: eq(v, length),
        premises: [
          {
            id: 'is-0-at-the-end',
            statement: 'It is 0 where there is no legal move.',
            assertions: [...moves.map((piles) => not(isLegal(piles))), not(eq(length, 0))],
          },
          ...moves.map((piles) => ({
            id: `falls-${piles.map((pile) => pile.name).join('.')}`,
            statement: 'A legal move on these piles lowers it by 1.',
            assertions: [isLegal(piles), not(lowers(piles))],
          })),
        ],
        // the premises hold at x
        closedForm: {
          asked: 'Here',
          holds: and(
            eq(v, length),
            or(eq(length, 0), ...moves.map((piles) => isLegal(piles))),
            ...moves.map((piles) => implies(isLegal(piles), lowers(piles))),
          ),
        },
      }
    },
  }
}

/** The length of a shortest play, in the games in which it is {@link lengthOfPlays}. */
export const shortestLength: PositionQuantity = playLengthOf('shortest', shortestPlay)

/** The length of a longest play, in the games in which it is {@link lengthOfPlays}. */
export const longestLength: PositionQuantity = playLengthOf('longest', longestPlay)

function isLegal(piles: readonly Variable[]): Formula {
  return and(...piles.map((pile) => ge(pile, 1)))
}

function after(piles: readonly Variable[]): Map<string, Term> {
  return new Map(piles.map((pile) => [pile.name, minus(pile, 1)]))
}
