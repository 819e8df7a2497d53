import { exactSlowNim } from '@nim/core/rules'
import { longestPlay, shortestPlay } from '../../../facts/setnim/play-lengths.ts'
import type { Claim, Games, PositionsClaim } from '../../../judge/index.ts'
import { boxNear, outcome, piles, positions } from '../../../judge/index.ts'

type Piles = { readonly n: number }

function nim(
  k: (n: number) => number,
  [from, to]: readonly [from: number, to: number],
  lowest: number,
  size: number,
): Games<Piles> {
  return {
    parameters: [piles(lowest, from, to)],
    ruleset: ({ n }) => exactSlowNim(n, k(n)),
    defaultDomain: ({ n }) => boxNear(n, size),
  }
}

const lengths = { shortest: shortestPlay, longest: longestPlay }

const onePile: PositionsClaim<Piles, typeof lengths> = {
  id: 'GN-3.1.a',
  kind: 'remark',
  at: 'section 3.1',
  paperStatus: 'asserted',
  title: 'NIM(n,1) ends after x_1 + … + x_n moves, no matter how it is played',
  statement: String.raw`For $k=1$ the game ends after $x_1+\dots+x_n$ moves; skill plays no role.`,
  games: nim(() => 1, [1, 5], 1, 3000),
  facts: lengths,
  digest: 'longest',
  printed: ({ x, shortest, longest }) => {
    const sum = x.reduce((a, b) => a + b, 0)
    return shortest === sum && longest === sum
  },
  // In the mutation, a pile of one stone does not add a move.
  wrongAt: { case: { n: 2 } },
  wrong: ({ x, longest }) => longest === x[1]! + (x[0] === 1 ? 0 : x[0]!),
  method: 'all plays',
}

export const gn31a: Claim = positions(onePile)

export const gn31b: Claim = positions({
  ...onePile,
  id: 'GN-3.1.b',
  title: 'NIM(n,n) ends after min x_i moves, no matter how it is played',
  statement: String.raw`For $k=n$ the game ends after $\min x_i$ moves; skill plays no role.`,
  conventions: ['the term min x_i is reconstructed'],
  games: nim((n) => n, [1, 5], 1, 3000),
  printed: ({ x, shortest, longest }) => shortest === x[0] && longest === x[0],
  // The mutation states that there are at most 40 moves.
  wrongAt: { case: { n: 2 } },
  wrong: ({ x, longest }) => longest === Math.min(x[0]!, 40),
})

/**
 * True if the piles, from the largest down, form pairs of equal parities, with an even number of
 * odd pairs.
 */
function pairsOff(x: readonly number[]): boolean {
  const parities = x.toReversed().map((pile) => pile % 2)
  if (x.length % 2 === 1) parities.push(0)
  const odd = parities.filter((parity) => parity === 1).length
  return parities.every((parity, i) => parity === parities[i ^ 1]) && odd % 4 === 0
}

export const gn31c: Claim = positions({
  id: 'GN-3.1.c',
  kind: 'remark',
  at: 'section 3.1 (quoting Integers 20 (2020) 1-19 and "More about exact slow k-Nim")',
  paperStatus: 'quoted',
  title: 'NIM(n,2), n = 4, 5, 6: a simple formula for the P-positions of one parity class',
  statement: String.raw`Solved by others: the SG function of $NIM(4,2)$, normal and misere; the P-positions of $NIM(5,2)$ and $NIM(6,2)$, with a simple formula for one parity class of positions. Tested as the simple formula: if $|x|$ is even, $x$ (with empty piles added to make six) is a P-position iff $x_1\equiv x_2$, $x_3\equiv x_4$, $x_5\equiv x_6 \pmod 2$ and an even number of these pairs is odd.`,
  conventions: [
    'not a claim of this paper; the pairs (n,k) are reconstructed. The text does not contain the formula; this is the one that nimlab finds for the even class',
    'normal play',
  ],
  games: nim(() => 2, [3, 6], 2, 20_000),
  facts: { o: outcome },
  digest: 'o',
  printed: ({ x, o }) =>
    x.reduce((a, b) => a + b, 0) % 2 === 1 ? null : (o === 0) === pairsOff(x),
  // The mutation uses only the number of odd piles.
  wrongAt: { case: { n: 5 }, max: 4 },
  wrong: ({ x, o }) => (o === 0) === (x.filter((pile) => pile % 2 === 1).length % 4 === 0),
})
