import { agreeingAboveOf, truncationsOf } from '@nim/core/exact-slow/definitions'
import { type Position, sorted } from '@nim/core/rules'
import type { Claim, Fact, GameOnBox } from '../../../judge/index.ts'
import { misereRemoteness, positions, remoteness } from '../../../judge/index.ts'
import { NT } from '../../../claim/sources/nt.ts'
import { misereRemotenessAt, remotenessAt } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { mostPilesOfAMove, slowGames } from './slow-games.ts'
import { longestPlay } from '../../../facts/setnim/play-lengths.ts'

/** The vectors y with min(x,m) ≤ y ≤ x (pile by pile), for each m. */
const truncations: Fact<(m: number) => Position[]> = {
  says: 'the positions y with min(x,m) ≤ y ≤ x, pile by pile, by m',
  source: 'NT-6',
  of: (game) => (x) => (m) => stored(game, truncationsOf(x, m)),
}

/** The vectors y of the box, for each m, such that each y_i equals x_i or both exceed m. */
const agreeingAbove: Fact<(m: number) => Position[]> = {
  says: 'the positions y of the box with y_i = x_i, or both greater than m, for every i, by m',
  source: 'NT-6',
  of: (game) => (x) => (m) => stored(game, agreeingAboveOf(x, m, game.box.max)),
}

function stored({ box }: GameOnBox, positions: Position[]): Position[] {
  return box.sorted ? positions.map(sorted) : positions
}

export const nt6: Claim = positions({
  id: 'NT-6',
  kind: 'theorem',
  at: `${NT.truncation}, Theorem 21`,
  title: 'truncation: the part of a pile above R(x) does not affect R(x)',
  statement: String.raw`In slow hypergraph Nim let $R(x)=m$. Then $R(y)=m$ for every $y$ with $\min(x,m)\le y\le x$ pile by pile, and for every $y$ such that for each $i$ $y_i=x_i$ or $\min(x_i,y_i)\ge m+1$. The same holds for the remoteness $R^-$ of misère play.`,
  conventions: ['normal and misère play; the y of the second kind are the positions of the box'],
  complexity: 'for each position of the box the positions y',
  games: slowGames,
  facts: {
    R: remoteness,
    R_: misereRemoteness,
    at: remotenessAt,
    at_: misereRemotenessAt,
    truncations,
    agreeingAbove,
  },
  digest: ({ R, R_ }) => R * 1024 + R_,
  method: 'retrograde',
  says: {
    below: 'R(y) = R(x) if min(x,R(x)) ≤ y ≤ x',
    above: 'R(y) = R(x) if y differs from x only in piles above R(x)',
    'misère, below': 'R⁻(y) = R⁻(x) if min(x,R⁻(x)) ≤ y ≤ x',
    'misère, above': 'R⁻(y) = R⁻(x) if y differs from x only in piles above R⁻(x)',
  },
  printed: {
    below: ({ R, at, truncations }) => truncations(R).every((y) => at(y) === R),
    above: ({ R, at, agreeingAbove }) => agreeingAbove(R).every((y) => at(y) === R),
    'misère, below': ({ R_, at_, truncations }) => truncations(R_).every((y) => at_(y) === R_),
    'misère, above': ({ R_, at_, agreeingAbove }) => agreeingAbove(R_).every((y) => at_(y) === R_),
  },
  // In the mutation, one more token is cut off if the position has remoteness 2.
  wrongAt: { case: { game: 'NIM(3,2)', part: 'below' }, max: 8 },
  wrong: ({ R, at, truncations }) => truncations(R === 2 ? 1 : R).every((y) => at(y) === R),
})

export const nt7: Claim = positions({
  id: 'NT-7',
  kind: 'theorem',
  at: `${NT.truncation}, Theorem 22`,
  title: 'speed: R(x) is at most L(x), the longest play, and at least about 2L(x)/(s+1)',
  statement: String.raw`In slow hypergraph Nim let $s$ be the largest number of piles of a move and $L(x)$ the length of a longest play. Then $R(x)\le L(x)$, and $R(x)\ge\frac{2L(x)}{s+1}$ if $R(x)$ is even, $R(x)\ge\frac{2L(x)-s+1}{s+1}$ if it is odd. In misère play $R^-(x)\le L(x)$, and $R^-(x)\ge\frac{2L(x)}{s+1}$ if $R^-(x)$ is even, $R^-(x)\ge\frac{2L(x)+s-1}{s+1}$ if it is odd.`,
  conventions: ['normal and misère play'],
  games: slowGames,
  facts: { R: remoteness, R_: misereRemoteness, L: longestPlay, s: mostPilesOfAMove },
  digest: ({ R, R_ }) => R * 1024 + R_,
  method: 'retrograde',
  says: {
    normal: 'R ≤ L, and (s+1)R ≥ 2L for even R, (s+1)R ≥ 2L − s + 1 for odd R',
    misère: 'R⁻ ≤ L, and (s+1)R⁻ ≥ 2L for even R⁻, (s+1)R⁻ ≥ 2L + s − 1 for odd R⁻',
  },
  printed: {
    normal: ({ R, L, s }) => R <= L && (s + 1) * R >= 2 * L - (R % 2 === 0 ? 0 : s - 1),
    misère: ({ R_, L, s }) => R_ <= L && (s + 1) * R_ >= 2 * L + (R_ % 2 === 0 ? 0 : s - 1),
  },
  // The mutation also uses the bound for even values for odd values.
  wrongAt: { case: { game: 'NIM(3,2)', part: 'normal' }, max: 8 },
  wrong: ({ R, L, s }) => R <= L && (s + 1) * R >= 2 * L,
})
