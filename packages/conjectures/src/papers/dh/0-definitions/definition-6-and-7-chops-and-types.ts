import { chopTheTop, isPositionType, positionType } from '@nim/core/setnim'
import { everyK, oneGame } from '../../../facts/setnim/game-families.ts'
import { longestPlay } from '../../../facts/setnim/play-lengths.ts'
import { oddStacks, residue, sum, top } from '../../../facts/setnim/stacks.ts'
import { type Claim, positions } from '../../../judge/index.ts'

export const dhD6: Claim = positions({
  id: 'DH-D6',
  kind: 'definition',
  at: 'section 2',
  title: 'ctt(x,m) cuts every stack higher than m down to m',
  statement: String.raw`$ctt(x,m)=(\min(x_1,m),\dots,\min(x_n,m))$ for $m\ge0$.`,
  conventions: ['m = 0..x_n + 2', 'our copy of the text lacks a short remark on ctt'],
  games: oneGame(() => [1], 1, 4),
  facts: { top, longest: longestPlay },
  digest: 'longest',
  printed: ({ x, top }) =>
    Array.from({ length: top + 3 }, (_, m) => m).every(
      (m) => chopTheTop(x, m).join() === x.map((height) => (height <= m ? height : m)).join(),
    ),
  // In the mutation, it does not matter whether m is 2 or x_n.
  wrongAt: { case: { n: 2 }, max: 3 },
  wrong: ({ x, top }) => chopTheTop(x, 2).join() === chopTheTop(x, top).join(),
})

export const dhD7: Claim = positions({
  id: 'DH-D7',
  kind: 'definition',
  at: 'sections 2 and 3',
  title: 'type (o, r): the number of odd stacks and the sum modulo 2k',
  statement: String.raw`$o(x)$ is the number of stacks of odd height, $r(x)=|x|\bmod 2k$; $(o,r)$ is the type of $x$. The position grid has the columns $o=0..n$ and the rows $r=0..2k-1$; cells with $o\not\equiv r\pmod 2$ are empty.`,
  conventions: ['0 is even', 'grids are written as one string per o, indexed by r'],
  games: everyK(1, 5),
  quick: { ranges: { n: [1, 3] }, max: 12 },
  facts: { o: oddStacks, r: residue, sum, longest: longestPlay },
  digest: 'longest',
  says: {
    type: 'o(x) is the number of odd stacks and r(x) = sum(x) mod 2k',
    grid: 'every position has a cell of the grid: column o in 0..n, row r in 0..2k−1, o and r of the same parity',
  },
  printed: {
    type: ({ x, o, r }, { k }) => {
      const type = positionType(x, k)
      return type.o === o && type.r === r
    },
    grid: ({ o, r }, { n, k }) =>
      isPositionType({ o, r }, n, k) && (o + r) % 2 === 0 && o <= n && r < 2 * k,
  },
  // The mutation uses the modulus k instead of 2k.
  wrongAt: { case: { n: 3, k: 2, part: 'type' }, max: 3 },
  wrong: ({ sum, r }, { k }) => r === sum % k,
})
