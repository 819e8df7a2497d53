import { sumOfOuter } from '../../../rows/sum-of-outer.ts'
import { afterPlayOn, isPTypeByConjecture1, parityRule } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import { type PositionFacts, type Type, typeOf } from '../../../facts/setnim/position-facts.ts'
import { FAILS, HOLDS, SILENT } from '../../../judge/tally.ts'
import { byRows, type RowsOf } from '../../../judge/shapes/nt/by-rows.ts'
import { atLeastK } from '../../../facts/setnim/games.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { setSums, tiedStacks } from '../../../facts/setnim/row-sets.ts'
import {
  looksAtOddAndEmpty,
  nonemptyOuter,
  oddOuter,
  ofOddAndEmpty,
  type Rule,
  ruleSets,
  sortedSets,
} from '../../../facts/setnim/rule-rows.ts'
import { NT } from '../../../claim/sources/nt.ts'
import { oddCountOuter, typeTable } from '../../../facts/setnim/type-table.ts'

type IsInT = (n: number, k: number, type: Type) => boolean

/** What the types of the row's positions give, 0 where the statement gives P and 1 for N as outcomes are; SILENT for 2. */
function typeOutcomes(isInT: IsInT, ofAll: boolean): RowsOf {
  return ({ n, k, box, outcomes, reductions }) => {
    const values = outcomes()
    const { fillRow } = reductions()
    const types = typeTable({ n, k, box }, (type) => isInT(n, k, type))
    // what is said of red(x), by the rank of x
    const said = new Uint8Array(box.count)
    return (outer, answers, length, rank) => {
      const { from, drop } = fillRow(outer, length, rank)
      types.fillRow(answers, from, length, oddCountOuter(outer), sumOfOuter(outer))
      said.copyWithin(rank, rank - drop, rank - drop + from)
      for (let x1 = from; x1 < length; x1++) said[rank + x1] = answers[x1]!
      for (let x1 = 0; x1 < length; x1++) {
        // 1 for P here, 0 for P there
        const isRight = said[rank + x1] !== values[rank + x1]
        answers[x1] = !ofAll && x1 < from ? SILENT : isRight ? HOLDS : FAILS
      }
    }
  }
}

/** The rule at min(x,m), m = m(x) the height of red(x); see `reduced-heights.ts`. */
function ruleAtReductionWins(rule: Rule): RowsOf {
  return ({ n, k, drops, outcomes, reductions }) => {
    const values = outcomes()
    const { heights, fillRow } = reductions()
    const sorted = sortedSets(n)
    const { begin, sums } = setSums(n)
    const rules = ruleSets(n, (x) => rule(x, k))
    const low: number[] = []
    const distances = new Int32Array(2)
    return (outer, answers, length, rank) => {
      fillRow(outer, length, rank)
      begin(outer, drops)
      const outerTies = tiedStacks(outer)
      const last = n === 1 ? length : length - 1
      let lastM = -1
      let outerOdd = 0
      let outerFilled = 0
      for (let x1 = 0; x1 < length; x1++) {
        if (values[rank + x1] === 0) {
          answers[x1] = SILENT
          continue
        }
        const m = heights[rank + x1]!
        if (m !== lastM) {
          lastM = m
          distances[0] = 0
          distances[1] = 0
          low[0] = 0
          for (let i = 1; i < n; i++) low[i] = outer[i]! < m ? outer[i]! : m
          outerOdd = oddOuter(low)
          outerFilled = nonemptyOuter(low)
        }
        const x = x1 < m ? x1 : m
        // with the same m, 0 < x_1 < x_2 and the parity of min(x_1,m), the same stacks are played on
        const isInner = x1 > 0 && m > 0 && x1 < last
        const parity = x & 1
        if (isInner && distances[parity]! > 0) {
          const left = rank + x1 - distances[parity]!
          answers[x1] = values[left] === 0 ? HOLDS : FAILS
          continue
        }
        const filled = outerFilled + (x > 0 ? 1 : 0)
        if (filled < k) {
          answers[x1] = FAILS
          continue
        }
        const set = rules.at(low, x, outerOdd | (x & 1), filled)
        const ties = n > 1 && x1 === length - 1 ? outerTies | 2 : outerTies
        const those = sorted[(ties << (n - 1)) | set]!
        const distance = sums[those >> 1]! + (those & 1)
        if (isInner) distances[parity] = distance
        const left = rank + x1 - distance
        answers[x1] = values[left] === 0 ? HOLDS : FAILS
      }
    }
  }
}

/** The corollary for a set of types in the place of T, and a rule. */
export function corollary1Parts(isInT: IsInT, rule: Rule): Parts {
  const wins = (at: PositionFacts): boolean | null =>
    at.outcome() === 'P'
      ? null
      : at.game.outcomes()[at.game.box.rank(afterPlayOn(at.x, rule(at.reduction(), at.k)))] === 0
  return {
    reduced: {
      says: 'a reduced x is P iff o ≤ r ≤ 2k−2−o',
      ofPosition: byRows(typeOutcomes(isInT, false), (at) =>
        at.isReduced ? isInT(at.n, at.k, { o: at.o, r: at.r }) === (at.outcome() === 'P') : null,
      ),
    },
    all: {
      says: 'x is P iff the type of its reduction is in T',
      ofPosition: byRows(
        typeOutcomes(isInT, true),
        (at) => isInT(at.n, at.k, typeOf(at.reduction(), at.k)) === (at.outcome() === 'P'),
      ),
    },
    rule: {
      says: 'at every N-position the parity rule applied to the reduction wins',
      ofPosition: looksAtOddAndEmpty(rule) ? byRows(ruleAtReductionWins(rule), wins) : wins,
    },
  }
}

/** The Slow SetNim conjecture as a theorem. */
export const nt1: Claim = ntClaim({
  id: 'NT-1',
  kind: 'theorem',
  source: `${NT.types}, Corollary`,
  title: 'the Slow SetNim conjecture: in SN(n,{k,…,n}) a reduced x is P iff o ≤ r ≤ 2k−2−o',
  statement: String.raw`For all $1\le k\le n$: a reduced position of $SN(n,\{k,\dots,n\})$ is a P-position iff $o\le r\le2k-2-o$, with $o$ the number of odd stacks and $r=|x|\bmod2k$. Every position has the outcome of its reduction. The parity rule of NT-T5 may be applied to $x$ or to $red(x)$.`,
  conventions: ['normal play; reduction by its definition (DH-D3)', 'this is DH-C1'],
  decides: 'for every position of the box, all parts, by exhaustive solution',
  complexity: 'C(max+n,n) positions times the move sets of size ≥ k',
  games: atLeastK(6),
  truth: 'outcome',
  printed: corollary1Parts(isPTypeByConjecture1, ofOddAndEmpty<Rule>(parityRule)),
})
