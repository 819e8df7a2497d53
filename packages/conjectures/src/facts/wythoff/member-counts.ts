import { wythoffPlane } from '@nim/bruteforce'

/** For M = 0..max, how many of 1..M are some a_k (nA) and some b_i (nB). */
export interface MemberCounts {
  readonly nA: Int32Array
  readonly nB: Int32Array
}

/** Counts both coordinates of the winning points found by the pass over the plane. */
export function memberCounts(max: number): MemberCounts {
  const nA = new Int32Array(max + 1)
  const nB = new Int32Array(max + 1)
  for (const [a, b] of wythoffPlane(2 * max + 3).points) {
    if (a >= 1 && a <= max) nA[a]! += 1
    if (b >= 1 && b <= max) nB[b]! += 1
  }
  for (let M = 1; M <= max; M++) {
    nA[M]! += nA[M - 1]!
    nB[M]! += nB[M - 1]!
  }
  return { nA, nB }
}
