import { NT } from '../../../claim/sources/nt.ts'
import { misereRemotenessAt, remotenessAt } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { type Claim, misereRemoteness, positions, remoteness } from '../../../judge/index.ts'
import { slowGames } from './slow-games.ts'
import { agreeingAbove, truncations } from './truncations.ts'

export const nt6: Claim = positions({
  id: 'NT-6',
  kind: 'theorem',
  at: `${NT.truncation}, Theorem 21`,
  title: 'truncation: what lies above R(x) of a pile does not change R(x)',
  statement: String.raw`In slow hypergraph Nim let $R(x)=m$. Then $R(y)=m$ for every $y$ with $\min(x,m)\le y\le x$ pile by pile, and for every $y$ such that for each $i$ $y_i=x_i$ or $\min(x_i,y_i)\ge m+1$. The same holds for the remoteness $R^-$ of misère play.`,
  conventions: ['normal and misère play; the y of the second kind are those of the box'],
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
    above: 'R(y) = R(x) if y differs from x in piles above R(x) only',
    'misère, below': 'R⁻(y) = R⁻(x) if min(x,R⁻(x)) ≤ y ≤ x',
    'misère, above': 'R⁻(y) = R⁻(x) if y differs from x in piles above R⁻(x) only',
  },
  printed: {
    below: ({ R, at, truncations }) => truncations(R).every((y) => at(y) === R),
    above: ({ R, at, agreeingAbove }) => agreeingAbove(R).every((y) => at(y) === R),
    'misère, below': ({ R_, at_, truncations }) => truncations(R_).every((y) => at_(y) === R_),
    'misère, above': ({ R_, at_, agreeingAbove }) => agreeingAbove(R_).every((y) => at_(y) === R_),
  },
  // of positions of remoteness 2 one token more is cut off
  wrongAt: { case: { game: 'NIM(3,2)', part: 'below' }, max: 8 },
  wrong: ({ R, at, truncations }) => truncations(R === 2 ? 1 : R).every((y) => at(y) === R),
})
