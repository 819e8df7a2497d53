import { fibonacci } from '@nim/core/wythoff'
import type { Claim } from '../../claim/claim.ts'
import { fibonacciClaim } from '../../judge/shapes/v/fibonacci-claim.ts'

/** a_n at Fibonacci numbers of even index. */
export const vFib26: Claim = fibonacciClaim(
  {
    id: 'V-Fib.26',
    source: 'section 12 (26)',
    title: 'a at n = F_{2k} is F_{2k+1} − 1',
    statement: String.raw`$n=F_{2k}$ gives $a_n=F_{2k+1}-1$. Printed: $a_{F_2}=1$, $a_{F_4}=4$, $a_{F_6}=12$, $a_{F_8}=33$.`,
  },
  {
    indexOfN: (k) => 2 * k,
    lower: (k) => fibonacci(2 * k + 1) - 1n,
    values: [
      [2, 1],
      [4, 4],
      [6, 12],
      [8, 33],
    ],
  },
)
