import type { Claim } from '../../../claim/claim.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { optionRemotenesses } from '../../../facts/setnim/options.ts'
import { outcome, remoteness } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'

/** Remoteness. */
export const gnD11: Claim = positions({
  id: 'GN-D11',
  kind: 'definition',
  at: 'section 3',
  paperStatus: 'asserted',
  title: 'remoteness: 0 at terminals, else 1 + least even option value, or 1 + greatest odd one',
  statement: String.raw`$R(x)=0$ at terminal positions; otherwise $R(x)=1+\min$ of the even option values if there is one, and $1+\max$ of the (odd) option values if there is none.`,
  conventions: ['judged too: R is even exactly at P-positions'],
  games: kPlusOne(2, 4, 5000),
  facts: { R: remoteness, o: outcome, options: optionRemotenesses },
  digest: 'R',
  printed: ({ R, o, options }) => {
    const even = options.filter((value) => value % 2 === 0)
    const best = even.length > 0 ? Math.min(...even) : Math.max(-1, ...options)
    return R === 1 + best && R % 2 === o
  },
  wrong: {
    case: { n: 3 },
    // the least option value, odd or even
    holds: ({ R, options }) => R === (options.length === 0 ? 0 : 1 + Math.min(...options)),
  },
})
