import { boxPositions } from '../task/box-positions.ts'
import type { Cells } from '../cells/cells.ts'
import { type BoxJob, cellsByRank, cellsBySlots } from '../arrays/fill-box.ts'
import { fillByReference, referenceMemory } from '../arrays/fill-by-reference.ts'
import { kernelOf } from '../arrays/kernels.ts'
import { rankedMemory } from '../memory.ts'
import {
  type Algorithm,
  autoAlgorithm,
  LARGEST_GENERATED,
  mayNotFit,
  secondWays,
} from './second-ways.ts'
import { boxTask } from '../task/task.ts'

/** What made a table that was asked of `second`. */
export interface SecondTable {
  readonly algorithm: Algorithm
  /** False if `auto` makes the table by the same algorithm: then there is no other one for it. */
  readonly isIndependent: boolean
}

/** The cells of a box by another algorithm than `auto` takes, see {@link secondWays}. */
export function solveSecond(job: BoxJob): SecondTable & { readonly cells: Cells } {
  const { ruleset, max, value, play } = job
  for (const algorithm of secondWays(ruleset, max, value, play)) {
    const cells = cellsBy(algorithm, job)
    if (cells === null) continue
    const isIndependent =
      algorithm !== autoAlgorithm(ruleset, max, value, play) &&
      (algorithm !== 'typed arrays' ||
        !mayNotFit(boxTask(ruleset, max, value, play)) ||
        fitGenerated(cells, max))
    return { cells, algorithm, isIndependent }
  }
  throw new RangeError(
    `solve: no second algorithm ends for ${boxPositions(ruleset, max)} positions`,
  )
}

function cellsBy(algorithm: Algorithm, job: BoxJob): Cells | null {
  const { ruleset, max, value } = job
  if (algorithm === 'generated') return cellsBySlots(job, { fewest: 0 })
  return algorithm === 'reference'
    ? cellsByRank(job, referenceMemory(ruleset, max, value), fillByReference)
    : cellsByRank(job, rankedMemory(ruleset, max, value, 'plain'), kernelOf(ruleset, 'plain').fill)
}

/** False if the values are too large for generated kernels, so that `auto` gives these up. */
function fitGenerated(cells: Cells, max: number): boolean {
  let fit = true
  cells.visit(0, max + 1, (entries) => {
    for (const entry of entries) if (entry > LARGEST_GENERATED) fit = false
  })
  return fit
}
