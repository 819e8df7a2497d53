import { winningPoints } from './winning-points.ts'

/** The k with S = a_k and the i with S = b_i. An index is null if its sequence lacks S. */
export interface IndexedNumber {
  readonly S: number
  readonly k: number | null
  readonly i: number | null
}

/** Every S, 1 ≤ S ≤ max, with its indices among the winning points, which a plane scan finds. */
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

/** The counts of the a_k (nA) and of the b_i (nB) among 1..M. */
export interface Members {
  readonly M: number
  readonly nA: number
  readonly nB: number
}

/** The counts for M = 1..max, from the coordinates of the winning points of a plane scan. */
export function membersUpTo(max: number): Members[] {
  let [nA, nB] = [0, 0]
  return indicesUpTo(max).map(({ S: M, k, i }) => {
    if (k !== null) nA++
    if (i !== null) nB++
    return { M, nA, nB }
  })
}
