import { type Fraction, fraction, lowerWythoff, newtonStep, isWithinOfPhi } from '@nim/core/wythoff'
import { onPlane, POINT } from '../../../facts/wythoff/on-plane.ts'
import { winning } from '../../../facts/wythoff/winning.ts'
import type { Card, Claim } from '../../../judge/index.ts'
import { byCase, choice, fixed, instances, positions } from '../../../judge/index.ts'

const STARTS = 32n
const STEPS = 7
const DIGITS = 40

function isNearLimit(start: Fraction, step: (x: Fraction) => Fraction): boolean {
  let x = start
  for (let k = 0; k < STEPS; k++) x = step(x)
  return isWithinOfPhi(x, DIGITS)
}

function stepToRoot2({ p, q }: Fraction): Fraction {
  return fraction(p * p + 2n * q * q, 2n * p * q)
}

/** Theorem 1, which the paper also states as Property 7. */
function newtonLimit(
  naming: Pick<Card, 'id' | 'repeats' | 'kind' | 'at'>,
  wrongIn: 'if' | 'limit',
): Claim {
  const card = {
    ...naming,
    title: '(S,L) is a winning point if S = ⌊(L−S)G⌋, G the limit of x ↦ (x²+1)/(2x−1)',
    statement: String.raw`(a) Let $1\le x_0\le 2$ and $x_{k+1}=(x_k^2+1)/(2x_k-1)$ for $k\ge 0$ (4); (b) let $G=\lim x_k$; (c) $(S,L)$ is a winning point if $S=\lfloor (L-S)G\rfloor$ (5).`,
    conventions: [
      'the limit is assumed to be (1+√5)/2; part limit tests that',
      'part if is the printed statement; part only-if is its converse',
    ],
    decides: `part limit: whether after ${STEPS} steps from the ${STARTS + 1n} starts 1 + j/${STARTS} the exact fraction is within 10^-${DIGITS} of (1+√5)/2; the other parts: every position of the box`,
    quick: { max: 200 },
  } as const
  const rule = positions({
    ...card,
    games: onPlane(1000),
    facts: { ...POINT, winning },
    digest: 'winning',
    method: 'pass',
    says: {
      if: 'a point with S = ⌊mG⌋ is winning',
      'only-if': 'a winning point has S = ⌊mG⌋',
    },
    printed: {
      if: ({ S, m, winning: isP }) => (lowerWythoff(m) === S ? isP === 1 : null),
      'only-if': ({ S, m, winning: isP }) => (isP === 1 ? lowerWythoff(m) === S : null),
    },
    wrongAt: { case: { part: 'if' } },
    wrong: ({ S, m, winning: isP }) => (Math.floor(1.618 * m) === S ? isP === 1 : null),
  })
  const limit = instances({
    ...card,
    domain: fixed,
    *instances() {
      for (let j = 0n; j <= STARTS; j++) yield fraction(STARTS + j, STARTS)
    },
    digest: () => 1,
    method: 'exact fractions',
    printed: (start) => isNearLimit(start, newtonStep),
    wrong: (start) => isNearLimit(start, start.p % 4n === 0n ? stepToRoot2 : newtonStep),
  })
  return byCase({
    ...card,
    parameters: [
      choice('part', 'the limit, (5) as printed, its converse', ['limit', 'if', 'only-if']),
    ],
    claimOf: ({ part }) => (part === 'limit' ? limit : rule),
    wrongAt: wrongIn === 'if' ? rule.wrongAt : limit.wrongAt,
    wrong: wrongIn === 'if' ? rule.wrong : limit.wrong,
  })
}

export const vP7: Claim = newtonLimit({ id: 'V-P7', kind: 'proposition', at: 'Property 7' }, 'if')

export const vT1: Claim = newtonLimit(
  { id: 'V-T1', repeats: 'V-P7', kind: 'theorem', at: 'Theorem 1' },
  'limit',
)
