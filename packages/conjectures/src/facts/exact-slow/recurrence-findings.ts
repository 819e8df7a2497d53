import type { Digraph } from '@nim/bruteforce'
import { remotenessByLayers } from '@nim/core/exact-slow'
import type { VertexFinding } from '../../judge/shapes/gmmv/finite-game-claim.ts'

/** A recurrence: R(x) from the values of the options; null where it gives no value. */
export type Recurrence = (optionValues: readonly number[]) => number | null

/** Evaluates a recurrence at the layered values (GMMV-D5) of the options of every position. */
export function recurrenceFindings(
  recurrence: Recurrence,
  digraph: Digraph,
): (vertex: number) => VertexFinding {
  const R = remotenessByLayers(digraph)
  return (v) => {
    const below = digraph[v]!.map((w) => R[w]!)
    const value = recurrence(below)
    const values = [...new Set(below)].sort((a, b) => a - b)
    return {
      holds: value === R[v],
      truth: R[v]!,
      expected: value ?? 'no value',
      actual: R[v]!,
      explain: `the set of values of the options is {${values.join()}}; the recurrence gives ${value ?? 'no value'}, the layered algorithm ${R[v]}`,
    }
  }
}
