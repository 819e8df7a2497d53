import { firstFailure, newtonStep, newtonStepsFor, STARTING_VALUE } from '@nim/core/wythoff'
import { type Claim, instances, upTo } from '../../../judge/index.ts'

/** The least r with ⌊n·x_r⌋ = a_n for all n ≤ 10^k, which exact iteration finds. */
interface Steps {
  readonly k: number
  readonly r: number
}

function* steps(max: number): Generator<Steps> {
  let [x, r] = [STARTING_VALUE, 0]
  let { n: failure } = firstFailure(x)
  for (let k = 0; k <= max; k++) {
    const limit = 10n ** BigInt(k)
    for (; failure <= limit; r++) {
      x = newtonStep(x)
      failure = firstFailure(x).n
    }
    yield { k, r }
  }
}

export const v42Steps: Claim = instances({
  id: 'V-42.steps',
  by: 'nimlab',
  kind: 'theorem',
  at: 'sections 14 to 16 (42), sharpened by nimlab',
  title: 'for n ≤ 10^k exactly max(0, 1 + ⌊log2(E/λ)⌋) iterations, F_E ≤ 10^k, E even, λ = 11.527…',
  statement: String.raw`The least $r$ with $\lfloor n\,x_r\rfloor=a_n$ for all $n\le10^k$ is $r(k)=\max(0,1+\lfloor\log_2(E_k/\lambda)\rfloor)$, where $\lambda=\log_\varphi\frac{809+500g}{\sqrt{19}}=11.527\ldots$ and $E_k$ is the largest even $m$ with $F_m\le10^k$, that is $E_k=2\lfloor(k+\log_{10}\sqrt5)/(2\log_{10}\varphi)\rfloor$ for $k\ge1$. So $r(k)$ is about $\log_2(k/2.409)$, where (42) has $\log_2(k/3)$.`,
  decides:
    'for every k up to max, the least r by iterating with exact fractions and finding the first n with ⌊n·x_r⌋ ≠ a_n',
  domain: upTo('k', 2500),
  quick: { max: 300 },
  instances: ({ domain }) => steps(domain.max),
  digest: ({ r }) => r,
  method: 'best approximations',
  printed: ({ k, r }) => newtonStepsFor(k) === r,
  // The mutation is false because r(3) = 1, not 2.
  wrong: ({ k, r }) => newtonStepsFor(k) === (k === 3 ? r + 1 : r),
})
