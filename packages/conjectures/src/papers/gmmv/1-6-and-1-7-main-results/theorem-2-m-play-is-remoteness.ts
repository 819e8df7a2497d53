import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { level } from '../../../facts/exact-slow/level.ts'
import { mPlayLength } from '../../../facts/exact-slow/m-play-length.ts'
import { type Claim, positions, remoteness } from '../../../judge/index.ts'

export const gmmvT2: Claim = positions({
  id: 'GMMV-T2',
  kind: 'theorem',
  at: 'Theorem 2',
  paperStatus: 'proved',
  title: 'm(x) = M(x) = R(x) for every position of NIM(k+1,k)',
  statement: String.raw`For every position $x$ of $NIM(k+1,k)$: $m(x)=\mathcal M(x)=R(x)$, where $m(x)$ is the level of $x$ by critical positions (GMMV-D9), $\mathcal M(x)$ the number of moves when both sides follow the M-rule, and $R(x)$ the remoteness.`,
  conventions: ['normal play; critical positions by M (GMMV-D8)'],
  games: kPlusOne(2, 6, 100_000),
  quick: { ranges: { n: [2, 4] }, max: 16 },
  facts: { m: level, M: mPlayLength, R: remoteness },
  digest: 'R',
  printed: ({ m, M, R }) => m === M && M === R,
  wrong: ({ m, M, R }) => m === M && M === R && R !== 2,
})
