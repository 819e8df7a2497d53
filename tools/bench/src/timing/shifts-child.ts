/** The entry of a process that times positions of a solved game, see `ShiftsEntry`. */
import { seededRandom } from '@nim/core/random'
import { parseRuleset } from '@nim/core/rules'
import { solvedGame, valueByShifts } from '@nim/core/shift-rules'
import { elapsed } from './stopwatch.ts'

/** The input: a game whose outcomes shift rules give, in normal play. */
export interface ShiftsEntry {
  readonly ruleset: string
}

/**
 * The output on stdout. It has the milliseconds of the first call at each position, and those of
 * the second call.
 */
export interface ShiftsTiming {
  readonly firstMs: readonly number[]
  readonly againMs: readonly number[]
}

const DIGITS = 300
const POSITIONS = 200

const random = seededRandom(1)
const { ruleset } = JSON.parse(process.argv[2]!) as ShiftsEntry
const parsed = parseRuleset(ruleset)
const game = solvedGame(parsed, 'normal', 'outcome')
if (game === null) throw new Error(`there are no shift rules of ${ruleset}`)
const positions = Array.from({ length: POSITIONS }, () => farPosition(parsed.piles))
const valueAt = (position: readonly bigint[]): number =>
  elapsed(() => {
    valueByShifts(game, position)
  })
const firstMs = positions.map(valueAt)
const againMs = positions.map(valueAt)
process.stdout.write(JSON.stringify({ firstMs, againMs } satisfies ShiftsTiming))

/** Ascending piles of 300 random digits, the first of which is not 0. */
function farPosition(piles: number): bigint[] {
  const digits = (): string =>
    Array.from({ length: DIGITS }, (_, i) => Math.floor(random() * 10) || (i === 0 ? 1 : 0)).join(
      '',
    )
  return Array.from({ length: piles }, () => BigInt(digits())).toSorted((a, b) => (a < b ? -1 : 1))
}
