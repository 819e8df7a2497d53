import type { TableValue } from '@nim/bruteforce'
import { bundled } from '../bundle.ts'
import { BENCHMARK_SET } from '../entry.ts'
import { millisecondsText, ratioText } from '../number-text.ts'
import { askNode } from '../run-process.ts'
import type { Context, Criterion, Measured } from '../section.ts'
import type { BoxesRequest } from '../timing/boxes-child.ts'

/** Games, and boxes just above 100,000 positions. */
const GAMES: readonly (readonly [ruleset: string, max: number])[] = [
  ['NIM(3,2)', 84],
  ['SN(4,{2})', 38],
  ['SN(5,{1,4})', 24],
  ['SN(5,{2,3,4,5})', 24],
  ['NIM(6,4)', 18],
  ['NIM(7,4)', 15],
]
const VALUES: readonly TableValue[] = ['outcome', 'remoteness', 'grundy']
const REPETITIONS = 40
/** A box may take so much more time than one with more positions, whichever is more. */
const RATIO = 1.25
const EXTRA_MS = 0.3

/** A box, and the quickest of the larger ones of the same game. */
interface SlowBox {
  readonly max: number
  readonly ms: number
  readonly largerMs: number
}

interface SmallBoxesRecord extends SlowBox {
  readonly ruleset: string
  readonly value: TableValue
  readonly largest: number
  readonly largestMs: number
}

const ABOUT = `All boxes of a game up to one of just above 100,000 positions, solved in turns by one process,
${REPETITIONS} times each; the least time of each box, by the wall, of all rounds. Of each game and value the box is
shown that is slowest beside the quickest larger one: such a box is a cliff if it takes ${RATIO} times as long, and
${EXTRA_MS} ms longer.`

/** All boxes of some games, each beside the larger ones: kernels that are there serve small boxes too. */
export async function smallBoxes({ entries, rounds, note }: Context): Promise<Measured> {
  const isAsked = entries.length === BENCHMARK_SET.length
  if (!isAsked) return measured([], ['Left out: --only asks for single entries.'])
  const records: SmallBoxesRecord[] = []
  for (const [ruleset, max] of GAMES) {
    for (const value of VALUES) {
      note(`small boxes: ${ruleset} ${value}`)
      records.push(await measure({ ruleset, value, max, repetitions: REPETITIONS }, rounds))
    }
  }
  return measured(records, [])
}

function measured(records: readonly SmallBoxesRecord[], remarks: readonly string[]): Measured {
  return {
    title: 'Small boxes',
    about: ABOUT,
    head: ['game', 'B', 'ms', 'larger box, ms', 'ratio', 'largest B', 'largest box, ms'],
    rows: records.map((record) => [
      `${record.ruleset} ${record.value}`,
      String(record.max),
      millisecondsText(record.ms),
      millisecondsText(record.largerMs),
      ratioText(record.ms / record.largerMs),
      String(record.largest),
      millisecondsText(record.largestMs),
    ]),
    criteria: records.length === 0 ? [] : [criterion(records)],
    remarks,
    records,
  }
}

function criterion(records: readonly SmallBoxesRecord[]): Criterion {
  const worst = records.reduce((a, b) => (excess(a) >= excess(b) ? a : b))
  const { ruleset, max, value, ms, largerMs } = worst
  return {
    demand: `no box slower than a larger one by ${RATIO} times or ${EXTRA_MS} ms, whichever is more`,
    measured: `${millisecondsText(ms)} ms beside ${millisecondsText(largerMs)} (${ruleset} B=${max} ${value})`,
    met: excess(worst) <= 0,
  }
}

async function measure(request: BoxesRequest, rounds: number): Promise<SmallBoxesRecord> {
  const { ruleset, value, max } = request
  const child = await bundled('boxes-child', 'node')
  const least = new Array<number>(max + 1).fill(Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round++) {
    const times = await askNode<number[]>(child, request)
    for (let box = 0; box <= max; box++) least[box] = Math.min(least[box]!, times[box]!)
  }
  return { ruleset, value, ...slowest(least), largest: max, largestMs: least[max]! }
}

/** The box that is slowest beside the quickest larger one. */
function slowest(least: readonly number[]): SlowBox {
  let worst: SlowBox | null = null
  let largerMs = least.at(-1)!
  for (let max = least.length - 2; max >= 0; max--) {
    const box = { max, ms: least[max]!, largerMs }
    if (worst === null || excess(box) > excess(worst)) worst = box
    largerMs = Math.min(largerMs, box.ms)
  }
  return worst!
}

/** Milliseconds above what is allowed. */
function excess({ ms, largerMs }: SlowBox): number {
  return ms - Math.max(RATIO * largerMs, largerMs + EXTRA_MS)
}
