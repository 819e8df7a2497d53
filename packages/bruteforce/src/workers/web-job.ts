import type { Ruleset } from '@nim/core/rules'
import type { SolverHistory } from '../plan/history.ts'
import { solve, type SolveOptions } from '../solve.ts'
import type { Table } from '../table.ts'
import { entryBits } from '../table-file/entry-bits.ts'
import { entryPacker } from '../table-file/packing.ts'
import { packedBytes } from '../table-file/unpacking.ts'
import { boxTask } from '../task/task.ts'
import { doPart, type WorkerPart } from '../threads/worker-part.ts'

/** A whole table that one worker computes. */
export interface WholeTable {
  readonly ruleset: Ruleset
  readonly max: number
  readonly options: SolveOptions
}

/** The job of a worker: a part of a table in shared memory, or a whole table. */
export type WebJob = WorkerPart | WholeTable

/** The answer of a worker. */
export type WebAnswer = { readonly packed: ArrayBuffer | null } | { readonly error: unknown }

/**
 * Does a job.
 *
 * @param history the history of the worker
 * @returns the packed entries of a whole table, to be transferred without copying
 */
export function doWebJob(job: WebJob, history?: SolverHistory): ArrayBuffer | null {
  if ('ruleset' in job) {
    const table = solve(
      job.ruleset,
      { max: job.max },
      { ...job.options, ...(history && { history }) },
    )
    const packed = packedEntries(table)
    table.release()
    return packed
  }
  doPart(job)
  return null
}

function packedEntries({ ruleset, box, value, play, forEachPiece }: Table): ArrayBuffer {
  const bits = entryBits(boxTask(ruleset, box.max, value, play))
  const bytes = new Uint8Array(packedBytes(bits, box.count))
  let at = 0
  const packer = entryPacker(bits, (chunk) => {
    bytes.set(chunk, at)
    at += chunk.length
  })
  forEachPiece(packer.add)
  packer.end()
  return bytes.buffer
}
