import { isRefutation } from '@nim/conjectures'
import {
  describeCheck,
  type OpenedSweep,
  type RunSweepEvents,
  shardName,
  type ShardResult,
} from '@nim/sweep'
import { note } from '../../terminal/output.ts'
import { bars, type Running, type Show } from './sweep-bars.ts'
import { inWords } from './sweep-duration.ts'

const QUIET_MILLISECONDS = 5000

/** Shows the progress of a sweep. */
export interface SweepProgress {
  readonly events: RunSweepEvents
  end(): void
}

/**
 * The progress of the shards of a running sweep.
 *
 * @param options `seconds` is the estimated time on one thread, for shards that have not started
 */
export function runningProgress(
  { jobs, sweep }: OpenedSweep,
  options: { readonly json: boolean; readonly seconds: number | null; readonly threads: number },
): SweepProgress {
  const total = jobs.reduce((sum, { cost }) => sum + cost, 0)
  const begin = performance.now()
  const running = new Map<number, Running>()
  const predicted = options.seconds === null ? null : options.seconds / options.threads
  let cost = 0
  let positions = 0
  let finished = 0

  const elapsed = (): number => (performance.now() - begin) / 1000
  const left = (): number | null => {
    if (cost > 0) return (elapsed() / cost) * (total - cost)
    return predicted === null ? null : Math.max(0, predicted - elapsed())
  }
  const rate = (): number => positions / Math.max(elapsed(), 0.001)
  const show = options.json
    ? jsonEvents()
    : process.stderr.isTTY
      ? bars(sweep, running, () => ({
          cost,
          total,
          finished,
          shards: jobs.length,
          rate: rate(),
          left: left(),
        }))
      : lines(() => {
          const time = left()
          const remaining = time === null ? '' : `, about ${inWords(time)} left`
          return `sweeping: ${finished} of ${jobs.length} shards, ${running.size} running, ${Math.round(rate())} positions/s${remaining}`
        })

  const labelOf = (shard: number): string => {
    const { checks } = sweep.shards[shard]!
    const first = describeCheck(checks[0]!)
    return checks.length === 1 ? first : `${first} and ${checks.length - 1} more`
  }
  return {
    events: {
      started: (shard) => {
        running.set(shard, { since: performance.now(), done: 0 })
        show({ event: 'start', shard, cases: sweep.shards[shard]!.checks.length })
      },
      advanced: (shard, done) => {
        const one = running.get(shard)
        if (one !== undefined) one.done = done
        show({ event: 'advance', shard, done, cases: sweep.shards[shard]!.checks.length })
      },
      finished: ({ shard, digest, seconds, records }: ShardResult) => {
        running.delete(shard)
        finished++
        cost += sweep.shards[shard]!.cost
        for (const check of sweep.shards[shard]!.checks) positions += Number(check.cost.positions)
        const refuted = records.filter(isRefutation).length
        show({
          event: 'done',
          shard,
          digest,
          seconds,
          refuted,
          finished,
          shards: jobs.length,
          secondsLeft: left(),
        })
      },
      failed: ({ shard, error }) => {
        running.delete(shard)
        show({ event: 'error', shard, message: error.message })
        if (!options.json) note(`${shardName(shard)} (${labelOf(shard)}) failed: ${error.message}`)
      },
    },
    end: () => show(null),
  }
}

function jsonEvents(): Show {
  return (event) => {
    if (event !== null) note(JSON.stringify(event))
  }
}

function lines(text: () => string): Show {
  let last = performance.now()
  return (event) => {
    if (event === null || performance.now() - last < QUIET_MILLISECONDS) return
    last = performance.now()
    note(text())
  }
}
