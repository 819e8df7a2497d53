import { fillerOf, fillerWorkspace } from './fill.ts'
import { distancesFor } from './filler.ts'
import type { Kernel } from './kernel.ts'
import { PADDING } from './run-lists.ts'
import type { Task } from '../task/task.ts'
import type { Tick } from '../task/ticker.ts'
import { edgeGameOf } from '../task/unit-moves.ts'
import type { Values } from '../task/values.ts'

/**
 * Fills slow hypergraph games that distinguish their piles. Positions are vectors in mixed radix,
 * with pile 1 as the lowest digit. The kernel fills the positions row by row; in a row, x_2, …, x_n
 * are fixed.
 *
 * For each edge, the rank of the option is lower by a constant, which is the sum of the place
 * values of the edge's piles. Within a row, the set of legal edges changes only between x_1 = 0 and
 * x_1 = 1. From one row to the next, the set changes only if a pile becomes empty or stops being
 * empty.
 *
 * @complexity O(|H|) per position
 * @source GMMV-R1, REF-9
 */
export const hypergraphKernel: Kernel = {
  accepts: (ruleset) => edgeGameOf(ruleset) !== null,
  workspace: (task) =>
    16 * (edgeGameOf(task.ruleset)!.edges.length + PADDING) +
    16 * task.caps.length +
    fillerWorkspace(task),
  fill: fillRows,
}

function fillRows(task: Task, values: Values, tick: Tick): void {
  const { caps } = task
  const { edges, piles } = edgeGameOf(task.ruleset)!
  const place = placeValues(caps)
  const distances = distancesFor(edges.length + PADDING, values.length)
  const filler = fillerOf(task, values, distances)
  const sorts = sortEdges(edges)
  const x = new Array<number>(piles).fill(0)

  const list = (some: readonly (readonly number[])[], end: number): number => {
    for (const edge of some) {
      if (edge.some((pile) => pile > 1 && x[pile - 1] === 0)) continue
      distances[end++] = edge.reduce((sum, pile) => sum + place[pile - 1]!, 0)
    }
    return end
  }

  const length = caps[0]! + 1
  let without = 0
  let end = 0
  for (let rank = 0; rank < values.length; rank += length) {
    if (x[1]! <= 1) {
      without = list(sorts.withoutOne, 0)
      end = list(sorts.withOne, without)
      for (let k = end; k < end + PADDING; k++) distances[k] = distances[Math.max(end - 1, 0)]!
    }
    filler.fill(rank, 1, 0, without, false)
    if (length > 1) filler.fill(rank + 1, length - 1, 0, end, sorts.oneAlone)
    tick(length)
    let i = 1
    while (i < piles && x[i] === caps[i]) x[i++] = 0
    x[i]!++
  }
  filler.finish(0, values.length)
}

/** place[i] is the number of vectors that the sizes of piles 1..i can form. */
function placeValues(caps: readonly number[]): number[] {
  let value = 1
  return caps.map((cap) => {
    const place = value
    value *= cap + 1
    return place
  })
}

function sortEdges(edges: readonly (readonly number[])[]): {
  withoutOne: readonly (readonly number[])[]
  withOne: readonly (readonly number[])[]
  oneAlone: boolean
} {
  const alone = (edge: readonly number[]): boolean => edge.length === 1 && edge[0] === 1
  return {
    withoutOne: edges.filter((edge) => edge[0] !== 1),
    withOne: edges.filter((edge) => edge[0] === 1 && !alone(edge)),
    oneAlone: edges.some(alone),
  }
}
