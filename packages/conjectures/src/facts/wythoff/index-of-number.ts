import { winningPoints } from './winning-points.ts'

/**
 * The k with S = a_k and the i with S = b_i. An index is null if its sequence does not contain S.
 */
export interface IndexedNumber {
  readonly S: number
  readonly k: number | null
  readonly i: number | null
}

/**
 * Every S with 1 ≤ S ≤ max, with its indices among the winning points that a scan of the plane
 * finds.
 */
export function indicesUpTo(max: number): IndexedNumber[] {
  const [inA, inB] = [new Map<number, number>(), new Map<number, number>()]
  // Every S ≤ max is a coordinate of a winning point with S' ≤ max and L' < 2·max + 3.
  for (const [n, [a, b]] of winningPoints(2 * max + 3).entries()) {
    inA.set(a, n)
    inB.set(b, n)
  }
  return Array.from({ length: max }, (_, at) => {
    const S = at + 1
    return { S, k: inA.get(S) ?? null, i: inB.get(S) ?? null }
  })
}

/** The number nA of the a_k among 1..M, and the number nB of the b_i among 1..M. */
export interface Members {
  readonly M: number
  readonly nA: number
  readonly nB: number
}

/**
 * The counts for M = 1..max, computed from the coordinates of the winning points that a scan of the
 * plane finds.
 */
export function membersUpTo(max: number): Members[] {
  let [nA, nB] = [0, 0]
  return indicesUpTo(max).map(({ S: M, k, i }) => {
    if (k !== null) nA++
    if (i !== null) nB++
    return { M, nA, nB }
  })
}
