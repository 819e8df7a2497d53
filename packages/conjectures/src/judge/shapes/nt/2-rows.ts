import { sumOfOuter } from '../../../rows/sum-of-outer.ts'
import { winningMoveOnKToAllButOne } from '@nim/core/setnim'
import { FAILS, HOLDS, SILENT } from '../../tally.ts'
import { allOddExceptionRows } from '../../../facts/setnim/all-odd-exception-rows.ts'
import { bitRows } from '../../../facts/setnim/bit-rows.ts'
import type { RowsOf } from './by-rows.ts'
import { formulaLengths } from '../../../facts/setnim/formula-lengths.ts'
import { fillInK, halfLengths } from '../../../facts/setnim/half-lengths.ts'
import { inKRows, type MembersOf } from './member-rows.ts'
import { haveOptionIn } from '../../../facts/setnim/option-rows.ts'
import { rowMoves, setSums, tiedStacks } from '../../../facts/setnim/row-sets.ts'
import { ruleWins } from './rule-wins.ts'
import { sortedSets } from '../../../facts/setnim/rule-rows.ts'
import { oddCountOuter } from '../../../facts/setnim/type-table.ts'

/** Whether a set of stacks to be played on leads from every position that a part speaks of into K. */
export function intoKRows(
  E: MembersOf,
  isMeant: (n: number, rho: number) => boolean,
  spared: (n: number) => readonly number[],
): RowsOf {
  return (game) => {
    const { n, k, box, drops } = game
    const K = inKRows(game)
    const inE = E(game)
    const isInE = new Uint8Array(box.max + 1)
    const into = bitRows(box.count)
    const sorted = sortedSets(n)
    const { begin, sums } = setSums(n)
    const sets = spared(n).map((kept) => (2 ** n - 1) & ~(1 << kept))
    return (outer, answers, length, rank) => {
      K(outer, answers, length)
      into.set(answers, length, rank)
      if (oddCountOuter(outer) < n - 1) {
        answers.fill(SILENT, 0, length)
        return
      }
      inE(outer, isInE, length)
      begin(outer, drops)
      const outerTies = tiedStacks(outer)
      const outerRho = sumOfOuter(outer) - k * outer[n - 1]!
      for (let x1 = 0; x1 < length; x1++) {
        if ((x1 & 1) === 0 || answers[x1] === 1 || isInE[x1] === 1 || !isMeant(n, outerRho + x1)) {
          answers[x1] = SILENT
          continue
        }
        const ties = (x1 === length - 1 ? outerTies | 2 : outerTies) << (n - 1)
        let holds = true
        for (const set of sets) {
          // of equal stacks the first ones are lowered, which leaves the same
          const those = sorted[ties | set]!
          const left = rank + x1 - sums[those >> 1]! - (those & 1)
          if ((into.window(left) & 1) === 0) holds = false
        }
        answers[x1] = holds ? HOLDS : FAILS
      }
    }
  }
}

/** Moves on max(o,k) stacks, all positions of a row with x_1 even at a time, and all with x_1 odd. */
export function notAllOddRows(E: MembersOf): RowsOf {
  return (game) => {
    const { n, k, sizes, box, drops } = game
    const K = inKRows(game)
    const inE = E(game)
    const isInE = new Uint8Array(box.max + 1)
    const into = bitRows(box.count)
    const movesBy = Array.from({ length: n + 1 }, (_, size) =>
      rowMoves(n, sizes.includes(size) ? [size] : [], drops),
    )
    return (outer, answers, length, rank) => {
      K(outer, answers, length)
      into.set(answers, length, rank)
      inE(outer, isInE, length)
      const odd = oddCountOuter(outer)
      const ofEven = movesBy[Math.max(odd, k)]!
      const ofOdd = movesBy[Math.max(odd + 1, k)]!
      ofEven.begin(outer)
      if (ofOdd !== ofEven) ofOdd.begin(outer)
      for (let from = 0; from < length; from += 32) {
        const even = haveOptionIn(ofEven, into, length, rank, from) & 0x55555555
        const bits = even | (haveOptionIn(ofOdd, into, length, rank, from) & 0xaaaaaaaa)
        const end = Math.min(length, from + 32)
        for (let x1 = from; x1 < end; x1++) {
          const isSilent = answers[x1] === 1 || isInE[x1] === 1 || odd + (x1 & 1) === n
          if (isSilent) answers[x1] = SILENT
          else answers[x1] = (bits >>> (x1 - from)) & 1 ? HOLDS : FAILS
        }
      }
    }
  }
}

export function disjointRows(E: MembersOf): RowsOf {
  return (game) => {
    const K = inKRows(game)
    const inE = E(game)
    const isInK = new Uint8Array(game.box.max + 1)
    return (outer, answers, length) => {
      K(outer, isInK, length)
      inE(outer, answers, length)
      for (let x1 = 0; x1 < length; x1++) {
        if (answers[x1] === 0) answers[x1] = SILENT
        else answers[x1] = isInK[x1] === 0 ? HOLDS : FAILS
      }
    }
  }
}

/** Whether the positions in K or E are the P-positions. */
export function outcomeRows(E: MembersOf, K: MembersOf): RowsOf {
  return (game) => {
    const values = game.outcomes()
    const inE = E(game)
    const inK = K(game)
    const isInE = new Uint8Array(game.box.max + 1)
    return (outer, answers, length, rank) => {
      inK(outer, answers, length)
      inE(outer, isInE, length)
      for (let x1 = 0; x1 < length; x1++) {
        // 1 for P here, 0 for P there
        const isIn = answers[x1]! | isInE[x1]!
        answers[x1] = isIn !== values[rank + x1] ? HOLDS : FAILS
      }
    }
  }
}

/** The outcome that the formula gives, and the move: all sets are asked for at N-positions only. */
export const printedMoveWins: RowsOf = (game) => {
  const { n, k, box } = game
  const balanced: MembersOf = () => {
    const halves = halfLengths(box, (those) => formulaLengths(those, k))
    return (outer, isIn, length) => {
      fillInK(halves, outer, isIn, length)
    }
  }
  const isRight = outcomeRows(allOddExceptionRows, balanced)(game)
  const leads = ruleWins((x) => winningMoveOnKToAllButOne(x, k) ?? [])(game)
  const isSame = new Uint8Array(box.max + 1)
  if (isRight === null || leads === null || n < 2) return null
  return (outer, answers, length, rank) => {
    isRight(outer, isSame, length, rank)
    leads(outer, answers, length, rank)
    for (let x1 = 0; x1 < length; x1++) if (isSame[x1] !== HOLDS) answers[x1] = FAILS
  }
}
