import { bundled } from '../bundle.ts'
import { isNamedLike } from '../entry.ts'
import { millisecondsText } from '../number-text.ts'
import { askNode } from '../run-process.ts'
import type { Context, Measured } from '../section.ts'
import { spreadOf } from '../statistics.ts'
import type { ShiftsEntry, ShiftsTiming } from '../timing/shifts-child.ts'
import { worstCriterion } from '../worst-criterion.ts'

/** The limit of the criterion, in milliseconds for a call. */
const MOST_MS = 10

const ENTRIES: readonly ShiftsEntry[] = [
  'NIM(4,3)',
  'SN(5,{3,4})',
  'NIM(5,3)',
  'SN(6,{2})',
  'SN(6,{2,4})',
].map((ruleset) => ({ ruleset }))

const ABOUT = `\`valueByShifts()\` of \`@nim/core/shift-rules\` computes the outcome by the rules of a solved game, at 200 random positions whose piles
have 300 digits. No box is stored, so the first call at a position also computes the small values that are not known yet. A solution is
loaded when these values are known. Then the same positions are computed again. Each number is the minimum of the rounds, and each round
is a fresh process.`

interface ShiftsRecord extends ShiftsEntry {
  /** The milliseconds until all values are known. */
  readonly loadMs: number
  readonly medianMs: number
  readonly mostMs: number
}

/** The time to compute the outcome of a position whose piles have 300 digits each. */
export async function farPositions({ only, rounds, note }: Context): Promise<Measured> {
  const child = await bundled('shifts-child')
  const records: ShiftsRecord[] = []
  for (const entry of ENTRIES.filter(({ ruleset }) => isNamedLike(ruleset, only))) {
    note(`300 digits: ${entry.ruleset}`)
    const timings: ShiftsTiming[] = []
    for (let round = 0; round < rounds; round++) {
      timings.push(await askNode<ShiftsTiming>(child, entry))
    }
    records.push(recordOf(entry, timings))
  }
  return {
    title: 'Solved games at 300 digits',
    about: ABOUT,
    head: ['game', 'first calls, all 200, ms', 'loaded, median, ms', 'loaded, largest, ms'],
    rows: records.map(({ ruleset, loadMs, medianMs, mostMs }) => [
      ruleset,
      ...[loadMs, medianMs, mostMs].map(millisecondsText),
    ]),
    criteria: [
      worstCriterion(
        `an outcome at 300 digits takes at most ${MOST_MS} ms, if the solution is loaded`,
        records,
        {
          measure: ({ mostMs }) => mostMs,
          most: MOST_MS,
          text: (milliseconds) => `${millisecondsText(milliseconds)} ms`,
          name: ({ ruleset }) => ruleset,
        },
      ),
    ],
    remarks: [],
    records,
  }
}

function recordOf(entry: ShiftsEntry, timings: readonly ShiftsTiming[]): ShiftsRecord {
  const again = timings.map(({ againMs }) => spreadOf(againMs))
  return {
    ...entry,
    loadMs: Math.min(...timings.map(({ firstMs }) => firstMs.reduce((sum, ms) => sum + ms, 0))),
    medianMs: Math.min(...again.map(({ median }) => median)),
    mostMs: Math.min(...again.map(({ most }) => most)),
  }
}
