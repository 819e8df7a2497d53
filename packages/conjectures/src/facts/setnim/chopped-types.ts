import type { Classes } from '../../rows/by-class.ts'
import type { Chops, TakeRun } from './chops.ts'
import { classesOfBits } from './classes-of-bits.ts'
import type { Type } from './position-facts.ts'
import { bitsWithin, clearBits, wordFrom } from './row-bits.ts'
import type { SolvedGame } from './solved-game.ts'

/**
 * What is said of the type of ctt(x,m), m given row by row; asked once for every type that occurs. If m
 * comes from the sum s of just the stacks that are kept, then the sum of ctt(x,m) is s plus multiples
 * of m, and x_1 is odd if s is and the number of odd ones among the other kept stacks is even, or the
 * other way round. So what is said is kept for every s and every such number, in bits.
 *
 * @complexity O(n) a row and O(1) a run and 32 positions; O(1) a position where m comes from another sum
 */
export function saidOfChopped(
  { n, k, box }: SolvedGame,
  { heights, runs }: Chops,
  says: (type: Type) => boolean,
): Classes {
  const modulus = 2 * k
  const known: (1 | 0 | undefined)[] = []
  const saidOf = (o: number, sum: number): 1 | 0 => {
    const r = sum % modulus
    return (known[o * modulus + r] ??= says({ o, r }) ? 1 : 0)
  }
  // by j and by the number of odd ones among the kept stacks from the second on
  const tables: SaidBySum[] = []
  // of the stacks 2 to i of the row: the number of odd ones, the sum
  const odds = new Int32Array(n + 1)
  const sums = new Int32Array(n + 1)
  let words: Int32Array = new Int32Array(0)
  const take: TakeRun = (kept, j, sum, from, to) => {
    const odd = odds[kept]!
    const ms = heights[j]!
    if (kept === n - j) {
      const table = (tables[j * (n + 1) + odd] ??= saidBySum(ms.length))
      if (copyRun(table, sum, words, from, to)) return
      for (let s = sum + from; s < sum + to; s++) {
        const m = ms[s]!
        const said = saidOf(odd + ((s ^ odd) & 1) + (n - kept) * (m & 1), s + (n - kept) * m)
        table.said[s >> 5]! |= said << s
        table.isAsked[s >> 5]! |= 1 << s
      }
      copyRun(table, sum, words, from, to)
      return
    }
    for (let x1 = from; x1 < to; x1++) {
      const m = ms[sum + x1]!
      const o = odd + (x1 & 1) + (n - kept) * (m & 1)
      words[x1 >> 5]! |= saidOf(o, sums[kept]! + x1 + (n - kept) * m) << x1
    }
  }
  return classesOfBits(box, (outer, bits, length) => {
    for (let i = 1; i < n; i++) {
      odds[i + 1] = odds[i]! + (outer[i]! & 1)
      sums[i + 1] = sums[i]! + outer[i]!
    }
    words = clearBits(bits, length)
    runs(outer, length, take)
  })
}

/** What is said, by sums, and where it has been asked; in bits. */
interface SaidBySum {
  readonly said: Int32Array
  readonly isAsked: Int32Array
}

function saidBySum(sums: number): SaidBySum {
  // two words are read at a time
  const width = (sums >> 5) + 2
  return { said: new Int32Array(width), isAsked: new Int32Array(width) }
}

/**
 * Adds what is said for the sums from sum + from on to the words, from bit from on.
 * @returns false if some of it has not been asked
 */
function copyRun(
  { said, isAsked }: SaidBySum,
  sum: number,
  words: Int32Array,
  from: number,
  to: number,
): boolean {
  for (let w = from >> 5; 32 * w < to; w++) {
    const inRun = bitsWithin(w, from, to)
    const first = sum + 32 * w
    if ((inRun & ~wordFrom(isAsked, first)) !== 0) return false
    words[w]! |= wordFrom(said, first) & inRun
  }
  return true
}
