import { formatPosition } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import type { Instance, ListedPart } from '../../../facts/setnim/part.ts'
import { isInK } from '../../../facts/setnim/halves.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { NT } from '../../../claim/sources/nt.ts'

/** n and k with the move of the remark: x and what is left of it. */
export interface MoveIntoE extends Instance {
  readonly n: number
  readonly k: number
  readonly x: readonly number[]
  readonly left: readonly number[]
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

/** The least position of the remark's form that is in E: one stack H, others H or H − 2. */
function positionInE(n: number, k: number): number[] {
  for (let H = 3; ; H += 2) {
    for (let low = 0; low < k; low++) {
      const x = Array.from({ length: n }, (_, i) => (i < low ? H - 2 : H))
      if (isInE(x, k)) return x
    }
  }
}

function instance(n: number, k: number): MoveIntoE {
  const left = positionInE(n, k)
  const x = left.map((height, i) => (i === n - 1 ? height : height + 1)).sort((a, b) => a - b)
  return {
    n,
    k,
    x,
    left,
    actual: isInK(x, k) && isInE(left, k) ? 1 : 0,
    witness: () => ({ n, k, x, left }),
    finds: () =>
      `for n = ${n}, k = ${k}, ${formatPosition(x)} is ${isInK(x, k) ? '' : 'not '}in K and ${formatPosition(left)} is ${isInE(left, k) ? '' : 'not '}in E`,
  }
}

function* instances(most: number, isDivisor: boolean): Generator<MoveIntoE> {
  for (let n = 4; n <= most; n++) {
    for (let k = 2; k <= n - 2; k++) {
      if (((n - 1) % k === 0) === isDivisor) yield instance(n, k)
    }
  }
}

/** That the move on n − 1 stacks joins K and E, or that it does not. */
function joins(wanted: boolean): ListedPart<MoveIntoE> {
  return {
    says: `the move on n−1 stacks ${wanted ? 'leads from K into E' : 'does not start in K'}`,
    ofInstance: ({ x, left, k }) => (isInK(x, k) && isInE(left, k)) === wanted,
  }
}

/** Divisibility in Theorem 10 cannot be dropped. */
export const nt2r2: Claim = ntClaim({
  id: 'NT-2.r2',
  kind: 'remark',
  source: `${NT.allButAll}, Remark 2`,
  title: 'if 2 ≤ k ≤ n−2 does not divide n−1, some move of SN(n,{k,…,n−1}) joins K and E',
  statement: String.raw`Let $2\le k\le n-2$. Let $x'\in E$ have one stack of odd height $H$ and all others of height $H$ or $H-2$, and let $x=x'+1_S$ with $|S|=n-1$, the stack left out being of height $H$. If $k$ does not divide $n-1$, then $x\in K$, so $K\cup E$ is not the set of P-positions of $SN(n,\{k,\dots,n-1\})$. (If $k$ divides $n-1$, then $x\notin K$.)`,
  conventions: [
    'x′ is the one with the least H, found by search; fewer than k stacks have height H−2',
  ],
  decides: 'for every n and k up to that n, the move of the remark, by the definitions of K and E',
  complexity: 'n² pairs times n·H·k',
  lists: (part) => ({
    defaultDomain: () => ({ kind: 'up-to', of: 'n', max: 24 }),
    cost: (_, domain) => ({
      positions: domain.kind === 'fixed' ? 1n : BigInt(domain.max) ** 2n,
      memory: 1n << 16n,
    }),
    list: (_, domain) => ({
      instances: instances(domain.kind === 'fixed' ? 4 : domain.max, part === 'divisor'),
    }),
  }),
  printed: { 'no divisor': joins(true), divisor: joins(false) },
})
