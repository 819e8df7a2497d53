import type { Claim, ClaimKind, PaperStatus } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { instanceClaim } from './instance-claim.ts'

/** One variable of the input while everything else is fixed. */
export interface Variable {
  /** What is fixed, in words. */
  readonly fixed: string
  /** The claimed order of growth: size^degree. */
  readonly degree: number
  /** Where the sizes start; they are doubled from there. */
  readonly from: number
  /** Operations the procedure makes on an input of this size. */
  readonly operations: (size: number) => number
}

/** By how much a doubling may exceed 2^degree: lower-order terms. */
const SLACK = 1.25

/** A statement on how the cost of a procedure grows with the variables of its input. */
export interface GrowthClaim {
  readonly id: string
  readonly kind?: ClaimKind
  readonly source: string
  readonly paperStatus?: PaperStatus
  readonly title: string
  readonly statement: string
  readonly conventions: readonly string[]
  readonly variables: Readonly<Record<string, Variable>>
}

/**
 * Makes a claim of a statement on growth. Operations are counted by running the procedure; each
 * doubling of one variable may multiply the count by at most 1.25 · 2^degree.
 */
export function growthClaim(claim: GrowthClaim): Claim {
  const { id, source, title, statement, conventions, variables } = claim
  return instanceClaim<{ variable: string }, UpToDomain, (variable: string) => Variable['degree']>({
    id,
    kind: claim.kind ?? 'remark',
    source,
    paperStatus: claim.paperStatus ?? 'asserted',
    title,
    statement,
    conventions,
    decides:
      'whether each doubling of the variable multiplies the counted operations by at most 1.25 · 2^degree. Evidence for the growth of the named procedure on one family of inputs, not a proof, and no statement on other procedures',
    complexity: 'one run of the procedure a size',
    parameters: [
      {
        kind: 'choice',
        name: 'variable',
        about: 'what grows, and by which procedure',
        values: () => Object.keys(variables),
      },
    ],
    method: 'counted operations',
    quick: { max: 2 },
    defaultDomain: () => ({ kind: 'up-to', of: 'doublings', max: 4 }),
    size: (_, { max }) => BigInt(max),
    printed: (variable) => variables[variable]!.degree,
    *instances(degreeOf, { parameters: { variable }, domain }, report) {
      const { from, fixed, operations } = variables[variable]!
      const degree = degreeOf(variable)
      let before = operations(from)
      report[`at ${from}`] = before
      for (let doubling = 1; doubling <= domain.max; doubling++) {
        const size = from * 2 ** doubling
        const after = operations(size)
        report[`at ${size}`] = after
        yield {
          holds: after <= SLACK * 2 ** degree * before,
          value: after,
          expected: `at most ${Math.floor(SLACK * 2 ** degree * before)} operations`,
          actual: after,
          witness: { variable, size, fixed },
          explain: `doubling to ${size} (${fixed}) takes the operations from ${before} to ${after}, ${(after / before).toFixed(2)} times as many`,
        }
        before = after
      }
    },
  })
}
