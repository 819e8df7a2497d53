import type { Claim } from '../../../claim/claim.ts'
import { basicBoundBelow } from '../../../facts/exact-slow/basic.ts'
import { exceptionalLevel } from '../../../facts/exact-slow/exceptional.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { level } from '../../../facts/exact-slow/level.ts'
import { mMoves } from '../../../facts/exact-slow/m-play-length.ts'
import { mPlayLength } from '../../../facts/exact-slow/m-play-length.ts'
import { remoteness } from '../../../facts/solved.ts'
import { byCase } from '../../../judge/by-case.ts'
import { moves } from '../../../judge/moves.ts'
import { positions } from '../../../judge/positions.ts'
import { choice } from '../../../judge/statement.ts'

const card = {
  id: 'GMMV-L2',
  kind: 'lemma',
  at: 'Lemma 2 and its proof',
  paperStatus: 'proved',
  title: 'M = B, or B + 1 at exceptional positions',
  statement: String.raw`(a) $\mathcal M(x)=\mathcal B(x)$ for non-exceptional $x$, $\mathcal M(x)=\mathcal B(x)+1$ for exceptional $x$; (b) no M-move leads to an exceptional position; (c) there are no moves between exceptional positions.`,
  quick: { ranges: { n: [3, 4] }, max: 9 },
} as const
const games = kPlusOne(3, 6, 30_000)
const lemma2 = {
  ...card,
  games,
  facts: { B: basicBoundBelow, m: exceptionalLevel, M: mPlayLength, R: remoteness },
  digest: 'R',
  method: 'definition',
} as const

const PARTS: Readonly<Record<string, Claim>> = {
  a: positions({
    ...lemma2,
    printed: ({ B, m, M }) => M === (m === null ? B : B + 1),
  }),
  b: moves({
    ...lemma2,
    moves: mMoves,
    printed: (_, next) => next.m === null,
  }),
  c: moves({
    ...lemma2,
    printed: (x, next) => (x.m === null ? null : next.m === null),
  }),
}
const parts = Object.keys(PARTS)

/** The number of M-moves by basic positions. */
export const gmmvL2: Claim = byCase({
  ...card,
  parameters: [...games.parameters, choice('part', 'part of the statement', parts)],
  claimOf: ({ part }) => PARTS[part!]!,
  wrong: {
    case: { n: 3, part: 'a' },
    holds: ({ B, M }: { readonly B: number; readonly M: number }) => M === B,
  },
})

/** M is the level by critical positions. */
export const gmmvCor4: Claim = positions({
  id: 'GMMV-Cor4',
  kind: 'corollary',
  at: 'Corollary 4',
  paperStatus: 'proved',
  title: 'M(x) = m(x)',
  statement: String.raw`$\mathcal M(x)=m(x)$ for all $x$, $m(x)$ the level of $x$ by critical positions (GMMV-D9).`,
  conventions: ['m = −1 stands for no or several levels'],
  games: kPlusOne(3, 6, 15_000),
  quick: { ranges: { n: [3, 4] }, max: 9 },
  facts: { M: mPlayLength, m: level, R: remoteness },
  digest: 'R',
  printed: ({ M, m }) => M === m,
  wrong: ({ M, m }) => M === (m === 2 ? 3 : m),
  method: 'definition',
})
