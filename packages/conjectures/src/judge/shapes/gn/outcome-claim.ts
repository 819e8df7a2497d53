import type { ExactSlowNim } from '@nim/core/rules'
import { type Claim, type ClaimDefinition, defineClaim } from '../../../claim/claim.ts'
import { boxNear } from '../../../rows/box-near.ts'
import { outcomeCost, outcomeForm } from '../../check-outcomes.ts'
import { streamHeader } from '../../stream-header.ts'
import { compareOutcomes } from '../../compare-outcomes.ts'
import { foundResult } from '../../found-result.ts'
import { outcomeLetter } from '../../local-evidence.ts'
import type { OutcomeAt, OutcomeRows } from '../../../rows/says.ts'
import { withSolvedBox } from '../../../rows/solved-box.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import type { PileCase } from './box-claim.ts'

type Definition<S> = ClaimDefinition<PileCase, BoxDomain, S>

/** A formula for the P-positions of NIM(n,k), k given by n. */
interface OutcomeClaim<S> extends Omit<
  Definition<S>,
  'paper' | 'cost' | 'judge' | 'complexity' | 'defaultDomain'
> {
  readonly ruleset: (n: number) => ExactSlowNim
  /** Positions of the default box, about. */
  readonly positions: number
  /** What the statement says of a position. */
  readonly at: (statement: S) => OutcomeAt
  /** The same along rows, if the statement can be asked so. Asked for the kernel `auto` only. */
  readonly rows?: (statement: S, n: number) => OutcomeRows | undefined
  /** What is found at a position where it fails, in words. */
  readonly explain: (x: readonly number[], expected: string, actual: string) => string
}

/** Makes a claim out of such a formula. */
export function outcomeClaim<S>(claim: OutcomeClaim<S>): Claim {
  const { ruleset, positions, at, rows, explain, ...card } = claim
  return defineClaim<PileCase, BoxDomain, S>({
    ...card,
    paper: 'gn',
    complexity: 'C(max+n, n) positions times n',
    defaultDomain: ({ n }) => boxNear(n, positions),
    cost: ({ n }, domain) => outcomeCost(ruleset(n), domain),
    judge: (statement, { id, parameters, domain, limits }) => {
      const header = streamHeader(id, parameters, domain)
      const isP = at(statement)
      const { n } = parameters
      const isFast = limits.kernel === undefined || limits.kernel === 'auto'
      const alongRows = isFast ? rows?.(statement, n) : undefined
      const form = alongRows ?? outcomeForm({ at: isP, printed: statement }, n, domain.max)
      const asked = { value: 'outcome', ...limits } as const
      return withSolvedBox(ruleset(n), domain, asked, 0n, (solved) =>
        foundResult(compareOutcomes(header, solved, form), 'retrograde', (x) => {
          const expected = isP(x, solved.box.rank(x)) === true ? 'P' : 'N'
          const actual = outcomeLetter(solved.at(x))
          return { expected, actual, explain: explain(x, expected, actual) }
        }),
      )
    },
  })
}
