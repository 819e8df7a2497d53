import { winningPoints } from './winning-points.ts'

/** How many of 1..M are some a_k (nA) and some b_i (nB). */
export interface Members {
  readonly M: number
  readonly nA: number
  readonly nB: number
}

/** The counts for M = 1..max, of both coordinates of the winning points found by the pass over the plane. */
export function membersUpTo(max: number): Members[] {
  const points = winningPoints(2 * max + 3)
  const inA = new Set(points.map(([a]) => a))
  const inB = new Set(points.map(([, b]) => b))
  let [nA, nB] = [0, 0]
  return Array.from({ length: max }, (_, at) => {
    const M = at + 1
    if (inA.has(M)) nA++
    if (inB.has(M)) nB++
    return { M, nA, nB }
  })
}
