import { isInK } from './halves.ts'

/** For n and k, the move x → x′ of NT-2.r2. */
export interface MoveIntoE {
  readonly n: number
  readonly k: number
  readonly x: readonly number[]
  /** x′, each stack in its place. */
  readonly left: readonly number[]
  /** Whether x is in K. */
  readonly startsInK: boolean
  /** Whether x′ is in E. */
  readonly endsInE: boolean
}

/** The move to the x′ of least H. */
export function moveIntoE(n: number, k: number): MoveIntoE {
  const left = positionInE(n, k)
  const x = left.map((height, i) => (i === n - 1 ? height : height + 1)).sort((a, b) => a - b)
  return { n, k, x, left, startsInK: isInK(x, k), endsInE: isInE(left, k) }
}

/** The least position in E with one stack H, others H or H − 2. */
function positionInE(n: number, k: number): number[] {
  for (let H = 3; ; H += 2) {
    for (let low = 0; low < k; low++) {
      const x = Array.from({ length: n }, (_, i) => (i < low ? H - 2 : H))
      if (isInE(x, k)) return x
    }
  }
}

/** E by its definition: all stacks odd, sum ≡ n−2 modulo 2k, sum − k·max ≥ n−1. */
function isInE(x: readonly number[], k: number): boolean {
  const n = x.length
  const sum = x.reduce((total, height) => total + height, 0)
  return (
    x.every((height) => height % 2 === 1) &&
    (sum - (n - 2)) % (2 * k) === 0 &&
    sum - k * Math.max(...x) >= n - 1
  )
}
