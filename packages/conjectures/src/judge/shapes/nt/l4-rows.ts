import { stackSets } from '../../../facts/setnim/visit-moves.ts'
import { FAILS, HOLDS, SILENT } from '../../tally.ts'
import { bitRows } from '../../../facts/setnim/bit-rows.ts'
import type { RowsOf } from './by-rows.ts'
import { inKRows } from './member-rows.ts'
import { emptyStacks, setSums, tiedStacks } from '../../../facts/setnim/row-sets.ts'
import {
  endOfKind,
  firstOfKind,
  KINDS,
  nonemptyOuter,
  oddOuter,
  type Rule,
  ruleSets,
  sortedSets,
  stepOfKind,
} from '../../../facts/setnim/rule-rows.ts'
import { oddCountOuter } from '../../../facts/setnim/type-table.ts'

/** Whether the rule plays on max(o,k) nonempty stacks, asked once for every choice of odd and empty stacks. */
export function isLegal(rule: Rule): RowsOf {
  return (game) => {
    const { n, k } = game
    const isInKRow = inKRows(game)
    const isRight = ({ x, S }: { x: readonly number[]; S: readonly number[] }): boolean => {
      const o = x.filter((height) => height % 2 === 1).length
      return new Set(S).size === Math.max(o, k) && S.every((i) => x[i]! > 0)
    }
    // 1 in the place of the set if it is right
    const rules = ruleSets(n, (x) => (isRight({ x, S: rule(x, k) }) ? [0] : []))
    return (outer, answers, length) => {
      isInKRow(outer, answers, length)
      const odd = oddOuter(outer)
      const nonempty = nonemptyOuter(outer)
      const last = n === 1 ? length : length - 1
      for (let kind = 0; kind < KINDS; kind++) {
        const first = firstOfKind(kind, last)
        const end = endOfKind(kind, last, length)
        const step = stepOfKind(kind)
        if (first >= end) continue
        const filled = nonempty + (first > 0 ? 1 : 0)
        const isGood = filled >= k && rules.at(outer, first, odd | (first & 1), filled) === 1
        for (let x1 = first; x1 < end; x1 += step) {
          answers[x1] = answers[x1] === 1 ? SILENT : isGood ? HOLDS : FAILS
        }
      }
    }
  }
}

/** Whether v′ = u, and l(u′) = l(v′) = l(u), for x′ = x − 1_S. */
export function leadsIntoK(rule: Rule): RowsOf {
  return ({ n, k, box: { max }, halves: halvesOf }) => {
    const halves = halvesOf()
    const { lengths, shares } = halves
    const drop = (from: (h: number) => number): Int32Array[] =>
      shares.map((column) =>
        Int32Array.from({ length: max + 1 }, (_, h) =>
          h > 0 ? column[from(h)]! - column[from(h - 1)]! : 0,
        ),
      )
    const lowerDrops = drop((h) => h >> 1)
    const upperDrops = drop((h) => (h + 1) >> 1)
    const { begin: beginLower, sums: lowerSums } = setSums(n)
    const { begin: beginUpper, sums: upperSums } = setSums(n)
    const sorted = sortedSets(n)
    const rules = ruleSets(n, (x) => rule(x, k))
    return (outer, answers, length) => {
      beginLower(outer, lowerDrops)
      beginUpper(outer, upperDrops)
      const lower = halves.lower(outer)
      const upper = halves.upper(outer)
      const odd = oddOuter(outer)
      const nonempty = nonemptyOuter(outer)
      const ties = tiedStacks(outer)
      const last = n === 1 ? length : length - 1
      // the stacks for which v′ = u if they are played on, and if not
      let played = 0
      let spared = 0
      for (let i = 1; i < n; i++) {
        const height = outer[i]!
        if ((height - 1 + 1) >> 1 === height >> 1) played |= 1 << i
        if ((height + 1) >> 1 === height >> 1) spared |= 1 << i
      }
      for (let kind = 0; kind < KINDS; kind++) {
        const first = firstOfKind(kind, last)
        const end = endOfKind(kind, last, length)
        const step = stepOfKind(kind)
        if (first >= end) continue
        const filled = nonempty + (first > 0 ? 1 : 0)
        const isTerminal = filled < k
        const set = isTerminal ? 0 : rules.at(outer, first, odd | (first & 1), filled)
        const those = sorted[((kind === 3 ? ties | 2 : ties) << (n - 1)) | set]!
        const isUpperRight = (set & ~1 & ~played) === 0 && (~set & ((1 << n) - 2) & ~spared) === 0
        const s1 = set & 1
        const t1 = those & 1
        const lowerLeft = lower - lowerSums[those >> 1]!
        const upperLeft = upper - upperSums[those >> 1]!
        for (let x1 = first; x1 < end; x1 += step) {
          const p = lengths[lower + (x1 >> 1)]!
          if (p === lengths[upper + ((x1 + 1) >> 1)]!) {
            answers[x1] = SILENT
            continue
          }
          const holds =
            !isTerminal &&
            isUpperRight &&
            (x1 - s1 + 1) >> 1 === x1 >> 1 &&
            lengths[lowerLeft + ((x1 - t1) >> 1)] === p &&
            lengths[upperLeft + ((x1 - t1 + 1) >> 1)] === p
          answers[x1] = holds ? HOLDS : FAILS
        }
      }
    }
  }
}

/** Both cases of the proof, with sums over the stacks for every x_1. */
export function isCaseRight(rule: Rule): RowsOf {
  return ({ n, k, halves: halvesOf }) => {
    const halves = halvesOf()
    const { lengths } = halves
    const rules = ruleSets(n, (x) => rule(x, k))
    const x = new Int32Array(n)
    return (outer, answers, length) => {
      const lower = halves.lower(outer)
      const upper = halves.upper(outer)
      const outerOdd = oddOuter(outer)
      const oddCount = oddCountOuter(outer)
      const nonempty = nonemptyOuter(outer)
      for (let i = 1; i < n; i++) x[i] = outer[i]!
      for (let x1 = 0; x1 < length; x1++) {
        const p = lengths[lower + (x1 >> 1)]!
        const isIn = p === lengths[upper + ((x1 + 1) >> 1)]!
        if (isIn || oddCount + (x1 & 1) >= k) {
          answers[x1] = SILENT
          continue
        }
        const filled = nonempty + (x1 > 0 ? 1 : 0)
        const odd = outerOdd | (x1 & 1)
        const S = rules.at(outer, x1, odd, filled)
        x[0] = x1
        let W = 0
        let reached = -k * p
        let ofU = -k * p
        let ofV = -k * (p + 1)
        for (let i = 0; i < n; i++) {
          const height = x[i]!
          const left = (height - ((S >> i) & 1)) >> 1
          const u = height >> 1
          const v = (height + 1) >> 1
          if (v > p) W |= 1 << i
          reached += left < p ? left : p
          ofU += u < p ? u : p
          ofV += v < p + 1 ? v : p + 1
        }
        const holds = (S & ~odd & ~W) === 0 ? reached === ofU : (W & ~S) === 0 && reached === ofV
        answers[x1] = holds ? HOLDS : FAILS
      }
    }
  }
}

/** Every choice of B; of equal stacks the first ones are lowered, which leaves the same x′. */
export const anyBLeadsIntoK: RowsOf = (game) => {
  const { n, k, drops, box } = game
  const halves = game.halves()
  const { lengths } = halves
  const isInKRow = inKRows(game)
  const into = bitRows(box.count)
  const sorted = sortedSets(n)
  const choices = Array.from({ length: k + 1 }, (_, size) => Int32Array.from(stackSets(n, size)))
  const { begin, sums } = setSums(n)
  return (outer, answers, length, rank) => {
    begin(outer, drops)
    isInKRow(outer, answers, length)
    into.set(answers, length, rank)
    const lower = halves.lower(outer)
    const outerOdd = oddOuter(outer)
    const oddCount = oddCountOuter(outer)
    const outerEmpty = emptyStacks(outer)
    const outerTies = tiedStacks(outer)
    for (let x1 = 0; x1 < length; x1++) {
      const o = oddCount + (x1 & 1)
      if (answers[x1] === 1 || o >= k) {
        answers[x1] = SILENT
        continue
      }
      const p = lengths[lower + (x1 >> 1)]!
      const O = outerOdd | (x1 & 1)
      const unfit = O | outerEmpty | (x1 === 0 ? 1 : 0)
      const ties = (n > 1 && x1 === length - 1 ? outerTies | 2 : outerTies) << (n - 1)
      // the stacks ascend
      let i = n
      while (i > 1 && (outer[i - 1]! + 1) >> 1 > p) i--
      if (i === 1 && (x1 + 1) >> 1 > p) i = 0
      const W = ((1 << n) - 1) & ~((1 << i) - 1)
      const those = choices[k - o]!
      let holds = true
      for (let c = 0; c < those.length; c++) {
        const B = those[c]!
        if ((B & unfit) !== 0 || ((B & ~W) !== 0 && (W & ~O & ~B) !== 0)) continue
        const set = sorted[ties | O | B]!
        const left = rank + x1 - sums[set >> 1]! - (set & 1)
        if ((into.window(left) & 1) === 0) holds = false
      }
      answers[x1] = holds ? HOLDS : FAILS
    }
  }
}
