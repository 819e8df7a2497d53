import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { moveSizes, parseRuleset } from '@nim/core/rules'
import { type Entry, entryName } from '../entry.ts'
import { idleCores } from '../machine.ts'
import { millisecondsText, ratioText, spreadText } from '../number-text.ts'
import { askNode } from '../run-process.ts'
import type { Context, Criterion, Measured } from '../section.ts'
import { spreadOf } from '../statistics.ts'
import type { ThreadsRequest, ThreadsTiming } from '../timing/threads-child.ts'
import { runYardstick, yardstickFor } from '../yardstick.ts'

const THREADS = 2
/**
 * The criterion for entries that take at least `LONG_MS` with one thread: their speed-up must be at
 * least `SPEED_UP`.
 */
const LONG_MS = 20
const SPEED_UP = 1.6
/**
 * The measurement error. Measurements of the same time may differ by this factor, and very short
 * ones also by one tick of the clock.
 */
const NOISE = 1.05
const CLOCK_MS = 0.002
/** If fewer cores than this were idle before a round, the second core is treated as busy. */
const IDLE = 1.8

/** One entry. Each time is the minimum over all rounds, in milliseconds of wall-clock time. */
export interface ThreadsRecord extends Entry {
  readonly oneMs: number
  readonly severalMs: number
  readonly speedUps: readonly number[]
  /** The idle cores before the best round. */
  readonly idle: number
  /** The yardstick's speed-up; null if the entry is too short, or if there is no compiler. */
  readonly yardstick: number | null
}

const ABOUT = `The speed-up is the time of one thread divided by the time of two threads, for warm runs, by the clock. \`solve()\` runs alternately
without and with \`threads: 2\` in one process. Each round uses a fresh process, and the minimum times of all rounds are compared. If a
box is too small for threads, \`solve()\` itself uses only one. "Idle cores" is the number of cores without work before the quietest
round. If it is below ${IDLE}, the numbers say little. The speed-up of the yardstick shows what the machine allows. It is given if one
thread takes ${LONG_MS} ms or more.`

/** Two threads compared with one. */
export async function twoThreads({ entries, rounds, note }: Context): Promise<Measured> {
  const records: ThreadsRecord[] = []
  const isPossible = availableParallelism() >= THREADS
  for (const entry of isPossible ? entries : []) {
    note(`threads: ${entryName(entry)}`)
    records.push(await measureThreads(entry, rounds, 'box'))
  }
  return {
    title: 'Two threads',
    about: ABOUT,
    head: THREADS_HEAD,
    rows: records.map(threadsRow),
    criteria: isPossible ? criteria(records) : [],
    remarks: isPossible
      ? threadsRemarks(records)
      : ['Omitted: this process may use only one core.'],
    records,
  }
}

export const THREADS_HEAD: readonly string[] = [
  'entry',
  'speed-up',
  'least / median / most',
  'yardstick',
  'idle cores',
  'one thread, ms',
]

/** What disturbed the measurement. */
export function threadsRemarks(records: readonly ThreadsRecord[]): string[] {
  const busy = records.filter(({ idle }) => idle < IDLE).length
  if (busy === 0) return []
  return [`The second core was busy before every round of ${busy} of ${records.length} entries.`]
}

/**
 * Measures `solve()` or `solveByLayers()` with one thread and with two threads. There is no
 * yardstick for `solveByLayers()`.
 */
export async function measureThreads(
  entry: Entry,
  rounds: number,
  mode: ThreadsRequest['mode'],
): Promise<ThreadsRecord> {
  const child = fileURLToPath(new URL('../../bin/threads-child.mjs', import.meta.url))
  const request: ThreadsRequest = { ...entry, mode, threads: THREADS, repetitions: 10 }
  const timings: ThreadsTiming[] = []
  const speedUps: number[] = []
  const idle: number[] = []
  let theirs: { readonly one: number; readonly several: number }[] = []
  for (let round = 0; round < rounds; round++) {
    idle.push(await idleCores())
    const timing = await askNode<ThreadsTiming>(child, request)
    timings.push(timing)
    speedUps.push(timing.oneMs / timing.severalMs)
    if (mode === 'box' && timing.oneMs >= LONG_MS)
      theirs = [...theirs, ...(await yardstickRound(entry))]
  }
  const yardstick =
    theirs.length === 0
      ? null
      : Math.min(...theirs.map(({ one }) => one)) /
        Math.min(...theirs.map(({ several }) => several))
  return {
    ...entry,
    oneMs: Math.min(...timings.map(({ oneMs }) => oneMs)),
    severalMs: Math.min(...timings.map(({ severalMs }) => severalMs)),
    speedUps,
    idle: Math.max(...idle),
    yardstick,
  }
}

async function yardstickRound(entry: Entry) {
  if (moveSizes(parseRuleset(entry.ruleset)) === null) return []
  const [build] = await yardstickFor(entry)
  if (build === undefined) return []
  const warm = async (threads: number): Promise<number> => {
    const flags = ['--nocheck', '--reps', '5', '--threads', String(threads)]
    return (await runYardstick(build, entry, flags)).warm
  }
  return [{ one: await warm(1), several: await warm(THREADS) }]
}

/** The row with the columns of {@link THREADS_HEAD}. */
export function threadsRow(record: ThreadsRecord): string[] {
  const { oneMs, severalMs, speedUps, yardstick, idle } = record
  return [
    entryName(record),
    ratioText(oneMs / severalMs),
    spreadText(spreadOf(speedUps)),
    yardstick === null ? '–' : ratioText(yardstick),
    idle.toFixed(1),
    millisecondsText(oneMs),
  ]
}

function criteria(records: readonly ThreadsRecord[]): Criterion[] {
  const long = records.filter(({ oneMs }) => oneMs >= LONG_MS)
  return [
    speedUpCriterion(
      `two threads at least ${SPEED_UP} times as fast as one, if one takes ${LONG_MS} ms or more`,
      long,
      ({ oneMs, severalMs }) => oneMs / severalMs >= SPEED_UP,
    ),
    speedUpCriterion(
      `two threads never slower than one (except for 5 % noise and ${1000 * CLOCK_MS} µs)`,
      records,
      ({ oneMs, severalMs }) => severalMs <= NOISE * oneMs + CLOCK_MS,
    ),
  ]
}

/** The criterion. A failure of an entry while the second core is busy does not count. */
export function speedUpCriterion(
  demand: string,
  records: readonly ThreadsRecord[],
  isMet: (record: ThreadsRecord) => boolean,
): Criterion {
  if (records.length === 0) return { demand, measured: 'no such entry', met: null }
  const speedUp = ({ oneMs, severalMs }: ThreadsRecord): number => oneMs / severalMs
  const failing = records.filter((record) => !isMet(record))
  const shown = failing.length > 0 ? failing : records
  const worst = shown.reduce((a, b) => (speedUp(a) <= speedUp(b) ? a : b))
  const measured = `${ratioText(speedUp(worst))} (${entryName(worst)})`
  if (failing.length === 0) return { demand, measured, met: true }
  return failing.every(({ idle }) => idle < IDLE)
    ? { demand, measured: `${measured}, the second core was busy`, met: null }
    : { demand, measured, met: false }
}
