import { isPTypeByTheorem33 } from '@nim/core/setnim'
import { type OutcomeRows, SAYS_N, SAYS_P } from '../../rows/says.ts'

const UNKNOWN = 255

/**
 * `outcomeByTheorem33` of @nim/core along rows. The reduction cuts the piles at the largest height
 * m ≤ x_n with Σ min(x_i,m) ≥ (n−1)·m. What the left side has more than the right one is concave in m,
 * and it is not negative for m ≤ x_2, where at most one pile is below m. Beyond, it falls, by one or
 * more, and it is one more if x_1 is one more; so along a row m goes up, from x_2, by steps of at
 * most 1 after the first position. The type that decides, the number o of odd piles and the sum modulo
 * 2(n−1) after the cut, is asked once for each of its values.
 *
 * @complexity O(1) a position, O(n) a row
 * @source DH-T2.3, DH-T3.3
 */
export function theorem33Rows(n: number): OutcomeRows {
  const modulus = 2 * (n - 1)
  const known = new Uint8Array((n + 1) * modulus).fill(UNKNOWN)
  return (outer, says, length) => {
    // All outer piles are cut to x_2; the first `end` places have no pile above m.
    let m = outer[1]!
    let sum = (n - 1) * m
    let odd = (n - 1) * (m & 1)
    let r = sum % modulus
    let end = 2
    for (let x1 = 0; x1 < length; x1++) {
      for (;;) {
        while (end < n && outer[end]! <= m) end++
        const above = n - end
        if (above === 0 || sum + above + x1 < (n - 1) * (m + 1)) break
        // These piles are cut one higher.
        sum += above
        r += above
        odd += (m & 1) === 0 ? above : -above
        m++
      }
      while (r >= modulus) r -= modulus
      const type = (odd + (x1 & 1)) * modulus + r
      let answer = known[type]!
      if (answer === UNKNOWN) {
        answer = isPTypeByTheorem33(n, { o: odd + (x1 & 1), r }) ? SAYS_P : SAYS_N
        known[type] = answer
      }
      says[x1] = answer
      r++
    }
  }
}
