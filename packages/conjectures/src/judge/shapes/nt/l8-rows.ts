import { sumOfOuter } from '../../../rows/sum-of-outer.ts'
import type { Type } from '../../../facts/setnim/position-facts.ts'
import { FAILS, HOLDS, SILENT } from '../../tally.ts'
import type { RowsOf } from './by-rows.ts'
import { isZero } from '../../../facts/setnim/half-lengths.ts'
import { inKRows } from './member-rows.ts'
import { oddCountOuter, typeTable } from '../../../facts/setnim/type-table.ts'

/** A set of types. */
export type IsInT = (n: number, k: number, type: Type) => boolean

/** Whether x is reduced exactly if x_n ≤ l(x), and l and F_x(l) are then what the sum gives. */
export const isLengthOfReduced: RowsOf = ({ n, k, lengths }) => {
  const l = lengths()
  return (outer, answers, length, rank) => {
    const ofOuter = sumOfOuter(outer)
    let lastM = -1
    let below = 0
    for (let x1 = 0; x1 < length; x1++) {
      const sum = ofOuter + x1
      const top = n === 1 ? x1 : outer[n - 1]!
      const m = l[rank + x1]!
      const isReducedHere = k * top <= sum
      let holds = isReducedHere === top <= m
      if (isReducedHere && holds) {
        if (m !== lastM) {
          lastM = m
          below = -k * m
          for (let i = 1; i < n; i++) below += outer[i]! < m ? outer[i]! : m
        }
        // m = ⌊sum/k⌋, and F_x(m) is what is left
        const left = sum - k * m
        holds = left >= 0 && left < k && below + (x1 < m ? x1 : m) === left
      }
      answers[x1] = holds ? HOLDS : FAILS
    }
  }
}

/** Whether reduced positions are in K exactly if their type is in T. */
export function isTypeOfReduced(isInT: IsInT): RowsOf {
  return (game) => {
    const { n, k } = game
    const types = typeTable(game, (type) => isInT(n, k, type))
    const isInKRow = inKRows(game)
    const said = new Uint8Array(game.box.max + 1)
    return (outer, answers, length) => {
      isInKRow(outer, answers, length)
      const ofOuter = sumOfOuter(outer)
      // where the highest stack is not too high for x to be reduced
      const from = n === 1 ? 0 : Math.min(length, Math.max(0, k * outer[n - 1]! - ofOuter))
      types.fillRow(said, from, length, oddCountOuter(outer), ofOuter)
      for (let x1 = 0; x1 < length; x1++) {
        const sum = ofOuter + x1
        const top = n === 1 ? x1 : outer[n - 1]!
        if (k * top > sum) answers[x1] = SILENT
        else answers[x1] = said[x1] === answers[x1] ? HOLDS : FAILS
      }
    }
  }
}

/** The type of min(x,l(x)), and the ranks of its halves, are found anew where l changes along a row. */
export function isTypeOfReduction(isInT: IsInT): RowsOf {
  return (game) => {
    const { n, k } = game
    const l = game.lengths()
    const halves = game.halves()
    const { lengths, shares } = halves
    const types = typeTable(game, (type) => isInT(n, k, type))
    const isInKRow = inKRows(game)
    return (outer, answers, length, rank) => {
      isInKRow(outer, answers, length)
      let lastM = -1
      let ofOuter = 0
      let odd = 0
      let top = 0
      let lower = 0
      let upper = 0
      for (let x1 = 0; x1 < length; x1++) {
        const m = l[rank + x1]!
        if (m !== lastM) {
          lastM = m
          ofOuter = 0
          odd = 0
          lower = 0
          upper = 0
          for (let i = 1; i < n; i++) {
            top = outer[i]! < m ? outer[i]! : m
            ofOuter += top
            odd += top & 1
            lower += shares[i]![top >> 1]!
            upper += shares[i]![(top + 1) >> 1]!
          }
        }
        const low = x1 < m ? x1 : m
        const sum = ofOuter + low
        const highest = n === 1 ? low : top
        const isIn = answers[x1]!
        const isLeftIn = isZero(lengths[lower + (low >> 1)]! ^ lengths[upper + ((low + 1) >> 1)]!)
        const holds =
          k * highest <= sum && isIn === isLeftIn && isIn === types.at(odd + (low & 1), sum)
        answers[x1] = holds ? HOLDS : FAILS
      }
    }
  }
}

/** A statement on types, asked once for every type that occurs. */
export function everyType(holds: (n: number, k: number, type: Type) => boolean): RowsOf {
  return ({ n, k, box }) => {
    const types = typeTable({ n, k, box }, (type) => holds(n, k, type))
    return (outer, answers, length) => {
      types.fillRow(answers, 0, length, oddCountOuter(outer), sumOfOuter(outer))
      for (let x1 = 0; x1 < length; x1++) answers[x1] = answers[x1] === 1 ? HOLDS : FAILS
    }
  }
}
