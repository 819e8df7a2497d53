import { exactSlowNim } from '@nim/core/rules'
import { total } from '@nim/core/setnim/definitions'
import { longestPlay, shortestPlay } from '../../../facts/setnim/play-lengths.ts'
import type { Claim, Part, StatementInput } from '../../../judge/index.ts'
import { boxNear, factOf, piles, positions, remoteness, stated } from '../../../judge/index.ts'

const facts = {
  shortest: shortestPlay,
  longest: longestPlay,
  R: remoteness,
  sum: factOf('|x|', 'GMMV-F4', total),
}

export const F_4 = {
  'k=1': 'shortest = sum and longest = sum and R = sum',
  'k=n': 'shortest = x1 and longest = x1 and R = x1',
}

function lasting(clause: string): Part<StatementInput<typeof facts>, unknown> {
  const isTrue = stated(clause)
  return {
    says: 'longest play, shortest play and R are this number',
    holds: (x) => isTrue(x, null),
  }
}

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
  printed: { 'k=1': lasting(F_4['k=1']), 'k=n': lasting(F_4['k=n']) },
  // The mutation counts one move too many if a pile is empty.
  wrong: ({ x, R }) => R === total(x) + (x[0] === 0 ? 1 : 0),
})
