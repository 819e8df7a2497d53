import {
  type Fraction,
  fraction,
  isWithinOfPhi as isWithin,
  lowerWythoff,
  newtonStep,
} from '@nim/core/wythoff'
import type { Claim, ClaimKind } from '../../../claim/claim.ts'
import { fixed } from '../../../claim/domains.ts'
import { onPlane, POINT } from '../../../facts/wythoff/on-plane.ts'
import { winning } from '../../../facts/wythoff/winning.ts'
import { byCase } from '../../../judge/by-case.ts'
import { instances } from '../../../judge/instances.ts'
import { positions, type PositionsClaim } from '../../../judge/positions.ts'
import { choice } from '../../../judge/statement.ts'

const STARTS = 32n
const STEPS = 7
const DIGITS = 40

function isNearLimit(start: Fraction, step: (x: Fraction) => Fraction): boolean {
  let x = start
  for (let k = 0; k < STEPS; k++) x = step(x)
  return isWithin(x, DIGITS)
}

function stepToRoot2({ p, q }: Fraction): Fraction {
  return fraction(p * p + 2n * q * q, 2n * p * q)
}

const FACTS = { ...POINT, winning }
const PARAMETERS = [
  choice('part', 'the limit, (5) as printed, its converse', ['limit', 'if', 'only-if']),
]

/** Theorem 1, which is also Property 7. */
function newtonLimit(
  id: string,
  kind: ClaimKind,
  at: string,
  wrong: Pick<PositionsClaim<{ part: string }, typeof FACTS>, 'wrong'>,
): Claim {
  const card = {
    id,
    kind,
    at,
    paperStatus: 'asserted',
    title: '(S,L) is a winning point if S = ⌊(L−S)G⌋, G the limit of x ↦ (x²+1)/(2x−1)',
    statement: String.raw`(a) Let $1\le x_0\le 2$ and $x_{k+1}=(x_k^2+1)/(2x_k-1)$ for $k\ge 0$ (4); (b) let $G=\lim x_k$; (c) $(S,L)$ is a winning point if $S=\lfloor (L-S)G\rfloor$ (5).`,
    conventions: [
      'the limit is taken to be (1+√5)/2; part limit tests that',
      'part if is what is printed; part only-if is its converse',
    ],
    decides: `part limit: whether after ${STEPS} steps from the ${STARTS + 1n} starts 1 + j/${STARTS} the exact fraction is within 10^-${DIGITS} of (1+√5)/2; the other parts: every position of the box`,
    quick: { max: 200 },
  } as const
  const rule = positions({
    ...card,
    games: onPlane<{ part: string }>(1000, PARAMETERS),
    facts: FACTS,
    digest: 'winning',
    method: 'pass',
    printed: {
      if: {
        says: 'a point with S = ⌊mG⌋ is winning',
        holds: ({ S, m, winning: isP }) => (lowerWythoff(m) === S ? isP === 1 : null),
      },
      'only-if': {
        says: 'a winning point has S = ⌊mG⌋',
        holds: ({ S, m, winning: isP }) => (isP === 1 ? lowerWythoff(m) === S : null),
      },
    },
    ...wrong,
  })
  const limit = instances({
    ...card,
    parameters: PARAMETERS,
    domain: fixed,
    *instances() {
      for (let j = 0n; j <= STARTS; j++) yield fraction(STARTS + j, STARTS)
    },
    digest: () => 1,
    method: 'exact fractions',
    printed: (start) => isNearLimit(start, newtonStep),
    wrong: {
      case: { part: 'limit' },
      holds: (start) => isNearLimit(start, start.p % 4n === 0n ? stepToRoot2 : newtonStep),
    },
    witness: ({ p, q }) => ({ x_0: `${p}/${q}` }),
  })
  return byCase({
    ...card,
    parameters: PARAMETERS,
    claimOf: ({ part }) => (part === 'limit' ? limit : rule),
    wrong: rule.wrong ?? limit.wrong,
  })
}

/** Property 7. */
export const vP7: Claim = newtonLimit('V-P7', 'proposition', 'Property 7', {
  wrong: {
    case: { part: 'if' },
    holds: ({ S, m, winning: isP }) => (Math.floor(1.618 * m) === S ? isP === 1 : null),
  },
})

/** Property 7 again, as Theorem 1. */
export const vT1: Claim = newtonLimit('V-T1', 'theorem', 'Theorem 1', {})
