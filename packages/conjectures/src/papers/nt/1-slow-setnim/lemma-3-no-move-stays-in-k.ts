import type { Claim } from '../../../claim/claim.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import { FAILS, HOLDS, SILENT } from '../../../judge/tally.ts'
import { byRows, type RowsOf } from '../../../judge/shapes/nt/by-rows.ts'
import { atLeastK } from '../../../facts/setnim/games.ts'
import { isInK, lowerHalf, upperHalf } from '../../../facts/setnim/halves.ts'
import { longestByDefinition } from '../../../facts/setnim/longest-by-definition.ts'
import { inKRows, noMoveRows } from '../../../judge/shapes/nt/member-rows.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { endOf, firstOf, rowMoves, setSums } from '../../../facts/setnim/row-sets.ts'
import { nonemptyOuter } from '../../../facts/setnim/rule-rows.ts'
import { NT } from '../../../claim/sources/nt.ts'

/**
 * A move on more than k stacks leaves less on every stack than one on k of them, and y ≤ z implies
 * l(y) ≤ l(z): the largest l(u′) is found by moves on k stacks. Of an even stack ⌊x_i/2⌋ is lowered.
 */
const lowerIsLess: RowsOf = ({ n, k, drops, box: { max }, halves: halvesOf }) => {
  const halves = halvesOf()
  const { lengths, shares } = halves
  const moves = rowMoves(n, [k], drops)
  const { begin, sums } = setSums(n)
  const halfDrops = shares.map((column) =>
    Int32Array.from({ length: max + 1 }, (_, h) =>
      h > 0 ? column[h >> 1]! - column[(h - 1) >> 1]! : 0,
    ),
  )
  const most = new Int32Array(max + 1)
  return (outer, answers, length) => {
    moves.begin(outer)
    begin(outer, halfDrops)
    const lower = halves.lower(outer)
    const upper = halves.upper(outer)
    for (let x1 = 0; x1 < length; x1++) most[x1] = -1
    const count = moves.count()
    for (let s = 0; s < count; s++) {
      const played = moves.played[s]!
      const from = lower - sums[played >> 1]!
      const first = firstOf(played)
      const end = endOf(played, length)
      for (let x1 = first; x1 < end; x1++) {
        const reached = lengths[from + ((x1 - first) >> 1)]!
        if (reached > most[x1]!) most[x1] = reached
      }
    }
    for (let x1 = 0; x1 < length; x1++) {
      const largest = most[x1]!
      if (largest < 0) answers[x1] = SILENT
      else answers[x1] = largest <= lengths[upper + ((x1 + 1) >> 1)]! - 1 ? HOLDS : FAILS
    }
  }
}

/** The move on all nonempty stacks leaves the least on every stack, and so the least l(v′). */
const upperIsNotLess: RowsOf = ({ n, k, halves: halvesOf }) => {
  const halves = halvesOf()
  const { lengths, shares } = halves
  return (outer, answers, length) => {
    const nonempty = nonemptyOuter(outer)
    const lower = halves.lower(outer)
    let reached = 0
    for (let i = 1; i < n; i++) {
      const left = outer[i]! > 0 ? outer[i]! - 1 : 0
      reached += shares[i]![(left + 1) >> 1]!
    }
    for (let x1 = 0; x1 < length; x1++) {
      const left = x1 > 0 ? x1 - 1 : 0
      if (nonempty + (x1 > 0 ? 1 : 0) < k) answers[x1] = SILENT
      else {
        const isRight = lengths[reached + ((left + 1) >> 1)]! >= lengths[lower + (x1 >> 1)]!
        answers[x1] = isRight ? HOLDS : FAILS
      }
    }
  }
}

const PRINTED: Parts = {
  lower: {
    says: 'l(u′) ≤ l(v) − 1',
    from: 'all',
    ofMove: byRows(
      lowerIsLess,
      ({ option }, { x, k }) =>
        longestByDefinition(lowerHalf(option), k) <= longestByDefinition(upperHalf(x), k) - 1,
    ),
  },
  upper: {
    says: 'l(v′) ≥ l(u)',
    from: 'all',
    ofMove: byRows(
      upperIsNotLess,
      ({ option }, { x, k }) =>
        longestByDefinition(upperHalf(option), k) >= longestByDefinition(lowerHalf(x), k),
    ),
  },
  leaves: {
    says: 'a move on at least k stacks from K ends outside K',
    from: 'all',
    ofMove: byRows(noMoveRows(inKRows, inKRows), ({ option }, { x, k }) =>
      isInK(x, k) ? !isInK(option, k) : null,
    ),
  },
}

/** No move stays in K. */
export const ntL3: Claim = ntClaim({
  id: 'NT-L3',
  kind: 'lemma',
  source: `${NT.slowSetNim}, Lemma 3`,
  title: 'no move on at least k stacks joins two positions with l(⌊x/2⌋) = l(⌈x/2⌉)',
  statement: String.raw`Let $u=\lfloor x/2\rfloor$, $v=\lceil x/2\rceil$, and let $u'$, $v'$ belong to $x'=x-1_S$ with $|S|\ge k$. Then $l(u')\le l(v)-1$ and $l(v')\ge l(u)$. If $x\in K=\{x:l(u)=l(v)\}$, then $l(u')<l(v')$, so $x'\notin K$.`,
  conventions: ['the first two parts hold for every x, in K or not', 'K depends on k'],
  decides: 'for every position of the box and every set of at least k stacks, all parts',
  complexity: 'C(max+n,n) positions times 2^n sets',
  games: atLeastK(5),
  truth: 'rules',
  printed: PRINTED,
})
