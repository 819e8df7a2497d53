import { describeCheck, shardName, type Unfolded } from '@nim/sweep'
import { MultiBar, type SingleBar } from 'cli-progress'
import { inWords } from './sweep-duration.ts'

/** A function that shows the events of a sweep. At the end of the sweep, it is called with null. */
export type Show = (event: Readonly<Record<string, unknown>> | null) => void

/** A running shard, with its start time and the number of its finished checks. */
export interface Running {
  readonly since: number
  done: number
}

/** The progress of the whole sweep. `cost` and `total` are predicted costs. */
export interface Whole {
  readonly cost: number
  readonly total: number
  readonly finished: number
  readonly shards: number
  readonly rate: number
  readonly left: number | null
}

/** On a terminal, shows a bar for the whole sweep and a line for every running shard. */
export function bars(
  sweep: Unfolded,
  running: ReadonlyMap<number, Running>,
  whole: () => Whole,
): Show {
  const multi = new MultiBar({
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
    gracefulExit: false,
    format: '{label}',
  })
  const overall = multi.create(
    1,
    0,
    { label: '' },
    {
      format: 'sweeping {bar} {percentage}%  {label}',
    },
  )
  const rows: SingleBar[] = []
  const draw = (): void => {
    const { cost, total, finished, shards, rate, left } = whole()
    overall.update(total === 0 ? 1 : cost / total, {
      label: `${finished}/${shards} shards, ${Math.round(rate)} positions/s${left === null ? '' : `, ${inWords(left)} left`}`,
    })
    const shown = [...running].slice(0, Math.max(1, (process.stderr.rows || 24) - 3))
    while (rows.length < shown.length) rows.push(multi.create(1, 0, { label: '' }))
    rows.forEach((row, i) => {
      const entry = shown[i]
      row.update(0, { label: entry === undefined ? '' : runningLabel(sweep, ...entry, rate) })
    })
  }
  const timer = setInterval(draw, 250)
  timer.unref()
  return (event) => {
    if (event !== null) return
    clearInterval(timer)
    multi.stop()
  }
}

function runningLabel(
  sweep: Unfolded,
  shard: number,
  { since, done }: Running,
  rate: number,
): string {
  const { checks, cost } = sweep.shards[shard]!
  const seconds = (performance.now() - since) / 1000
  const current = checks[Math.min(done, checks.length - 1)]!
  const left = rate > 0 ? cost / rate - seconds : 0
  const time = left > 0 ? `, about ${inWords(left)} left` : ''
  return `  ${shardName(shard)}  ${done}/${checks.length}  ${describeCheck(current)}  ${inWords(seconds)}${time}`
}
