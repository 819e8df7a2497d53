import { bundled } from '../bundle.ts'
import { type Entry, entryName } from '../entry.ts'
import { millisecondsText, ratioText, spreadText } from '../number-text.ts'
import { askNode } from '../run-process.ts'
import type { Context, Measured } from '../section.ts'
import { spreadOf } from '../statistics.ts'
import type { Timing, TimingRequest } from '../timing/time-solves.ts'
import { type Build, runYardstick, yardstickFor, type YardstickLine } from '../yardstick.ts'
import { missRemarks, yardstickCriteria } from './yardstick-criteria.ts'
import type { YardstickRecord } from './yardstick-record.ts'

const ABOUT = `All programs use one thread. A is nimlab in Node. B stands for the C++ programs in \`tools/bench/yardstick\`, each compiled for one
game. For symmetric games, these are \`runs\` (3 to 7 piles) and \`planes\` (short rows, 5 to 12 piles). For hypergraphs, it is
\`hypergraph\` (the full box). Each is built by \`g++ -O3 -march=native\`, also with \`-mtune=generic\`, and also with vectors of 128 bits.
The benchmark tries all builds. The two fastest builds run in every round, and the smaller of their times is the time of B. The table
names the build.

Each round starts fresh processes, in the order A B and B A alternately. A time is the minimum of at least 10 repetitions in each
round, or fewer if they take seconds. A first warms up, until 0.3 s pass without a better time. The ratio is the quotient of the
minimum times of all rounds. The spread is that of the ratios of single rounds. A warm run uses memory that was used before (A:
\`solve()\` and \`release()\`; B: \`cpuWarm\`). A cold run is the first \`solve()\` of a fresh process, which also generates the kernel. It is
compared with the first use of fresh memory in small pages by B (\`cpuBest --small\`).

Times below a millisecond are measured by the clock. For longer times, A has the smaller one of the time by the clock and the
processor time, and B has the processor time. Both programs count the P-positions, and the counts agree.`

const LEAST_REPETITIONS = 10
const MOST_REPETITIONS = 500
const REPEAT_FOR_SECONDS = 0.1

/** The solver compared with nimlab's own C++ program. */
export async function besideYardstick({ entries, rounds, note }: Context): Promise<Measured> {
  const child = await bundled('node-child')
  const records: YardstickRecord[] = []
  for (const entry of entries) {
    note(`yardstick: ${entryName(entry)}`)
    records.push(await measure(entry, rounds, child, await yardstickFor(entry)))
  }
  const hasYardstick = records.some(({ beside }) => beside !== null)
  return {
    title: 'Beside the C++ yardstick',
    about: ABOUT,
    head: [
      'entry',
      'A/B',
      'least / median / most',
      'cold A/B',
      'cold − warm, ms',
      'of B',
      'lane',
      'B warm, ms',
      'build',
    ],
    rows: records.map(row),
    criteria: yardstickCriteria(records),
    remarks: hasYardstick
      ? missRemarks(records)
      : ['The yardstick is omitted, because there is no g++.'],
    records,
  }
}

async function measure(
  entry: Entry,
  rounds: number,
  child: string,
  builds: readonly Build[],
): Promise<YardstickRecord> {
  const counted = await Promise.all(
    builds.map((build) => runYardstick(build, entry, ['--reps', '2'])),
  )
  const repetitions = repetitionsOf(counted)
  const cold: number[] = []
  const warm: number[] = []
  const theirs: YardstickTimes[][] = []
  for (let round = 0; round < rounds; round++) {
    const turns = [
      async () => {
        const timing = await askNode<Timing>(child, request(entry, repetitions))
        requireSameCounts(entry, timing, counted)
        cold.push(timing.firstMs, (await askNode<Timing>(child, request(entry, 0))).firstMs)
        warm.push(timing.warmMs!)
      },
      async () => {
        const times: YardstickTimes[] = []
        for (const build of builds) times.push(await yardstickTimes(build, entry, repetitions))
        theirs.push(times)
      },
    ]
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn()
  }
  return {
    ...entry,
    warmMs: Math.min(...warm),
    coldMs: Math.min(...cold),
    beside:
      counted.length === 0
        ? null
        : {
            ...quickest(theirs.flat()),
            coldMs: Math.min(...theirs.flat().map(({ coldMs }) => coldMs)),
            ratios: warm.map((ms, round) => ms / quickest(theirs[round]!).warmMs),
          },
  }
}

/** The times of one build in one round, in milliseconds. */
interface YardstickTimes {
  readonly build: string
  readonly lane: number
  readonly warmMs: number
  readonly coldMs: number
}

function quickest(times: readonly YardstickTimes[]): YardstickTimes {
  return times.reduce((a, b) => (a.warmMs <= b.warmMs ? a : b))
}

/**
 * The number of repetitions. The repetitions of a short solve take half as long as nimlab's
 * repetitions.
 */
function repetitionsOf(counted: readonly YardstickLine[]): number {
  const guess = REPEAT_FOR_SECONDS / Math.min(...counted.map(({ warm }) => warm))
  return Math.min(MOST_REPETITIONS, Math.max(LEAST_REPETITIONS, Math.ceil(guess)))
}

function request(entry: Entry, repetitions: number): TimingRequest {
  return { ...entry, repetitions }
}

async function yardstickTimes(
  build: Build,
  entry: Entry,
  repetitions: number,
): Promise<YardstickTimes> {
  const reps = ['--nocheck', '--reps', String(repetitions)]
  const { cpuWarm, lane } = await runYardstick(build, entry, reps)
  const { cpuBest } = await runYardstick(build, entry, ['--small', '--nocheck', '--reps', '2'])
  return { build: build.name, lane, warmMs: 1000 * cpuWarm, coldMs: 1000 * cpuBest }
}

function requireSameCounts(entry: Entry, ours: Timing, theirs: readonly YardstickLine[]): void {
  const other = theirs.find(({ pSorted }) => pSorted !== ours.countP)
  if (other === undefined) return
  throw new Error(
    `${entryName(entry)}: ${ours.countP} P-positions here, ${other.pSorted} by the yardstick`,
  )
}

function row(record: YardstickRecord): string[] {
  const { warmMs, coldMs, beside } = record
  const above = millisecondsText(coldMs - warmMs)
  if (beside === null) return [entryName(record), '–', '–', '–', above, '–', '–', '–', '–']
  return [
    entryName(record),
    ratioText(warmMs / beside.warmMs),
    spreadText(spreadOf(beside.ratios)),
    ratioText(coldMs / beside.coldMs),
    above,
    millisecondsText(beside.coldMs - beside.warmMs),
    beside.lane === 0 ? 'bit' : `u${beside.lane}`,
    millisecondsText(beside.warmMs),
    beside.build,
  ]
}
