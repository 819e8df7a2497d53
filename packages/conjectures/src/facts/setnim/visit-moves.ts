/**
 * Visits the moves of SN(n,A) from a sorted position, one for each way to say how many stacks of
 * each height are played: of equal stacks the first ones are played, so that what is left is sorted
 * as it stands and stacks keep their places. Every other move is one of these up to an exchange of
 * equal stacks.
 *
 * @param visit receives what is left (reused: copy to keep), the stacks played as bits, and their
 * number; false ends the visits
 * @complexity O(2^n) sets tested, O(n) for each legal one
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

/** True if stack i (from 0) is in the set. */
export function hasStack(set: number, i: number): boolean {
  return ((set >> i) & 1) === 1
}

/** `1,3`: the numbers of the stacks in the set, counted from 1. */
export function formatStacks(set: number): string {
  const members: number[] = []
  for (let i = 0; set >> i !== 0; i++) if (hasStack(set, i)) members.push(i + 1)
  return members.join()
}

const known = new Map<number, readonly number[]>()

/** All sets of `size` of n ≤ 16 stacks, as bits, ascending. */
export function stackSets(n: number, size: number): readonly number[] {
  if (n > 16) throw new RangeError(`sets of stacks: expected n up to 16, got ${n}`)
  const key = n * 32 + size
  let sets = known.get(key)
  if (sets === undefined) {
    sets = Array.from({ length: 2 ** n }, (_, set) => set).filter((set) => bitCount(set) === size)
    known.set(key, sets)
  }
  return sets
}

function bitCount(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}
