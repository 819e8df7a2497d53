import type { Outcome } from '@nim/core/rules'
import type { Digraph } from './digraph.ts'

/** Computes the values of one vertex in normal play by exhaustive search. */
export interface VertexValues {
  readonly outcome: Outcome
  readonly remoteness: number
  readonly grundy: number
}

/**
 * The outcome, remoteness and Grundy value of every vertex in normal play. Each value has its own
 * recursion.
 *
 * @throws RangeError if an arc does not lead to a smaller vertex
 * @complexity O(vertices + arcs · log)
 * @source GMMV-D1, GMMV-D3, GMMV REF-1, REF-4
 */
export function solveDigraph(digraph: Digraph): VertexValues[] {
  const solution: VertexValues[] = []
  digraph.forEach((successors, v) => {
    const below = successors.map((w) => {
      const values = w < v ? solution[w] : undefined
      if (values === undefined)
        throw new RangeError(
          `digraph: expected arcs to smaller vertices, got an arc from ${v} to ${w}`,
        )
      return values
    })
    solution.push({
      outcome: below.some(({ outcome }) => outcome === 'P') ? 'N' : 'P',
      remoteness: remoteness(below.map((values) => values.remoteness)),
      grundy: mex(new Set(below.map(({ grundy }) => grundy))),
    })
  })
  return solution
}

function remoteness(below: readonly number[]): number {
  if (below.length === 0) return 0
  const even = below.filter((value) => value % 2 === 0)
  return 1 + (even.length > 0 ? Math.min(...even) : Math.max(...below))
}

function mex(values: ReadonlySet<number>): number {
  let value = 0
  while (values.has(value)) value++
  return value
}
