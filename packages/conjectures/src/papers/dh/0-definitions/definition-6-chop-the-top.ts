import { chopTheTop } from '@nim/core/setnim'
import { oneGame } from '../../../facts/setnim/game-families.ts'
import { longestPlay } from '../../../facts/setnim/play-lengths.ts'
import { top } from '../../../facts/setnim/stacks.ts'
import { type Claim, positions } from '../../../judge/index.ts'

export const dhD6: Claim = positions({
  id: 'DH-D6',
  kind: 'definition',
  at: 'section 2',
  title: 'ctt(x,m) cuts every stack higher than m down to m',
  statement: String.raw`$ctt(x,m)=(\min(x_1,m),\dots,\min(x_n,m))$ for $m\ge0$.`,
  conventions: ['m = 0..x_n + 2', 'a short remark on ctt is lost in our copy of the text'],
  games: oneGame(() => [1], 1, 4),
  facts: { top, longest: longestPlay },
  digest: 'longest',
  printed: ({ x, top }) =>
    Array.from({ length: top + 3 }, (_, m) => m).every(
      (m) => chopTheTop(x, m).join() === x.map((height) => (height <= m ? height : m)).join(),
    ),
  // it is said not to matter whether m is 2 or x_n
  wrongAt: { case: { n: 2 }, max: 3 },
  wrong: ({ x, top }) => chopTheTop(x, 2).join() === chopTheTop(x, top).join(),
})
