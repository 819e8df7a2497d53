import { basicBoundBelow } from '../../../facts/exact-slow/basic.ts'
import { exceptionalLevel } from '../../../facts/exact-slow/exceptional.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { level } from '../../../facts/exact-slow/level.ts'
import { mMoves, mPlayLength } from '../../../facts/exact-slow/m-play-length.ts'
import type { Claim, StatementInput } from '../../../judge/index.ts'
import { byCase, choice, moves, positions, remoteness, stated } from '../../../judge/index.ts'

const box = {
  paperStatus: 'proved',
  quick: { ranges: { n: [3, 4] }, max: 9 },
  digest: 'R',
  method: 'definition',
} as const

export const LEMMA_2 = {
  a: 'M = B + [m >= 0]',
  b: 'm_next < 0',
  c: 'm_next < 0 if m >= 0',
}

export const COROLLARY_4 = 'M = m'

const lemma2 = {
  ...box,
  id: 'GMMV-L2',
  kind: 'lemma',
  at: 'Lemma 2 and its proof',
  title: 'M = B, or B + 1 at exceptional positions',
  statement: String.raw`(a) $\mathcal M(x)=\mathcal B(x)$ for non-exceptional $x$, $\mathcal M(x)=\mathcal B(x)+1$ for exceptional $x$; (b) no M-move leads to an exceptional position; (c) there are no moves between exceptional positions.`,
  games: kPlusOne(3, 6, 30_000),
  facts: { B: basicBoundBelow, m: exceptionalLevel, M: mPlayLength, R: remoteness },
} as const
const PARTS: Readonly<Record<string, Claim>> = {
  a: positions({ ...lemma2, printed: stated(LEMMA_2.a) }),
  b: moves({ ...lemma2, moves: mMoves, printed: stated(LEMMA_2.b) }),
  c: moves({ ...lemma2, printed: stated(LEMMA_2.c) }),
}

export const gmmvL2: Claim = byCase({
  ...lemma2,
  parameters: [
    ...lemma2.games.parameters,
    choice('part', 'part of the statement', Object.keys(PARTS)),
  ],
  claimOf: ({ part }) => PARTS[part!]!,
  wrong: ({ B, M }: StatementInput<typeof lemma2.facts>) => M === B,
})

export const gmmvCor4: Claim = positions({
  id: 'GMMV-Cor4',
  ...box,
  kind: 'corollary',
  at: 'Corollary 4',
  title: 'M(x) = m(x)',
  statement: String.raw`$\mathcal M(x)=m(x)$ for all $x$, $m(x)$ the level of $x$ by critical positions (GMMV-D9).`,
  conventions: ['m = −1 stands for no or several levels'],
  games: kPlusOne(3, 6, 15_000),
  facts: { M: mPlayLength, m: level, R: remoteness },
  printed: stated(COROLLARY_4),
  wrong: ({ M, m }) => M === (m === 2 ? 3 : m),
})
