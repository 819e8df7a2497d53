import { forEachRow } from '../../../rows/for-each-row.ts'
import type { RowTally } from '../../row-tally.ts'
import { wordsFor } from '../../../rows/says.ts'
import type { PositionPart } from '../../../facts/setnim/part.ts'
import { factsCursor } from '../../../facts/setnim/position-facts.ts'
import { wordFrom } from '../../../facts/setnim/row-bits.ts'
import type { Sliding } from '../../../facts/setnim/sliding-classes.ts'
import type { SolvedGame } from '../../../facts/setnim/solved-game.ts'

/**
 * Tests a part that looks at a state of the row, a place that grows with x_1, and some bits: it is asked
 * once for every class that occurs. The answers are kept in bits by place, so that those of a row are
 * read 32 at a time.
 *
 * @complexity less than an operation a position; three bits a class
 */
export function testBySliding(
  ofPosition: PositionPart['ofPosition'],
  { states, places, stateOf, firstOf, planes: others }: Sliding,
  game: SolvedGame,
  found: RowTally,
): void {
  const { box } = game
  const look = factsCursor(game)
  const count = others?.count ?? 0
  const combinations = 2 ** count
  const otherStates = others?.states ?? 1
  // a word is read together with the next one
  const stride = wordsFor(places) + 2
  const words = states * otherStates * combinations * stride
  const asked = new Int32Array(words)
  const failsAt = new Int32Array(words)
  const silentAt = new Int32Array(words)
  const width = wordsFor(box.max + 1)
  const planes = Array.from({ length: count }, () => new Int32Array(width))
  const failing = new Int32Array(width)
  const silent = new Int32Array(width)
  const ask = (outer: readonly number[], rank: number, x1: number, at: number): void => {
    const holds = ofPosition(look([x1, ...outer.slice(1)], rank + x1))
    const bit = 1 << (at & 31)
    asked[at >>> 5]! |= bit
    if (holds === null) silentAt[at >>> 5]! |= bit
    if (holds === false) failsAt[at >>> 5]! |= bit
  }
  forEachRow(box, (outer, length, rank) => {
    const other = others === undefined ? 0 : others.rows(outer, planes, 0, length, rank)
    const state = (stateOf(outer) * otherStates + other) * combinations
    const first = firstOf(outer)
    let unheld = 0
    for (let w = 0, from = 0; from < length; w++, from += 32) {
      const inRow = -1 >>> (32 - Math.min(32, length - from))
      let fails = 0
      let unspoken = 0
      for (let c = 0; c < combinations; c++) {
        let here = inRow
        for (let p = 0; p < count; p++)
          here &= ((c >> p) & 1) === 1 ? planes[p]![w]! : ~planes[p]![w]!
        if (here === 0) continue
        const at = (state + c) * stride * 32 + first + from
        for (let unasked = here & ~wordFrom(asked, at); unasked !== 0; unasked &= unasked - 1) {
          const i = 31 - Math.clz32(unasked & -unasked)
          ask(outer, rank, from + i, at + i)
        }
        fails |= here & wordFrom(failsAt, at)
        unspoken |= here & wordFrom(silentAt, at)
      }
      failing[w] = fails
      silent[w] = unspoken
      unheld |= fails | unspoken
    }
    if (unheld === 0) found.hold(length)
    else found.testRow(outer, failing, silent, length)
  })
}
