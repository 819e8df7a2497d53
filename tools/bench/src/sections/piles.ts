import { boxCount, moveSizes, parseRuleset } from '@nim/core/rules'
import { bundled } from '../bundle.ts'
import { BENCHMARK_SET, type Entry, entryName, isNamedLike } from '../entry.ts'
import { millisecondsText, ratioText } from '../number-text.ts'
import { askNode } from '../run-process.ts'
import type { Context, Criterion, Measured } from '../section.ts'
import type { Timing } from '../timing/time-solves.ts'

/** The game that the others are compared with, and the others. */
const FEWER = 'NIM(7,4)'
const MORE: readonly string[] = ['NIM(8,4)', 'NIM(9,5)', 'NIM(9,6)']

const MOST_TIMES = 2.5
const MOST_NANOSECONDS = 15
const REPETITIONS = 10

const ABOUT = `Games of 8 and 9 piles beside ${FEWER}, in boxes of about the same number of sorted positions. One
thread, warm, a fresh process in each round. A position has as many options as there are sets of piles a move may
take from, ties aside: times are compared by position and set.`

/** One entry. */
export interface PilesRecord extends Entry {
  readonly nanoseconds: number
  /** Sets of piles that a move may take from. */
  readonly sets: number
}

/** More piles than seven. */
export async function manyPiles({ only, rounds, note }: Context): Promise<Measured> {
  const entries = BENCHMARK_SET.filter(
    (entry) =>
      [FEWER, ...MORE].includes(entry.ruleset) &&
      (entry.ruleset === FEWER || isNamedLike(entryName(entry), only)),
  )
  const isAsked = entries.some(({ ruleset }) => ruleset !== FEWER)
  const child = await bundled('node-child', 'node')
  const least = new Map<Entry, number>()
  for (let round = 0; round < rounds; round++) {
    for (const entry of isAsked ? entries : []) {
      note(`piles: ${entryName(entry)}`)
      const request = { ...entry, repetitions: REPETITIONS, batchMs: 0, byWall: false }
      const { warmMs } = await askNode<Timing>(child, request)
      least.set(entry, Math.min(least.get(entry) ?? Number.POSITIVE_INFINITY, warmMs!))
    }
  }
  const records = [...least].map(([entry, ms]) => recordOf(entry, ms))
  return {
    title: 'Eight piles and more',
    about: ABOUT,
    head: ['entry', 'ns a position', 'ns a position and set', `beside ${FEWER}`],
    rows: records.map((record) => row(record, records)),
    criteria: pilesCriteria(records),
    remarks: isAsked ? [] : ['Left out: --only names other games.'],
    records,
  }
}

function recordOf(entry: Entry, ms: number): PilesRecord {
  const game = parseRuleset(entry.ruleset)
  const nanoseconds = (1e6 * ms) / Number(boxCount(game.piles, entry.max, true))
  // ascending tuples of k numbers up to n - k are as many as sets of k of n piles
  const sets = moveSizes(game)!.map((k) => Number(boxCount(k, game.piles - k, true)))
  return { ...entry, nanoseconds, sets: sets.reduce((a, b) => a + b) }
}

function perSet({ nanoseconds, sets }: PilesRecord): number {
  return nanoseconds / sets
}

/** Times a position and set, beside those of the same value of the game with fewer piles. */
function timesFewer(record: PilesRecord, records: readonly PilesRecord[]): number {
  const fewer = records.find(({ ruleset, value }) => ruleset === FEWER && value === record.value)
  return perSet(record) / perSet(fewer!)
}

function row(record: PilesRecord, records: readonly PilesRecord[]): string[] {
  return [
    entryName(record),
    millisecondsText(record.nanoseconds),
    millisecondsText(perSet(record)),
    ratioText(timesFewer(record, records)),
  ]
}

/** What is demanded of more piles than seven. */
export function pilesCriteria(records: readonly PilesRecord[]): Criterion[] {
  const more = records.filter(({ ruleset }) => ruleset !== FEWER)
  if (more.length === 0) return []
  const times = (record: PilesRecord): number => timesFewer(record, records)
  const nanoseconds = (record: PilesRecord): number => record.nanoseconds
  return [
    criterion(
      `8 and 9 piles at most ${MOST_TIMES} times ${FEWER} a position and set`,
      more,
      times,
      MOST_TIMES,
    ),
    criterion(
      `8 and 9 piles at most ${MOST_NANOSECONDS} ns a position`,
      more,
      nanoseconds,
      MOST_NANOSECONDS,
    ),
  ]
}

function criterion(
  demand: string,
  records: readonly PilesRecord[],
  measure: (record: PilesRecord) => number,
  most: number,
): Criterion {
  const worst = records.reduce((a, b) => (measure(a) >= measure(b) ? a : b))
  const above = records.filter((record) => measure(record) > most).length
  const others = above === 0 ? '' : `, ${above} of ${records.length} above`
  return {
    demand,
    measured: `${ratioText(measure(worst))} (${entryName(worst)})${others}`,
    met: above === 0,
  }
}
