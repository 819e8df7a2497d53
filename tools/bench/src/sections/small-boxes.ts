import type { TableValue } from '@nim/bruteforce'
import { bundled } from '../bundle.ts'
import { isNamedLike } from '../entry.ts'
import { millisecondsText } from '../number-text.ts'
import { askNode } from '../run-process.ts'
import type { Context, Criterion, Measured } from '../section.ts'
import type { BoxesRequest, BoxTiming } from '../timing/boxes-child.ts'

/** A box may take so much longer than one with more positions: whichever allows more. */
const LONGER = 1.25
const LONGER_MS = 0.3

const FAMILIES: readonly (readonly [ruleset: string, maxima: readonly number[]])[] = [
  ['SN(4,{3})', [5, 10, 15, 20, 25, 30, 35, 40, 45, 50]],
  ['SN(5,{3})', [4, 8, 12, 16, 18, 20, 22, 24, 26]],
  ['NIM(7,4)', [4, 6, 8, 10, 11, 12, 13, 14, 15]],
  ['NIM(8,4)', [4, 6, 8, 9, 10, 11, 12]],
  ['HNIM(4;{1,2},{2,3},{3,4},{1,4})', [4, 8, 12, 16, 20, 24]],
]
const VALUES: readonly TableValue[] = ['outcome', 'remoteness']

const ABOUT = `Warm times of growing boxes of one game, solved in turn in one process, a fresh one in each round: the
least times of all rounds. A box that takes longer than one with more positions should have been solved as that
one was; the table shows where that costs most.`

/** The boxes of one game, and where a smaller one takes longest beside a larger one. */
export interface FamilyRecord {
  readonly name: string
  readonly boxes: readonly BoxTiming[]
}

/** Boxes of some thousands of positions. */
export async function smallBoxes({ only, rounds, note }: Context): Promise<Measured> {
  const child = await bundled('boxes-child', 'node')
  const records: FamilyRecord[] = []
  for (const [ruleset, maxima] of FAMILIES) {
    for (const value of VALUES) {
      const name = `${ruleset} ${value}`
      if (!isNamedLike(name, only)) continue
      note(`small boxes: ${name}`)
      const request: BoxesRequest = { ruleset, value, maxima }
      const timings: (readonly BoxTiming[])[] = []
      for (let round = 0; round < rounds; round++) timings.push(await askNode(child, request))
      const boxes = timings[0]!.map((box, at) => ({
        ...box,
        ms: Math.min(...timings.map((boxTimings) => boxTimings[at]!.ms)),
      }))
      records.push({ name, boxes })
    }
  }
  return {
    title: 'Small boxes',
    about: ABOUT,
    head: ['game', 'slow box', 'ms', 'larger box', 'ms', 'all boxes, ms'],
    rows: records.map(row),
    criteria: records.length === 0 ? [] : [smallBoxesCriterion(records)],
    remarks: records.length === 0 ? ['Left out: --only names other games.'] : [],
    records,
  }
}

/** A box, and one with more positions. */
interface Pair {
  readonly box: BoxTiming
  readonly larger: BoxTiming
}

/** The pair whose smaller box goes farthest beyond what is allowed, in milliseconds. */
function worstPair({ boxes }: FamilyRecord): Pair {
  const pairs = boxes.flatMap((box) =>
    boxes.flatMap((larger) => (larger.positions > box.positions ? [{ box, larger }] : [])),
  )
  return pairs.reduce((a, b) => (excess(a) >= excess(b) ? a : b))
}

function excess({ box, larger }: Pair): number {
  return box.ms - Math.max(LONGER * larger.ms, larger.ms + LONGER_MS)
}

function row(record: FamilyRecord): string[] {
  const { box, larger } = worstPair(record)
  return [
    record.name,
    `B=${box.max}`,
    millisecondsText(box.ms),
    `B=${larger.max}`,
    millisecondsText(larger.ms),
    record.boxes.map(({ max, ms }) => `${max}: ${millisecondsText(ms)}`).join(', '),
  ]
}

/** What is demanded of small boxes beside larger ones. */
export function smallBoxesCriterion(records: readonly FamilyRecord[]): Criterion {
  const worst = records.reduce((a, b) => (excess(worstPair(a)) >= excess(worstPair(b)) ? a : b))
  const { box, larger } = worstPair(worst)
  const above = records.filter((record) => excess(worstPair(record)) > 0).length
  const others = above === 0 ? '' : `, ${above} of ${records.length} games above`
  return {
    demand: `no box slower than a larger one of its game by more than ${Math.round(100 * (LONGER - 1))} % or ${LONGER_MS} ms`,
    measured: `${millisecondsText(box.ms)} ms beside ${millisecondsText(larger.ms)} ms (${worst.name} B=${box.max}, B=${larger.max})${others}`,
    met: above === 0,
  }
}
