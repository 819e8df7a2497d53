import type { Classes } from '../../rows/by-class.ts'
import { classesOfBits } from './classes-of-bits.ts'
import type { SolvedGame } from './solved-game.ts'

const UNKNOWN = -1

/**
 * Whether all plays from x have the length that is printed.
 * @param looksAt what `length` looks at: it is asked once for every class that occurs
 * @complexity O(1) a position
 */
export function hasLength(
  game: SolvedGame,
  looksAt: Classes,
  length: (x: readonly number[]) => number,
): Classes {
  const { shortest, longest } = game.playLengths()
  const lengths = new Int32Array(looksAt.count).fill(UNKNOWN)
  const classes = new Int32Array(game.box.max + 1)
  return classesOfBits(game.box, (outer, bits, count, rank) => {
    looksAt.rows(outer, classes, count, rank)
    for (let w = 0, from = 0; from < count; w++, from += 32) {
      const end = Math.min(from + 32, count)
      let word = 0
      for (let x1 = from; x1 < end; x1++) {
        const c = classes[x1]!
        if (lengths[c] === UNKNOWN) lengths[c] = length([x1, ...outer.slice(1)])
        const most = longest[rank + x1]!
        word |= (shortest[rank + x1] === most && most === lengths[c] ? 1 : 0) << (x1 & 31)
      }
      bits[w] = word
    }
  })
}
