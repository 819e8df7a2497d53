import { stackSets } from './stack-sets.ts'

/**
 * Visits moves of SN(n,A) from a sorted position. For each way to choose how many stacks of each
 * height are played, it visits one move. Among equal stacks, the move plays on the first ones.
 * Therefore the resulting position is sorted, and stacks keep their indices. Every other move
 * equals one of these up to an exchange of equal stacks.
 *
 * @param sizes the set A
 * @param visit receives the resulting position (the array is reused, so copy it to keep it), the
 *   played stacks as bits, and their number; it returns false to stop the visits
 * @throws RangeError for more than 16 stacks
 * @complexity O(2^n) sets tested, O(n) for each legal set
 * @source DH-D1
 */
export function visitMoves(
  x: readonly number[],
  sizes: readonly number[],
  visit: (left: readonly number[], played: number, size: number) => boolean,
): void {
  const n = x.length
  let empty = 0
  let sameAsBefore = 0
  for (let i = 0; i < n; i++) {
    if (x[i] === 0) empty |= 1 << i
    if (i > 0 && x[i] === x[i - 1]) sameAsBefore |= 1 << i
  }
  const left = [...x]
  for (const size of sizes) {
    for (const played of stackSets(n, size)) {
      if ((played & empty) !== 0 || (played & sameAsBefore & ~(played << 1)) !== 0) continue
      for (let i = 0; i < n; i++) left[i] = x[i]! - ((played >> i) & 1)
      if (!visit(left, played, size)) return
    }
  }
}
