import { NT } from '../../../claim/sources/nt.ts'
import { longestPlay } from '../../../facts/setnim/play-lengths.ts'
import { type Claim, misereRemoteness, positions, remoteness } from '../../../judge/index.ts'
import { mostPilesOfAMove, slowGames } from './slow-games.ts'

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
  // the bound of even values for odd ones too
  wrongAt: { case: { game: 'NIM(3,2)', part: 'normal' }, max: 8 },
  wrong: ({ R, L, s }) => R <= L && (s + 1) * R >= 2 * L,
})
