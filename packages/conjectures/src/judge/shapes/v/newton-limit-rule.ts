import { wythoffPlane } from '@nim/bruteforce'
import { type Fraction, fraction, lowerWythoff, newtonStep } from '@nim/core/wythoff'
import type { Claim, ClaimKind } from '../../../claim/claim.ts'
import { FAILS, HOLDS, SILENT } from '../../tally.ts'
import type { BoxDomain, FixedDomain } from '../../../claim/verdict.ts'
import { judgePositions, type PositionFinding } from './judge-positions.ts'
import { isWithin } from '../../../facts/wythoff/near-phi.ts'
import { numbersUpTo } from '../../../facts/wythoff/numbers-up-to.ts'
import { partnerTable } from '../../../facts/wythoff/partner-table.ts'
import { box, choice, fixed, judgeList, vClaim } from './v-claim.ts'

/** The iteration and the rule made of its limit G. */
interface LimitRule {
  step(x: Fraction): Fraction
  /** ⌊mG⌋. */
  floorOfMultiple(m: number): number
}

const STARTS = 32n
const STEPS = 7
const DIGITS = 40

/** Theorem 1, which is also Property 7. */
export function newtonLimitClaim(id: string, kind: ClaimKind, source: string): Claim {
  return vClaim<{ part: string }, BoxDomain | FixedDomain, LimitRule>({
    id,
    kind,
    source,
    paperStatus: 'asserted',
    title: '(S,L) is a winning point if S = ⌊(L−S)G⌋, G the limit of x ↦ (x²+1)/(2x−1)',
    statement: String.raw`(a) Let $1\le x_0\le 2$ and $x_{k+1}=(x_k^2+1)/(2x_k-1)$ for $k\ge 0$ (4); (b) let $G=\lim x_k$; (c) $(S,L)$ is a winning point if $S=\lfloor (L-S)G\rfloor$ (5).`,
    conventions: [
      'the limit is taken to be (1+√5)/2; part limit tests that',
      'part if is what is printed; part only-if is its converse',
    ],
    decides: `part limit: whether after ${STEPS} steps from the ${STARTS + 1n} starts 1 + j/${STARTS} the exact fraction is within 10^-${DIGITS} of (1+√5)/2; the other parts: every position of the box, winning points found by the pass over the plane`,
    complexity: 'O(max²)',
    parameters: [
      choice('part', 'the limit, (5) as printed, its converse', 'limit', 'if', 'only-if'),
    ],
    instances: Number(STARTS) + 1,
    defaultDomain: ({ part }) => (part === 'limit' ? fixed() : box(1000)()),
    quick: { max: 200 },
    printed: { step: newtonStep, floorOfMultiple: lowerWythoff<number> },
    judge: (rule, asked) => {
      const { domain } = asked
      if (domain.kind === 'fixed') {
        return judgeList(asked, 'exact fractions', (test) => {
          for (let j = 0n; j <= STARTS; j++) {
            let x = fraction(STARTS + j, STARTS)
            for (let k = 0; k < STEPS; k++) x = rule.step(x)
            test(isWithin(x, DIGITS), 1, () => ({
              witness: { x_0: `${STARTS + j}/${STARTS}` },
              expected: `within 10^-${DIGITS} of (1+√5)/2`,
              actual: 'farther away',
              explain: `x_${STEPS} is not that near to (1+√5)/2`,
            }))
          }
        })
      }
      const plane = wythoffPlane(domain.max)
      const isIf = asked.parameters.part === 'if'
      const at = (S: number, L: number): PositionFinding | null => {
        const isP = plane.isP(S, L)
        const isByRule = rule.floorOfMultiple(L - S) === S
        if (isIf ? !isByRule : !isP) return null
        return {
          holds: isP && isByRule,
          actual: isP ? 1 : 0,
          evidence: () => ({
            expected: isByRule ? 'P' : 'N',
            actual: isP ? 'P' : 'N',
            explain: `⌊${L - S}·G⌋ = ${rule.floorOfMultiple(L - S)} and S = ${S}`,
          }),
        }
      }
      return judgePositions({ ...asked, domain }, 'pass', at, () => {
        const { max } = domain
        const floors = numbersUpTo(max, (m) => rule.floorOfMultiple(m))
        const partner = partnerTable(plane.points, max)
        return (L, answers, actuals) => {
          for (let S = 0; S <= L; S++) {
            const isP = partner[S] === L
            const isByRule = floors[L - S] === S
            actuals[S] = isP ? 1 : 0
            answers[S] = (isIf ? !isByRule : !isP) ? SILENT : isP && isByRule ? HOLDS : FAILS
          }
        }
      })
    },
  })
}
