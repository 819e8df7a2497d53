import type { Claim } from '../../../claim/claim.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import { FAILS, HOLDS, SILENT } from '../../../judge/tally.ts'
import { byRows, type RowsOf } from '../../../judge/shapes/nt/by-rows.ts'
import { atLeastK } from '../../../facts/setnim/games.ts'
import { lowered } from '../../../facts/setnim/halves.ts'
import { longestByDefinition, surplus } from '../../../facts/setnim/longest-by-definition.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { mostLengthOfOptions } from '../../../facts/setnim/option-rows.ts'
import { nonemptyOuter } from '../../../facts/setnim/rule-rows.ts'
import { NT } from '../../../claim/sources/nt.ts'

/**
 * (a) Between two neighbours of 0, the heights of x, l(x), l(x) + 1 and sum(x) + 1 every min(x_i,m), and so
 * F_x, is linear in m: F_x(m) ≥ 0, or F_x(m) < 0, holds between them if it does at both. With
 * G(m) = Σ min(x_i,m) − k·m over the stacks but stack 1, F_x(m) is G(m) + min(x_1,m), and
 * G(m) + x_1 at the heights of these stacks. At x_1 all stacks give x_1, and at sum(x) + 1 all give
 * themselves: F_x is (n − k)·x_1 there, and sum(x) − k·(sum(x) + 1) < 0.
 */
const exactlyUpToL: RowsOf = ({ n, k, lengths }) => {
  const l = lengths()
  const atHeights = new Int32Array(n)
  const G = (outer: readonly number[], m: number): number => {
    let sum = -k * m
    for (let i = 1; i < n; i++) sum += outer[i]! < m ? outer[i]! : m
    return sum
  }
  return (outer, answers, length, rank) => {
    for (let i = 1; i < n; i++) atHeights[i] = G(outer, outer[i]!)
    let lastL = -1
    let atL = 0
    let after = 0
    for (let x1 = 0; x1 < length; x1++) {
      const m = l[rank + x1]!
      if (m !== lastL) {
        lastL = m
        atL = G(outer, m)
        after = G(outer, m + 1)
      }
      // negative if something is wrong: x_1 > m, F_x(m) < 0, or F_x(m + 1) ≥ 0 …
      let wrong = (m - x1) | (atL + x1) | ~(after + (x1 < m + 1 ? x1 : m + 1))
      // … or the signs of F_x(x_i) and m − x_i are different
      for (let i = 1; i < n; i++) wrong |= (atHeights[i]! + x1) ^ (m - outer[i]!)
      answers[x1] = wrong < 0 ? FAILS : HOLDS
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

/** (b) For the largest l with a token less. */
const isMonotone: RowsOf = ({ n, drops, box: { max }, lengths }) => {
  const l = lengths()
  const most = new Int32Array(max + 1)
  return (outer, answers, length, rank) => {
    mostLengthOfOptions({ n, k: 1, drops }, l, outer, most, length, rank)
    for (let x1 = 0; x1 < length; x1++) {
      answers[x1] = most[x1]! <= l[rank + x1]! ? HOLDS : FAILS
    }
  }
}

/** (c) For the option with the largest l. */
const isLowered: RowsOf = (game) => {
  const l = game.lengths()
  const most = new Int32Array(game.box.max + 1)
  return (outer, answers, length, rank) => {
    mostLengthOfOptions(game, l, outer, most, length, rank)
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
