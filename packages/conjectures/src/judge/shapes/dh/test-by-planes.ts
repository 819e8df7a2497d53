import type { Planes } from '../../../rows/by-class.ts'
import { forEachRow } from '../../../rows/for-each-row.ts'
import { wordsFor } from '../../../rows/says.ts'
import { FAILS, HOLDS, SILENT } from '../../tally.ts'
import type { RowTally } from '../../row-tally.ts'
import type { PositionPart } from '../../../facts/setnim/part.ts'
import { factsCursor } from '../../../facts/setnim/position-facts.ts'
import type { SolvedGame } from '../../../facts/setnim/solved-game.ts'

const UNKNOWN = 255

/**
 * Tests a part that says in bits what it looks at, 32 positions at a time: it is asked once for every
 * class that occurs.
 */
export function testByPlanes(
  ofPosition: PositionPart['ofPosition'],
  { states, count, rows }: Planes,
  game: SolvedGame,
  found: RowTally,
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
  forEachRow(box, (outer, length, rank) => {
    const state = rows(outer, planes, 0, length, rank)
    let unheld = 0
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
      unheld |= fails | unspoken
    }
    if (unheld === 0) found.hold(length)
    else found.testRow(outer, failing, silent, length)
  })
}
