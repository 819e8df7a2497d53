import { fibonacci } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { fibonacciClaim } from '../../../judge/shapes/v/fibonacci-claim.ts'

/** a_n at Fibonacci numbers of odd index. */
export const vFib25: Claim = fibonacciClaim(
  {
    id: 'V-Fib.25',
    source: 'section 12 (25)',
    title: 'a at n = F_{2k−1} is F_{2k}',
    statement: String.raw`$n=F_{2k-1}$ gives $a_n=F_{2k}$. Printed: $a_{F_3}=3$, $a_{F_5}=8$, $a_{F_7}=21$, $a_{F_9}=55$.`,
  },
  {
    indexOfN: (k) => 2 * k - 1,
    lower: (k) => fibonacci(2 * k),
    values: [
      [3, 3],
      [5, 8],
      [7, 21],
      [9, 55],
    ],
  },
)
