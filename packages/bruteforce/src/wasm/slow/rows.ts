import {
  add,
  type Code,
  equal,
  get,
  i32,
  i64,
  increase,
  less,
  lesser,
  load32,
  load64,
  select,
  set,
  shl,
  shr,
  store64,
  sub,
  when,
  whileLoop,
} from '../encode/code.ts'
import type { FunctionCode } from '../encode/module.ts'
import { vectorOf } from '../encode/simd.ts'
import { ROW_MASKS, ROW_PLACES } from './header.ts'
import { movesOf } from './moves.ts'
import { nextPlane, planeGrowth } from './next-plane.ts'
import { isRawRows, rowChain } from './row-chain.ts'
import { rowOptions, rowSums } from './row-options.ts'
import { type RowVariables, rowVariables } from './row-variables.ts'
import { type PlanePattern, type SlabFunction, slabFunction } from './slab-function.ts'
import { upperDistances } from './upper-distances.ts'

/**
 * The number of 64-bit words in each row of a class. For null, the local variable `width` contains
 * this number, which is an even number of at least six.
 */
type ClassWords = 1 | 2 | 4 | null

/**
 * Code that fills those rows of a class for which from ≤ x_1 < to. Here, `after` is the first row
 * of the next class.
 */
type Stretch = (words: ClassWords, after: Code) => Code

/**
 * Code that fills planes with outcomes, one bit per position, 1 = P. For fixed x_1, …, x_{n−1}, the
 * bits x_0 = 0..x_1 form a row. A position is P iff no option is P. So a row is NOT (a OR (b
 * shifted by one)). Here, a is the row of the options that keep pile 0, and b is the row of the
 * options that change it.
 */
export function rows(plane: PlanePattern): FunctionCode {
  const { game, pattern, reach } = plane
  const slab = slabFunction(plane)
  const { locals, d, c } = slab
  const own = rowVariables(locals)
  const sums = rowSums(locals)
  const chain = rowChain(game, locals, own)
  const moves = movesOf(game, pattern).filter(({ upper }) => upper !== 0)
  const upper = upperDistances(moves, slab.distance, locals)
  const isRaw = isRawRows(game)
  const options = rowOptions(moves, isRaw, upper, own, sums)
  const isNarrow = reach < 64
  const rowPlace = (row: Code): Code =>
    isNarrow ? shl(row, i32(3)) : load32(add(load32(i32(ROW_PLACES)), shl(row, i32(2))))
  const { row, mask, from, to, end, width, size } = own

  const stretch: Stretch = (words, after) => {
    const bytes = words === null ? shl(get(width), i32(3)) : i32(8 * words)
    const begin: Code = [
      row.begin(add(get(d), rowPlace(get(from)))),
      mask.begin(add(load32(i32(ROW_MASKS)), rowPlace(get(from)))),
    ]
    const last = add(get(d), rowPlace(sub(get(to), i32(1))))
    const chained: Code = [
      begin,
      words === 1 ? [] : set(width, words === null ? get(width) : i32(words)),
      words === null ? [] : set(end, add(get(end), i32(8 * words))),
      words === 1 ? chain.words : chain.rows,
    ]
    const hasGhost = words === null || reach >= 64 * words
    return when(less(get(from), get(to)), [
      begin,
      set(end, add(last, bytes)),
      words === null ? options.wide : options.narrow(words),
      isRaw ? chained : [],
      hasGhost ? when(equal(get(to), after), ghost(words === 1, last, bytes, own)) : [],
    ])
  }

  const zeroBytes = isNarrow
    ? i32(8)
    : select(
        i32(8),
        add(shl(shr(get(own.first), i32(7)), i32(4)), i32(16)),
        less(get(own.first), i32(64)),
      )
  /**
   * Code that writes the row of zeros after the plane. This row is as wide as the row x_1 = c + 1.
   */
  const zeros: Code = [
    set(own.first, add(get(c), i32(1))),
    row.begin(add(get(d), rowPlace(get(own.first)))),
    set(end, add(row.here, zeroBytes)),
    whileLoop(row.isBefore(end), row.store(0, vectorOf(0)), row.forward(16)),
  ]
  // If every row has one 64-bit word, the plane c − 1 has c + 1 words, including its row of zeros.
  const bytesBelow = shl(add(get(c), i32(1)), i32(3))
  const planes = planeGrowth(slab, size, upper, bytesBelow, i32(8))
  return slab.code({
    start: [upper.start, planes.start],
    plane: [
      allClasses(slab, reach, own, stretch),
      slab.isSliced ? when(less(get(c), get(own.top)), zeros) : zeros,
      isNarrow ? planes.next : nextPlane(slab, size, upper),
    ],
    end: slab.isTerminal ? store64(sub(get(d), get(size)), 0, i64(0n)) : [],
  })
}

/** After the last row of a class, writes this row again in the next width, with zeros after it. */
function ghost(
  isWord: boolean,
  last: Code,
  bytes: Code,
  { row, above, rowEnd }: RowVariables,
): Code {
  return [
    row.begin(last),
    above.begin(add(row.here, bytes)),
    isWord
      ? [store64(above.here, 0, load64(row.here)), store64(above.here, 8, i64(0n))]
      : [
          set(rowEnd, above.here),
          whileLoop(
            row.isBefore(rowEnd),
            above.store(0, row.load()),
            row.forward(16),
            above.forward(16),
          ),
          above.store(0, vectorOf(0)),
        ],
  ]
}

/**
 * Fills the rows of a plane, class by class. Classes start at x_1 = 0, 64, 128, 256, and then every
 * 128.
 */
function allClasses(
  { isSliced, a, b, c }: SlabFunction,
  reach: number,
  { top, from, to, first, width }: RowVariables,
  stretch: Stretch,
): Code {
  const greater = (x: Code, y: Code): Code => select(x, y, less(y, x))
  const lowest = isSliced ? get(a) : i32(0)
  const oneClass = (words: ClassWords, start: Code, after: Code): Code => [
    set(from, isSliced ? greater(lowest, start) : start),
    set(to, lesser(get(top), after)),
    stretch(words, after),
  ]
  const end = add(get(c), i32(1))
  return [
    set(top, isSliced ? lesser(end, get(b)) : end),
    set(from, lowest),
    set(to, lesser(get(top), i32(64))),
    stretch(1, i32(64)),
    reach < 64
      ? []
      : when(less(i32(64), get(top)), [
          oneClass(2, i32(64), i32(128)),
          reach < 128
            ? []
            : when(less(i32(128), get(top)), [
                oneClass(4, i32(128), i32(256)),
                set(first, i32(256)),
                set(width, i32(6)),
                reach < 256
                  ? []
                  : whileLoop(less(get(first), get(top)), [
                      oneClass(null, get(first), add(get(first), i32(128))),
                      increase(first, i32(128)),
                      increase(width, i32(2)),
                    ]),
              ]),
        ]),
  ]
}
