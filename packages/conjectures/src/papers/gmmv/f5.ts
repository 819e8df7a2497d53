import { solveDigraph, type VertexValues } from '@nim/bruteforce'
import type { Claim } from '../../claim/claim.ts'
import { finiteGameClaim } from '../../judge/shapes/gmmv/finite-game-claim.ts'
import { playLengths } from '../../facts/exact-slow/play-lengths.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** What is known of one position when a part is judged. */
interface Known extends VertexValues {
  readonly isTerminal: boolean
  readonly hasStep: boolean
  readonly winnerFixed: number
  readonly loserFixed: number
}

/** True or false: the part at this position; null: the part does not speak of it. */
type Part = (x: Known) => boolean | null

const isExactLength = (x: Known): boolean =>
  x.winnerFixed === x.remoteness && x.loserFixed === x.remoteness

/** What remoteness says about play. */
export const gmmvF5: Claim = finiteGameClaim<Readonly<Record<string, Part>>>({
  id: 'GMMV-F5',
  kind: 'remark',
  source: `${GMMV}, section 1`,
  paperStatus: 'quoted',
  title: 'x is P iff G(x) = 0 iff R(x) is even; R(x) is the length of best play',
  statement: String.raw`(a) $x$ is P $\iff G(x)=0\iff R(x)$ is even. (b) $R$ even: the mover cannot win but can resist $R(x)$ moves, not longer. (c) $R$ odd: the mover wins in at most $R(x)$ moves, not faster. (d) A nonterminal $x$ has an option $y$ with $R(y)=R(x)-1$; terminal $x$ has $R=0$.`,
  conventions: [
    'normal play, any finite acyclic game',
    '(b), (c): one side follows "some option with R − 1", the other tries everything: the longest play with the winner fixed, the shortest play that the loser still loses with the loser fixed',
  ],
  decides: 'the part at every position of the games, with outcome, G and R solved separately',
  parts: ['a', 'b', 'c', 'd'],
  printed: {
    a: (x) =>
      (x.outcome === 'P') === (x.grundy === 0) && (x.grundy === 0) === (x.remoteness % 2 === 0),
    b: (x) => (x.remoteness % 2 === 0 ? isExactLength(x) : null),
    c: (x) => (x.remoteness % 2 === 1 ? isExactLength(x) : null),
    d: (x) => (x.isTerminal ? x.remoteness === 0 : x.hasStep),
  },
  findings: (parts, digraph, part) => {
    const solved = solveDigraph(digraph)
    const lengths = playLengths(digraph, solved)
    return (v) => {
      const { remoteness } = solved[v]!
      const x: Known = {
        ...solved[v]!,
        isTerminal: digraph[v]!.length === 0,
        hasStep: digraph[v]!.some((w) => solved[w]!.remoteness === remoteness - 1),
        winnerFixed: lengths.winnerFixed[v]!,
        loserFixed: lengths.loserFixed[v]!,
      }
      const holds = parts[part]!(x)
      if (holds === null) return null
      return {
        holds,
        truth: remoteness,
        expected: `part (${part})`,
        actual: `${x.outcome}, G = ${x.grundy}, R = ${remoteness}`,
        explain: `the position is ${x.outcome} with G = ${x.grundy} and R = ${remoteness}; longest play with the winner fixed ${x.winnerFixed}, shortest with the loser fixed ${x.loserFixed}`,
      }
    }
  },
})
