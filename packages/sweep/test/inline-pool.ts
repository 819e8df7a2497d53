import { runShard, type ThreadPool, threadPool } from '../src/index.ts'
import { deriveFromRules } from '../src/review/derive.ts'

/** Runs shards and derives counterexamples in the calling thread. It starts no other thread. */
export function inlinePool(): ThreadPool {
  return {
    ...threadPool(1),
    run: async ({ index, checks }, algorithm, { signal }) => {
      signal?.throwIfAborted()
      const how = algorithm === 'auto' ? {} : { kernel: algorithm }
      return runShard({ index, checks: checks.map((check) => ({ ...check, ...how })) })
    },
    derive: async (record, { signal }) => {
      signal?.throwIfAborted()
      return deriveFromRules(record)
    },
  }
}
