import type { Fact } from '../fact.ts'
import { ofReductions } from './reduction.ts'

export const classSize: Fact = ofReductions(
  'the number of positions of the box whose reduction is x, itself included',
  'DH-EX8',
  (ranks) => {
    const sizes = new Int32Array(ranks.length)
    for (let rank = 0; rank < ranks.length; rank++) sizes[ranks[rank]!]!++
    return (_, rank) => sizes[rank]!
  },
  4n,
)

export const isReducedWhenRaised: Fact<boolean | null> = ofReductions(
  'whether x with a token added to the top is reduced; null where that is not in the box',
  'DH-EX8',
  (ranks, { box }) =>
    (x) => {
      if (x.at(-1) === box.max) return null
      const rank = box.rank([...x.slice(0, -1), x.at(-1)! + 1])
      return ranks[rank] === rank
    },
)

/** The number of tokens that are added to a maximal stack. */
export const MOST_ADDED = 20

/** The ranks of the reductions of x with 1, …, 20 tokens added to a maximal stack. */
export const reductionsAbove: Fact<readonly number[] | null> = ofReductions(
  'the ranks of the reductions of x with 1 to 20 tokens added to a maximal stack; null where the box ends before',
  'DH-R4.2',
  (ranks, { box }) =>
    (x) => {
      const top = x.at(-1)!
      if (top + MOST_ADDED > box.max) return null
      return Array.from(
        { length: MOST_ADDED },
        (_, t) => ranks[box.rank([...x.slice(0, -1), top + t + 1])]!,
      )
    },
)

/** The number of steps by which a box grows. */
export const BOX_STEPS = 4

export const growingClass: Fact<readonly number[] | null> = ofReductions(
  'the number of positions whose reduction is x, in boxes growing by 1 up to this one; null where x is not in the first of them',
  'DH-R4.2',
  (ranks, { box }) => {
    const counts = Array.from({ length: BOX_STEPS + 1 }, () => new Int32Array(box.count))
    box.forEach((x, rank) => {
      const from = Math.max(0, x.at(-1)! - (box.max - BOX_STEPS))
      for (let b = from; b <= BOX_STEPS; b++) counts[b]![ranks[rank]!]!++
    })
    return (x, rank) =>
      x.at(-1)! > box.max - BOX_STEPS ? null : counts.map((count) => count[rank]!)
  },
  BigInt(4 * (BOX_STEPS + 1)),
)
