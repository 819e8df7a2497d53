import { sumOfOuter } from '../../../rows/sum-of-outer.ts'
import { formatPosition } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import { FAILS, HOLDS, SILENT } from '../../../judge/tally.ts'
import { byRows, type RowsOf } from '../../../judge/shapes/nt/by-rows.ts'
import { everyA } from '../../../facts/setnim/games.ts'
import { lowered } from '../../../facts/setnim/halves.ts'
import { chopped, longestByDefinition } from '../../../facts/setnim/longest-by-definition.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { setSums, tiedStacks } from '../../../facts/setnim/row-sets.ts'
import { nonemptyOuter, sortedSets } from '../../../facts/setnim/rule-rows.ts'
import { NT } from '../../../claim/sources/nt.ts'

/** Stack i and the k − 1 highest others, as bits; the stacks ascend. */
function withHighest(n: number, k: number, i: number): number {
  let set = 1 << i
  for (let size = 1, j = n - 1; size < k; j--) {
    if (j === i) continue
    set |= 1 << j
    size++
  }
  return set
}

const isLongest: RowsOf = ({ longestPlays, lengths }) => {
  const longest = longestPlays()
  const l = lengths()
  return (_, answers, length, rank) => {
    for (let at = rank; at < rank + length; at++) {
      answers[at - rank] = longest[at] === l[at] ? HOLDS : FAILS
    }
  }
}

/** Of equal stacks the first ones are lowered, which leaves the same l. */
const isOneLess: RowsOf = ({ n, k, drops, lengths }) => {
  const l = lengths()
  const sorted = sortedSets(n)
  const sets = Int32Array.from({ length: n }, (_, i) => withHighest(n, k, i))
  const { begin, sums } = setSums(n)
  return (outer, answers, length, rank) => {
    begin(outer, drops)
    const nonempty = nonemptyOuter(outer)
    const ties = tiedStacks(outer)
    const last = n === 1 ? length : length - 1
    // the first x_1 with k nonempty stacks
    const first = nonempty >= k ? 0 : nonempty + 1 >= k ? 1 : length
    for (let x1 = 0; x1 < length; x1++) answers[x1] = x1 < first ? SILENT : HOLDS
    let wrong = 0
    for (let i = 0; i < n; i++) {
      if (i > 0 && outer[i] === 0) continue
      // where x_1 < x_2, and where they are equal
      const set = sorted[(ties << (n - 1)) | sets[i]!]!
      const from = rank - sums[set >> 1]! - (set & 1)
      const start = i === 0 ? Math.max(first, 1) : first
      for (let x1 = start; x1 < last; x1++) wrong |= l[from + x1]! + 1 - l[rank + x1]!
      if (last < length && last >= start) {
        const those = sorted[((ties | 2) << (n - 1)) | sets[i]!]!
        wrong |= l[rank + last - sums[those >> 1]! - (those & 1)]! + 1 - l[rank + last]!
      }
    }
    // not decided where
    if (wrong !== 0) answers.fill(FAILS, 0, length)
  }
}

/** min(x,a) = min(x,b) exactly if this is so for the highest stack; m(x) is that of red(x), see `reduced-heights.ts`. */
const isReduction: RowsOf = ({ n, lengths, reductions }) => {
  const l = lengths()
  const { heights, fillRow } = reductions()
  return (outer, answers, length, rank) => {
    fillRow(outer, length, rank)
    for (let x1 = 0; x1 < length; x1++) {
      const top = n === 1 ? x1 : outer[n - 1]!
      const m = l[rank + x1]!
      answers[x1] = heights[rank + x1] === (m < top ? m : top) ? HOLDS : FAILS
    }
  }
}

const isReducedAlike: RowsOf = ({ n, k, reductions }) => {
  const { heights, fillRow } = reductions()
  return (outer, answers, length, rank) => {
    fillRow(outer, length, rank)
    const sum = sumOfOuter(outer)
    for (let x1 = 0; x1 < length; x1++) {
      const top = n === 1 ? x1 : outer[n - 1]!
      answers[x1] = (heights[rank + x1] === top) === k * top <= sum + x1 ? HOLDS : FAILS
    }
  }
}

const PRINTED: Parts = {
  longest: {
    says: 'the longest play from x has l(x) moves',
    ofPosition: byRows(
      isLongest,
      ({ x, k, rank, game }) => game.playLengths().longest[rank] === longestByDefinition(x, k),
    ),
  },
  'one less': {
    says: 'playing on a nonempty stack and the k − 1 highest others lowers l by exactly 1',
    ofPosition: byRows(isOneLess, ({ x, k, n, nonempty }) => {
      if (nonempty < k) return null
      const l = longestByDefinition(x, k)
      return x.every(
        (height, i) =>
          height === 0 || longestByDefinition(lowered(x, withHighest(n, k, i)), k) === l - 1,
      )
    }),
  },
  reduction: {
    says: 'the reduction of DH-D3 is min(x,l(x)), stack by stack',
    ofPosition: byRows(
      isReduction,
      (at) => formatPosition(at.reduction()) === formatPosition(chopped(at.x, at.k)),
    ),
  },
  reduced: {
    says: 'x is reduced in the sense of DH-D3 iff k·x_n ≤ sum(x)',
    ofPosition: byRows(
      isReducedAlike,
      ({ isReduced, k, top, sum }) => isReduced === k * top <= sum,
    ),
  },
}

/** Longest plays, and what they leave: the reduction of the paper. */
export const ntL14: Claim = ntClaim({
  id: 'NT-L14',
  kind: 'lemma',
  source: `${NT.types}, Lemma 14`,
  title: 'l(x) is the length of the longest play, and min(x,l(x)) the reduction of DH-D3',
  statement: String.raw`Let $k=\min A$. The longest play from $x$ in $SN(n,A)$ has $l(x)$ moves. If $l(x)\ge1$ and $S$ consists of a nonempty stack $i$ and the $k-1$ highest others, then $l(x-1_S)=l(x)-1$. Hence some play takes $\min(x_i,l(x))$ tokens off stack $i$, none takes more, and the reduction of DH-D3 is $\min(x,l(x))$ stack by stack; $x$ is reduced iff $k\,x_n\le|x|$.`,
  conventions: ['reduction by DH-D3: the least heights over reachable terminal positions'],
  decides: 'for every position of the box and every A, all parts',
  complexity: 'C(max+n,n) positions times the moves of each',
  games: everyA(4),
  truth: 'rules',
  printed: PRINTED,
})
