import { bundled } from '../bundle.ts'
import { type ChromiumBench, openChromium } from '../chromium.ts'
import { type Entry, entryName } from '../entry.ts'
import { millisecondsText, ratioText, spreadText } from '../number-text.ts'
import { askNode } from '../run-process.ts'
import type { Context, Criterion, Measured } from '../section.ts'
import { geometricMean, spreadOf } from '../statistics.ts'
import type { Timing, TimingRequest } from '../timing/time-solves.ts'

const LEAST_SPEED = 0.7
const REPETITIONS = 20
/** Some clocks of browsers tick every tenth of a millisecond. */
const BATCH_MS = 2

/** Times that are so near to the least one have met the same luck. */
const NEAR = 1.1
const MORE = 4

/** One entry; times are the least of all rounds, in milliseconds. */
interface ChromiumRecord extends Entry {
  readonly nodeMs: number
  readonly chromiumMs: number
  readonly speeds: readonly number[]
  /** The first solve of a fresh worker, above warm. */
  readonly coldAboveWarmMs: number
}

const ABOUT = `The same bundle of the package in a Web Worker of a page, beside Node; the largest box of each game. Speed is Node's warm time
divided by Chromium's: 1 is Node's speed, more is faster. Both are measured in the same way: fresh process or
worker in each round, alternating, by the wall, since browsers do not tell processor time; solves shorter than
${BATCH_MS} ms are timed many together, because browsers' clocks are coarse. Tables about as large as a cache are
solved faster in one process than in the next, as the system happens to place their pages: rounds are added,
up to ${MORE} times as many, until both have come within ${Math.round(100 * (NEAR - 1))} % of their least time twice.`

/** Headless Chromium beside Node. */
export async function besideChromium(context: Context): Promise<Measured> {
  const about = { title: 'Headless Chromium beside Node', about: ABOUT }
  const head = ['entry', 'speed', 'least / median / most', 'cold − warm, ms', 'Chromium warm, ms']
  let bench: ChromiumBench
  try {
    bench = await openChromium(await bundled('browser-worker', 'browser'))
  } catch (error) {
    const remarks = [`Chromium is left out: ${error instanceof Error ? error.message : 'unknown'}.`]
    return { ...about, head, rows: [], criteria: [], remarks, records: [] }
  }
  try {
    const records = await measureAll(context, bench)
    const remarks = [`Chromium ${bench.version}.`]
    return { ...about, head, rows: records.map(row), criteria: criteria(records), remarks, records }
  } finally {
    await bench.close()
  }
}

/** Of each game, so that the whole bench does not take longer than one waits for. */
function isLargest(entry: Entry, _: number, entries: readonly Entry[]): boolean {
  return entries.every(({ ruleset, max }) => ruleset !== entry.ruleset || max <= entry.max)
}

async function measureAll(
  { entries, rounds, note }: Context,
  bench: ChromiumBench,
): Promise<ChromiumRecord[]> {
  const child = await bundled('node-child', 'node')
  const records: ChromiumRecord[] = []
  for (const entry of entries.filter(isLargest)) {
    note(`chromium: ${entryName(entry)}`)
    const request: TimingRequest = {
      ...entry,
      repetitions: REPETITIONS,
      batchMs: BATCH_MS,
      byWall: true,
    }
    const inNode: Timing[] = []
    const inChromium: Timing[] = []
    const isSettled = (): boolean => [inNode, inChromium].every(isReproduced)
    for (let round = 0; round < rounds || (round < MORE * rounds && !isSettled()); round++) {
      const turns = [
        async () => inNode.push(await askNode<Timing>(child, request)),
        async () => inChromium.push(await bench.ask(request)),
      ]
      for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn()
    }
    records.push(recordOf(entry, inNode, inChromium))
  }
  return records
}

function isReproduced(timings: readonly Timing[]): boolean {
  const [least, next] = timings.map(({ warmMs }) => warmMs!).toSorted((a, b) => a - b)
  return next! <= NEAR * least!
}

function recordOf(
  entry: Entry,
  inNode: readonly Timing[],
  inChromium: readonly Timing[],
): ChromiumRecord {
  if (inNode[0]!.countP !== inChromium[0]!.countP) {
    throw new Error(`${entryName(entry)}: Chromium and Node count P-positions differently`)
  }
  const warm = (timings: readonly Timing[]): number =>
    Math.min(...timings.map(({ warmMs }) => warmMs!))
  return {
    ...entry,
    nodeMs: warm(inNode),
    chromiumMs: warm(inChromium),
    speeds: inNode.map(({ warmMs }, i) => warmMs! / inChromium[i]!.warmMs!),
    coldAboveWarmMs: Math.min(...inChromium.map(({ firstMs }) => firstMs)) - warm(inChromium),
  }
}

function row(record: ChromiumRecord): string[] {
  const { nodeMs, chromiumMs, speeds, coldAboveWarmMs } = record
  return [
    entryName(record),
    ratioText(nodeMs / chromiumMs),
    spreadText(spreadOf(speeds)),
    millisecondsText(coldAboveWarmMs),
    millisecondsText(chromiumMs),
  ]
}

function criteria(records: readonly ChromiumRecord[]): Criterion[] {
  const speed = ({ nodeMs, chromiumMs }: ChromiumRecord): number => nodeMs / chromiumMs
  const slowest = records.reduce((a, b) => (speed(a) <= speed(b) ? a : b))
  const mean = geometricMean(records.map(speed))
  return [
    {
      demand: `Chromium at least ${LEAST_SPEED} of Node's speed`,
      measured: `${ratioText(speed(slowest))} (${entryName(slowest)}), geometric mean ${ratioText(mean)}`,
      met: speed(slowest) >= LEAST_SPEED,
    },
  ]
}
