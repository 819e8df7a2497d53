import type { UpToDomain } from '../../claim/verdict.ts'
import type { InstancesClaim } from '../../judge/instances.ts'
import { choice } from '../../judge/statement.ts'

/** One variable of the input while everything else is fixed. */
export interface Variable {
  /** What is fixed, in words. */
  readonly fixed: string
  /** Where the sizes start; they are doubled from there. */
  readonly from: number
  /** Operations the procedure makes on an input of this size. */
  readonly operations: (size: number) => number
}

/** A variable of the input is doubled. */
export interface Doubling {
  readonly variable: string
  readonly fixed: string
  /** The size after it, with the operations before and after. */
  readonly size: number
  readonly before: number
  readonly after: number
}

/** A claim on how the cost of a procedure grows. */
export type GrowthClaim = InstancesClaim<{ variable: string }, UpToDomain, Doubling>

/** By how much a doubling may exceed 2^degree: lower-order terms. */
const SLACK = 1.25

/** The most operations after a doubling, if they grow as size^degree. */
function mostAfter(before: number, degree: number): number {
  return SLACK * 2 ** degree * before
}

/** What claims on growth share: operations are counted by running the procedure. */
export function doublings(
  variables: Readonly<Record<string, Variable>>,
): Omit<GrowthClaim, 'id' | 'kind' | 'at' | 'paperStatus' | 'title' | 'statement' | 'printed'> {
  return {
    parameters: [choice('variable', 'what grows, and by which procedure', Object.keys(variables))],
    domain: () => ({ kind: 'up-to', of: 'doublings', max: 4 }),
    quick: { max: 2 },
    *instances({ parameters: { variable }, domain, data }) {
      const { from, fixed, operations } = variables[variable]!
      let before = operations(from)
      data[`at ${from}`] = before
      for (let doubling = 1; doubling <= domain.max; doubling++) {
        const size = from * 2 ** doubling
        const after = operations(size)
        data[`at ${size}`] = after
        yield { variable, fixed, size, before, after }
        before = after
      }
    },
    cost: (_, { max }) => BigInt(max),
    digest: ({ after }) => after,
    witness: ({ variable, size, fixed }) => ({ variable, size, fixed }),
    method: 'counted operations',
    decides:
      'whether each doubling of the variable multiplies the counted operations by at most 1.25 · 2^degree. Evidence for the growth of the named procedure on one family of inputs, not a proof, and no statement on other procedures',
    complexity: 'one run of the procedure a size',
  }
}

/** The statement that the cost grows as size^degree, with the evidence where it does not. */
export function growsAs(
  degreeOf: (variable: string) => number,
): Pick<GrowthClaim, 'evidence'> & { readonly printed: (doubling: Doubling) => boolean } {
  return {
    printed: ({ variable, before, after }) => after <= mostAfter(before, degreeOf(variable)),
    evidence: ({ variable, fixed, size, before, after }) => ({
      expected: `at most ${Math.floor(mostAfter(before, degreeOf(variable)))} operations`,
      actual: after,
      explain: `doubling to ${size} (${fixed}) takes the operations from ${before} to ${after}, ${(after / before).toFixed(2)} times as many`,
    }),
  }
}
