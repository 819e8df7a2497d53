import { sumOfOuter } from '../../rows/sum-of-outer.ts'
import type { MemberRows } from '../../judge/shapes/nt/member-rows.ts'
import type { RowGame } from './row-game.ts'
import { oddCountOuter } from './type-table.ts'

/**
 * The rows of E, what `isAllOddException` says: all stacks odd, sum(x) ≡ n−2 modulo 2k and
 * sum(x) − k·x_n ≥ n−1. For n ≥ 2.
 * @source NT-2
 */
export function allOddExceptionRows({ n, k }: Pick<RowGame, 'n' | 'k'>): MemberRows {
  const modulus = 2 * k
  const wanted = (n - 2) % modulus
  return (outer, isIn, length) => {
    isIn.fill(0, 0, length)
    if (oddCountOuter(outer) < n - 1) return
    const sum = sumOfOuter(outer)
    const least = n - 1 + k * outer[n - 1]!
    for (let x1 = 1; x1 < length; x1 += 2) {
      isIn[x1] = (sum + x1) % modulus === wanted && sum + x1 >= least ? 1 : 0
    }
  }
}
