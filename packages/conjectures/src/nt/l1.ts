import type { Claim } from '../claim.ts'
import type { Parts } from '../dh/part.ts'
import { FAILS, HOLDS, SILENT } from '../evidence/tally.ts'
import { byRows, type RowsOf } from './by-rows.ts'
import { atLeastK } from './games.ts'
import { lowered } from './halves.ts'
import { longestByDefinition, surplus } from './longest-by-definition.ts'
import { ntClaim } from './nt-claim.ts'
import { mostOfOptions } from './option-rows.ts'
import { rowMoves } from './row-sets.ts'
import { nonemptyOuter, sumOuter } from './rule-rows.ts'
import { NT } from './source.ts'

const NEVER = 2 ** 30

/**
 * (a) With G(m) = Σ min(x_i,m) − k·m over the stacks but stack 1, F_x(m) = G(m) + min(x_1,m) ≥ 0
 * exactly if both x_1 and m are at least −G(m): from some x_1 on, or never. For m ≥ x_n that is
 * x_1 ≥ k·m − x_2 − … − x_n, which does not fall as m grows; so it is enough to look at m ≤ x_n, and if
 * l(x) > x_n at l(x) and l(x) + 1.
 */
const exactlyUpToL: RowsOf = ({ n, k, box: { max }, lengths }) => {
  const l = lengths()
  const least = new Int32Array(max + 2)
  const mostBefore = new Int32Array(max + 2)
  const leastAfter = new Int32Array(max + 3)
  return (outer, answers, length, rank) => {
    const top = n === 1 ? length - 1 : outer[n - 1]!
    let G = 0
    let lower = 1
    for (let m = 0; m <= top; m++) {
      const needed = -G
      least[m] = needed > m ? NEVER : needed
      while (lower < n && outer[lower]! <= m) lower++
      G += n - lower - k
    }
    // l does not fall along a row: the rest of the m are before or after all of l(x)
    const low = Math.min(l[rank]!, top)
    const high = Math.min(l[rank + length - 1]!, top)
    let most = 0
    for (let m = 0; m < low; m++) if (least[m]! > most) most = least[m]!
    for (let m = low; m <= high; m++) {
      if (least[m]! > most) most = least[m]!
      mostBefore[m] = most
    }
    let after = NEVER
    for (let m = top; m > high; m--) if (least[m]! < after) after = least[m]!
    for (let m = high; m >= low; m--) {
      leastAfter[m + 1] = after
      if (least[m]! < after) after = least[m]!
    }
    const sum = sumOuter(outer)
    for (let x1 = 0; x1 < length; x1++) {
      const m = l[rank + x1]!
      const holds =
        m < top
          ? mostBefore[m]! <= x1 && leastAfter[m + 1]! > x1
          : mostBefore[top]! <= x1 && sum + x1 - k * m >= 0 && sum + x1 - k * (m + 1) < 0
      answers[x1] = holds ? HOLDS : FAILS
    }
  }
}

/** (a) The number of nonempty stacks is that of the row, or one more from x_1 = 1 on. */
const isPositive: RowsOf = ({ k, lengths }) => {
  const l = lengths()
  return (outer, answers, length, rank) => {
    const nonempty = nonemptyOuter(outer)
    for (let x1 = 0; x1 < length; x1++) {
      const filled = x1 > 0 ? nonempty + 1 : nonempty
      answers[x1] = l[rank + x1]! >= 1 === filled >= k ? HOLDS : FAILS
    }
  }
}

/** (b) Of equal stacks the first one is lowered. */
const isMonotone: RowsOf = ({ n, drops, box: { max }, lengths }) => {
  const l = lengths()
  const moves = rowMoves(n, [1], drops)
  const most = new Int32Array(max + 1)
  return (outer, answers, length, rank) => {
    moves.begin(outer)
    mostOfOptions(moves, l, most, length, rank)
    for (let x1 = 0; x1 < length; x1++) {
      answers[x1] = most[x1]! <= l[rank + x1]! ? HOLDS : FAILS
    }
  }
}

/**
 * (c) A move on more than k stacks leaves less on every stack than one on k of them, and y ≤ z implies
 * F_y ≤ F_z and so l(y) ≤ l(z): the largest l of an option is found by moves on k stacks.
 */
const isLowered: RowsOf = ({ n, k, drops, box: { max }, lengths }) => {
  const l = lengths()
  const moves = rowMoves(n, [k], drops)
  const most = new Int32Array(max + 1)
  return (outer, answers, length, rank) => {
    moves.begin(outer)
    mostOfOptions(moves, l, most, length, rank)
    for (let x1 = 0; x1 < length; x1++) {
      const largest = most[x1]!
      if (largest < 0) answers[x1] = SILENT
      else answers[x1] = largest <= l[rank + x1]! - 1 ? HOLDS : FAILS
    }
  }
}

const PRINTED: Parts = {
  a: {
    says: 'F_x(m) ≥ 0 exactly for 0 ≤ m ≤ l(x)',
    ofPosition: byRows(exactlyUpToL, ({ x, k, sum }) => {
      const l = longestByDefinition(x, k)
      return Array.from({ length: sum + 2 }, (_, m) => m).every(
        (m) => surplus(x, k, m) >= 0 === m <= l,
      )
    }),
  },
  'a, support': {
    says: 'l(x) ≥ 1 exactly if at least k stacks are nonempty',
    ofPosition: byRows(
      isPositive,
      ({ x, k, nonempty }) => longestByDefinition(x, k) >= 1 === nonempty >= k,
    ),
  },
  b: {
    says: 'a token less on one stack does not raise l',
    ofPosition: byRows(isMonotone, ({ x, k }) =>
      x.every(
        (height, i) =>
          height === 0 || longestByDefinition(lowered(x, 1 << i), k) <= longestByDefinition(x, k),
      ),
    ),
  },
  c: {
    says: 'every move on at least k stacks lowers l by at least 1',
    from: 'all',
    ofMove: byRows(
      isLowered,
      ({ option }, { x, k }) => longestByDefinition(option, k) <= longestByDefinition(x, k) - 1,
    ),
  },
}

/** What l is, and how it falls. */
export const ntL1: Claim = ntClaim({
  id: 'NT-L1',
  kind: 'lemma',
  source: `${NT.slowSetNim}, Lemma 1`,
  title: 'F is nonnegative exactly up to l; l is monotone and every move lowers it',
  statement: String.raw`Let $F_y(m)=\sum_i\min(y_i,m)-km$ and $l(y)=\max\{m\ge0: F_y(m)\ge0\}$. (a) $F_y(m)\ge0$ exactly for $0\le m\le l(y)$, and $l(y)\ge1$ exactly if at least $k$ stacks are nonempty. (b) $y\le z$ implies $l(y)\le l(z)$. (c) If $R$ is a set of at least $k$ nonempty stacks of $z$, then $l(z-1_R)\le l(z)-1$.`,
  conventions: ['(b) is checked for one token, which gives it for all y ≤ z inside the box'],
  decides: 'for every position of the box and every set of at least k stacks, all parts',
  complexity: 'C(max+n,n) positions times 2^n sets',
  games: atLeastK(5),
  truth: 'rules',
  printed: PRINTED,
})
