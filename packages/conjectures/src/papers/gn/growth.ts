import { type Card, choice, type InstancesClaim, upTo, type UpToDomain } from '../../judge/index.ts'

/** One variable of the input, doubled from a given size on, while everything else is fixed. */
interface Variable {
  /** The fixed variables, in words. */
  readonly fixed: string
  readonly from: number
  /** The operations that the procedure needs for an input of this size, counted by running it. */
  readonly operations: (size: number) => number
  /** The length of the input of this size. If absent, the operations are unbounded. */
  readonly length?: (size: number) => number
}

/** One doubling of an input variable up to a size, with operations and lengths before and after. */
export type Doubling = Readonly<
  Record<'size' | 'before' | 'after' | 'lengthBefore' | 'lengthAfter', number>
> &
  Pick<Variable, 'fixed'>

/** A claim about how the cost of a procedure grows. */
export type GrowthClaim = InstancesClaim<{ variable: string }, UpToDomain, Doubling>

/** The part that all claims about growth share. Their instances double one of these variables. */
export function doublings(
  variables: Readonly<Record<string, Variable>>,
): Omit<GrowthClaim, Exclude<keyof Card, 'quick' | 'decides' | 'complexity'> | 'printed'> {
  return {
    parameters: [choice('variable', 'what grows, and by which procedure', Object.keys(variables))],
    domain: upTo('doublings', 4),
    quick: { max: 2 },
    instances({ parameters: { variable }, domain, data }) {
      const { fixed, from, operations, length = () => 0 } = variables[variable]!
      const sizes = Array.from({ length: domain.max + 1 }, (_, i) => from * 2 ** i)
      const counts = sizes.map(operations)
      for (const [i, size] of sizes.entries()) data[`at ${size}`] = counts[i]!
      const after = (i: number): number => counts[i + 1]!
      return sizes.slice(1).map((size, i) => ({
        fixed,
        size,
        before: counts[i]!,
        after: after(i),
        lengthBefore: length(sizes[i]!),
        lengthAfter: length(size),
      }))
    },
    cost: (_, { max }) => BigInt(max),
    digest: ({ after }) => after,
    witness: ({ size, fixed }, { variable }) => ({ variable, size, fixed }),
    method: 'counted operations',
    decides:
      'whether each doubling of the variable multiplies the counted operations by at most 1.25 times the stated factor: 2^degree, or the growth of the length of the input; a linear cost is also a bounded multiple of it. Evidence for the growth of the named procedure on one family of inputs; not a proof, and no statement on other procedures',
    complexity: 'one run of the procedure for each size',
  }
}
