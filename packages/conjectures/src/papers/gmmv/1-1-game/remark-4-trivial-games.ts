import { remotenessIfKIs1, remotenessIfKIsN } from '@nim/core/exact-slow'
import { exactSlowNim } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import { boxNear } from '../../../claim/domains.ts'
import { piles } from '../../../claim/parameters-nk.ts'
import { total } from '@nim/core/setnim/definitions'
import { longestPlay, shortestPlay } from '../../../facts/setnim/play-lengths.ts'
import type { Told } from '../../../facts/fact.ts'
import { remoteness } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'
import type { Part } from '../../../judge/statement.ts'

const facts = { shortest: shortestPlay, longest: longestPlay, R: remoteness }

function lasting(length: (x: readonly number[]) => number): Part<Told<typeof facts>, unknown> {
  return {
    says: 'longest play, shortest play and R are this number',
    holds: ({ x, shortest, longest, R }) =>
      shortest === length(x) && longest === length(x) && R === length(x),
  }
}

/** The two trivial games. */
export const gmmvF4: Claim = positions({
  id: 'GMMV-F4',
  kind: 'remark',
  at: 'section 1.1',
  title: 'k = 1: every play lasts |x| moves; k = n: every play lasts min(x) moves',
  statement: String.raw`For $k=1$ every play from $x$ lasts $x_1+\dots+x_n$ moves, for $k=n$ every play lasts $\min(x)$ moves; so $R(x)=|x|$, resp. $R(x)=\min(x)$.`,
  games: {
    parameters: [piles(1, 1, 6)],
    ruleset: ({ n, part }: { readonly n: number; readonly part: string }) =>
      exactSlowNim(n, part === 'k=1' ? 1 : n),
    defaultDomain: ({ n }) => boxNear(n, 5000),
  },
  quick: { ranges: { n: [1, 4] } },
  facts,
  digest: 'R',
  printed: { 'k=1': lasting(remotenessIfKIs1<number>), 'k=n': lasting(remotenessIfKIsN<number>) },
  // one move too many, where a pile is empty
  wrong: ({ x, R }) => R === total(x) + (x[0] === 0 ? 1 : 0),
})
