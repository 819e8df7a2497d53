import type { Extension } from '@nim/core/setnim/definitions'
import { digraphCount, extensions, formatExtension } from '@nim/core/setnim/definitions'
import type { Claim, Statement, UpToDomain } from '../../../judge/index.ts'
import { instances, upTo } from '../../../judge/index.ts'

type Case = Record<string, never>

/**
 * The conclusion, for all games that satisfy (1), (3) and the given form of (2). P∖Q is the rest.
 */
const under =
  (answers: (game: Extension, v: number) => number | null): Statement<Extension, Case> =>
  (game) => {
    const { M, Mplus, P, Q, extendedP } = game
    const rest = P & ~Q
    const areMet = M.every((next, v) => {
      if (!has(P, v)) return (next & Q) === 0 || ((answers(game, v) ?? rest) & rest) !== 0
      return has(Q, v) === ((Mplus[v]! & rest) !== 0)
    })
    return areMet ? rest === extendedP : null
  }

const has = (set: number, v: number): boolean => ((set >> v) & 1) === 1

const SAYS = 'if (1), (2) and (3) hold, then P∖Q is the set of P-positions of the extended game'

export const dhP43: Claim = instances<Case, UpToDomain, Extension>({
  id: 'DH-P4.3',
  kind: 'proposition',
  at: 'Proposition 4.3',
  paperStatus: 'proved',
  title: 'added moves turn Q ⊂ P into N-positions and change nothing else, under three conditions',
  statement: String.raw`A game with moves $M$ has the P- and N-positions $P$, $N$. Moves $M^+$ are added, the result still being finite. Let $Q\subset P$ be such that (1) no move of $M^+$ joins two elements of $P\setminus Q$; (2) every $x\in N$ with an $M$-move into $Q$ has a move in $M$ or $M^+$ into $P\setminus Q$; (3) every $x\in Q$ has a move in $M^+$ into $P\setminus Q$. Then $P\setminus Q$ and $N\cup Q$ are the P- and N-positions of the extended game.`,
  conventions: ['readings of (2): a move in M or M+ (the wider one), or a move in M'],
  principal: {
    cases: { reading: ['M or M+'] },
    because:
      'in the extended game, a move of either kind is an answer. The other reading follows from this one',
  },
  chosenBy: 'reading',
  quick: { max: 4 },
  domain: upTo('vertices', 5),
  cost: (_, { max }) => BigInt(digraphCount(max, 2)) * 2n ** BigInt(max),
  instances: ({ domain, data }) => extensions(domain.max, data),
  digest: ({ extendedP }) => extendedP,
  method: 'retrograde',
  printed: {
    'M or M+': { says: SAYS, holds: under(({ M, Mplus }, v) => M[v]! | Mplus[v]!) },
    M: { says: SAYS, holds: under(({ M }, v) => M[v]!) },
  },
  // The mutation omits the second condition.
  wrongAt: { case: { reading: 'M or M+' }, max: 3 },
  wrong: under(() => null),
  witness: formatExtension,
})
