import type { Claim } from '../../../judge/index.ts'
import type { Vertex } from '../../../facts/exact-slow/finite-games.ts'
import { onFiniteGames } from '../../../judge/on-finite-games.ts'

function isExactLength({ remoteness, winnerFixed, loserFixed }: Vertex): boolean {
  return winnerFixed === remoteness && loserFixed === remoteness
}

export const gmmvF5: Claim = onFiniteGames({
  id: 'GMMV-F5',
  kind: 'remark',
  at: 'sections 1.3 and 1.4',
  paperStatus: 'quoted',
  title: 'x is P iff G(x) = 0 iff R(x) is even; R(x) is the length of best play',
  statement: String.raw`(a) $x$ is P $\iff G(x)=0\iff R(x)$ is even. (b) $R$ even: the mover cannot win but can resist $R(x)$ moves, not longer. (c) $R$ odd: the mover wins in at most $R(x)$ moves, not faster. (d) A nonterminal $x$ has an option $y$ with $R(y)=R(x)-1$; terminal $x$ has $R=0$.`,
  conventions: [
    'normal play, any finite acyclic game',
    '(b), (c): one side moves to some option with value R − 1, the other side tries every move. With the winner fixed, nimlab finds the longest play; with the loser fixed, the shortest play that the loser still loses',
  ],
  says: {
    a: 'P iff G = 0 iff R is even',
    b: 'the loser can resist R moves, not longer',
    c: 'the winner needs R moves',
    d: 'some option has R − 1',
  },
  printed: {
    a: ({ vertex: { outcome, grundy: G, remoteness: R } }) =>
      (outcome === 'P') === (G === 0) && (G === 0) === (R % 2 === 0),
    b: ({ vertex }) => (vertex.remoteness % 2 === 0 ? isExactLength(vertex) : null),
    c: ({ vertex }) => (vertex.remoteness % 2 === 1 ? isExactLength(vertex) : null),
    d: ({ vertex: { remoteness, options } }) =>
      options.length === 0
        ? remoteness === 0
        : options.some((option) => option.remoteness === remoteness - 1),
  },
  // In the mutation, the loser cannot hold out for 4 moves.
  wrongAt: { case: { part: 'b', game: 'NIM(3,2)' } },
  wrong: ({ vertex }) =>
    vertex.remoteness % 2 === 0 ? isExactLength(vertex) && vertex.remoteness !== 4 : null,
  digest: ({ remoteness }) => remoteness,
})
