import type { Planes } from '../evidence/by-class.ts'
import { forEachRow } from '../evidence/for-each-row.ts'
import { wordsFor } from '../evidence/says.ts'
import { FAILS, HOLDS, SILENT, type Tally } from '../evidence/tally.ts'
import type { PositionPart } from './part.ts'
import { factsCursor } from './position-facts.ts'
import type { SolvedGame } from './solved-game.ts'

const UNKNOWN = 255

/**
 * Tests a part that says in bits what it looks at, 32 positions at a time: it is asked once for every
 * class that occurs.
 */
export function testByPlanes(
  ofPosition: PositionPart['ofPosition'],
  { states, count, rows }: Planes,
  game: SolvedGame,
  found: Tally,
  values: ArrayLike<number>,
): void {
  const { box } = game
  const look = factsCursor(game)
  const combinations = 2 ** count
  const known = new Uint8Array(states * combinations).fill(UNKNOWN)
  const width = wordsFor(box.max + 1)
  const planes = Array.from({ length: count }, () => new Int32Array(width))
  const places = new Int32Array(combinations)
  const failing = new Int32Array(width)
  const silent = new Int32Array(width)
  const held = heldRanks(found, values)
  const answers = new Uint8Array(box.max + 1)
  forEachRow(box, (outer, length, rank) => {
    const state = rows(outer, planes, 0, length, rank)
    let isHeld = 0
    for (let w = 0, from = 0; from < length; w++, from += 32) {
      const inRow = -1 >>> (32 - Math.min(32, length - from))
      let fails = 0
      let unspoken = 0
      // which positions are in each combination of the first bits, of one bit more each time
      places[0] = inRow
      for (let p = 0, size = 1; p < count; p++, size *= 2) {
        const plane = planes[p]![w]!
        for (let c = 0; c < size; c++) {
          places[c + size] = places[c]! & plane
          places[c]! &= ~plane
        }
      }
      for (let c = 0; c < combinations; c++) {
        const here = places[c]!
        if (here === 0) continue
        let answer = known[state * combinations + c]!
        if (answer === UNKNOWN) {
          const x1 = from + 31 - Math.clz32(here & -here)
          const holds = ofPosition(look([x1, ...outer.slice(1)], rank + x1))
          answer = holds === null ? SILENT : holds ? HOLDS : FAILS
          known[state * combinations + c] = answer
        }
        if (answer === FAILS) fails |= here
        if (answer === SILENT) unspoken |= here
      }
      failing[w] = fails
      silent[w] = unspoken
      isHeld |= fails | unspoken
    }
    if (isHeld === 0) return
    held.endBefore(rank)
    for (let x1 = 0; x1 < length; x1++) {
      const bit = 1 << (x1 & 31)
      const isSilent = (silent[x1 >> 5]! & bit) !== 0
      answers[x1] = isSilent ? SILENT : (failing[x1 >> 5]! & bit) !== 0 ? FAILS : HOLDS
    }
    found.testRow(outer, answers, length, values, rank)
    held.beginAt(rank + length)
  })
  held.endBefore(box.count)
}

/** Positions that are tested at a time where all of them hold. */
const BATCH = 1 << 10

const ALL_HOLD = new Uint8Array(BATCH).fill(HOLDS)

interface HeldRanks {
  /** The part holds from this rank on, */
  readonly beginAt: (rank: number) => void
  /** and up to this one. */
  readonly endBefore: (rank: number) => void
}

function heldRanks(found: Tally, values: ArrayLike<number>): HeldRanks {
  let next = 0
  return {
    beginAt(rank) {
      next = rank
    },
    endBefore(end) {
      for (; next < end; next += BATCH) {
        found.testRow([], ALL_HOLD, Math.min(BATCH, end - next), values, next)
      }
    },
  }
}
