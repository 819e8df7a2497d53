import { type Executor, runShard, type Shard, type ShardResult } from '../src/index.ts'

/** Runs shards one after another in the calling thread. */
export function inlineExecutor(run: (shard: Shard) => Promise<ShardResult> = runShard): Executor {
  return {
    name: 'inline',
    close: () => Promise.resolve(),
    run: async (jobs, events, signal) => {
      for (const job of jobs) {
        if (signal.aborted) return
        events.started?.(job.index)
        let result
        try {
          result = await run(job)
        } catch (error) {
          events.failed(job.index, error as Error)
          continue
        }
        await events.finished(result)
      }
    },
  }
}
