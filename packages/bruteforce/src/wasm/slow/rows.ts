import {
  add,
  add64,
  and64,
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
  type Local,
  or64,
  select,
  set,
  shl,
  shl64,
  shr,
  shr64,
  store64,
  sub,
  when,
  whileLoop,
  xor64,
} from '../encode/code.ts'
import { ROW_MASKS, ROW_PLACES } from './header.ts'
import { type FunctionCode, localsBehind } from '../encode/module.ts'
import { isTerminalPlane, movesOf, type SlowGame } from './moves.ts'
import { nextPlane, planeGrowth } from './next-plane.ts'
import {
  andNotVector,
  loadVector,
  orVector,
  shl64x2,
  shr64x2,
  shuffle,
  storeVector,
  vectorOf,
} from '../encode/simd.ts'
import { upperDistances } from './upper-distances.ts'

/** A row of options: that of x_1 or the one above, of the plane that a set of upper piles leads to. */
interface Source {
  readonly upper: number
  readonly second: boolean
  /** Options without pile 0, and with it. */
  readonly without: boolean
  readonly with: boolean
}

const EVEN_BITS = 0x5555_5555_5555_5555n

/** The low word becomes the high one; the low word comes from the high word of the first vector. */
const CARRY_WORDS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]

/**
 * True if options within the plane depend on rows just found: they are added by words after the rest.
 * The masks of such games are complemented, so that what is no position looks like an N-position.
 */
export function isRawRows({ sizes }: SlowGame): boolean {
  return sizes.includes(1) || sizes.includes(2)
}

/**
 * Code that fills the planes c0 ≤ x_2 < c1 of a slab with outcomes, one bit a position, 1 = P. The
 * bits x_0 = 0..x_1 of fixed x_1, …, x_{n−1} form a row; a row is P where no option is:
 * not (a or b shifted by one), a and b being the rows of the options without and with pile 0.
 *
 * Parameters as in `straight-runs.ts`.
 *
 * @param pattern ties and zeros among the upper piles, see `moves.ts`
 * @param reach largest x_1
 */
export function rows(
  game: SlowGame,
  pattern: number,
  isMisere: boolean,
  reach: number,
): FunctionCode {
  const { piles, sizes } = game
  const takesOne = sizes.includes(1)
  const takesTwo = sizes.includes(2)
  const isRaw = isRawRows(game)
  const moves = movesOf(game, pattern).filter(({ upper }) => upper !== 0)

  const isSliced = piles === 3
  const parameters = (isSliced ? 5 : 3) + piles - 2
  const [d, c, c1, a, b] = [0, 1, 2, 3, 4]
  const distance = (i: number): Local => (isSliced ? 5 : 3) + i
  const locals = localsBehind(parameters)
  const i = (): Local => locals.declare('i32')
  const v = (): Local => locals.declare('v128')
  const w = (): Local => locals.declare('i64')
  const [top, from, to, q, mk, end, t, e, size, first, width, rowEnd] = [
    i(),
    i(),
    i(),
    i(),
    i(),
    i(),
    i(),
    i(),
    i(),
    i(),
    i(),
    i(),
  ] as const
  const before = v()
  const without = [v(), v(), v(), v()]
  const withFirst = [v(), v(), v(), v()]
  const [m, above, carry, out, start] = [w(), w(), w(), w(), w()] as const
  const upper = upperDistances(moves, distance, locals)
  /**
   * Collects `count` vectors of options; rows above lie `rowBytes` lower, or at e if that is null.
   * What counts both with and without pile 0 is loaded and united once.
   */
  const gather = (count: number, rowBytes: number | null): Code => {
    const code: Code[] = []
    const begun = new Set<Local>()
    const unite = (local: Local, row: Code): Code => {
      const isFirst = !begun.has(local)
      begun.add(local)
      return set(local, isFirst ? row : orVector(get(local), row))
    }
    const own = sources(rowBytes !== null)
    const inBoth = own.filter((source) => source.without && source.with)
    const addressed = (some: readonly Source[], into: (source: Source) => readonly Local[]) => {
      let last = ''
      for (const source of some) {
        const base = rowBytes === null && source.second ? e : q
        const key = `${base} ${source.upper}`
        if (key !== last) code.push(set(t, add(get(base), get(upper.offset(source.upper)))))
        last = key
        const back = rowBytes === null ? 0 : source.second ? 0 : rowBytes
        for (let vector = 0; vector < count; vector++) {
          code.push(unite(into(source)[vector]!, loadVector(get(t), back + 16 * vector)))
        }
      }
    }
    addressed(inBoth, () => withFirst)
    if (inBoth.length > 0) {
      for (let vector = 0; vector < count; vector++) {
        code.push(unite(without[vector]!, get(withFirst[vector]!)))
      }
    }
    addressed(
      own.filter((source) => !inBoth.includes(source)),
      (source) => (source.with ? withFirst : without),
    )
    for (let vector = 0; vector < count; vector++) {
      for (const list of [without, withFirst]) {
        if (!begun.has(list[vector]!)) code.push(set(list[vector]!, vectorOf(0)))
      }
    }
    return code
  }
  /** The rows that options lie in; together where one address serves, if `isNear`. */
  function sources(isNear: boolean): Source[] {
    const found = new Map<string, Source>()
    for (const { first, second, upper: set } of moves) {
      const key = isNear ? `${set} ${second}` : `${second} ${set}`
      const before = found.get(key)
      found.set(key, {
        upper: set,
        second,
        without: (before?.without ?? false) || !first,
        with: (before?.with ?? false) || first,
      })
    }
    return [...found.values()].sort((x, y) => x.upper - y.upper)
  }
  const hasFirst = moves.some((move) => move.first)

  /** Stores P, or what is to become of it, from options found. */
  const store = (vector: number, offset: number, options: Code): Code =>
    storeVector(
      get(q),
      offset + 16 * vector,
      isRaw
        ? orVector(loadVector(get(mk), 16 * vector), options)
        : andNotVector(loadVector(get(mk), 16 * vector), options),
    )

  /** The vector of options, those with pile 0 shifted up by one bit within their row. */
  const united = (vector: number, carry: Code | null): Code => {
    if (!hasFirst) return get(without[vector]!)
    const options = get(withFirst[vector]!)
    const shifted = orVector(get(without[vector]!), shl64x2(options, i32(1)))
    if (carry === null) return shifted
    return orVector(shifted, shuffle(carry, shr64x2(options, i32(63)), CARRY_WORDS))
  }

  /** Rows of one word, two a vector, of two words, one a vector, or of four words. */
  const flat = (words: 1 | 2 | 4): Code => {
    const carryInto = (vector: number): Code | null => {
      if (words === 1) return null
      const isStart = words === 2 || vector % 2 === 0
      return isStart ? vectorOf(0) : shr64x2(get(withFirst[vector - 1]!), i32(63))
    }
    const some = (count: number): Code => [
      gather(count, 8 * words),
      without
        .slice(0, count)
        .map((_, vector) => store(vector, 8 * words, united(vector, carryInto(vector)))),
      increase(q, i32(16 * count)),
      increase(mk, i32(16 * count)),
    ]
    return [
      set(q, sub(get(q), i32(8 * words))),
      set(end, sub(get(end), i32(8 * words))),
      whileLoop(less(i32(32), sub(get(end), get(q))), some(4)),
      when(less(i32(0), sub(get(end), get(q))), some(2)),
    ]
  }

  /** Rows of `width` words, a multiple of two and at least six. */
  const wide: Code = (() => {
    const some = (count: number): Code => [
      gather(count, null),
      without.slice(0, count).map((_, vector) => {
        const low = vector === 0 ? get(before) : get(withFirst[vector - 1]!)
        return store(vector, 0, united(vector, shr64x2(low, i32(63))))
      }),
      hasFirst ? set(before, get(withFirst[count - 1]!)) : [],
      increase(q, i32(16 * count)),
      increase(e, i32(16 * count)),
      increase(mk, i32(16 * count)),
    ]
    const bytes = shl(get(width), i32(3))
    return whileLoop(less(i32(0), sub(get(end), get(q))), [
      set(before, vectorOf(0)),
      set(e, sub(get(q), bytes)),
      set(rowEnd, add(get(q), bytes)),
      whileLoop(less(i32(16), sub(get(rowEnd), get(q))), some(2)),
      whileLoop(less(i32(0), sub(get(rowEnd), get(q))), some(1)),
    ])
  })()

  /** m becomes P: the bits of m, but of each run of ones only every other one, the lowest first. */
  const everyOther: Code = takesOne
    ? [
        set(start, and64(and64(get(m), xor64(shl64(get(m), i64(1n)), i64(-1n))), i64(EVEN_BITS))),
        set(start, and64(get(m), xor64(add64(get(m), get(start)), i64(-1n)))),
        set(m, and64(get(m), xor64(get(start), i64(~EVEN_BITS)))),
      ]
    : []
  const not64 = (word: Code): Code => xor64(word, i64(-1n))

  /** The moves within the plane, for rows of one word from q to end. */
  const chainOfWords: Code = [
    set(above, load64(sub(get(q), i32(8)))),
    whileLoop(
      less(i32(0), sub(get(end), get(q))),
      set(m, load64(get(q))),
      takesOne ? set(m, or64(get(m), get(above))) : [],
      takesTwo ? set(m, or64(get(m), add64(get(above), get(above)))) : [],
      set(m, not64(get(m))),
      everyOther,
      store64(get(q), 0, get(m)),
      set(above, get(m)),
      increase(q, i32(8)),
    ),
  ]

  /** The same for rows of `width` words. */
  const chainOfRows: Code = whileLoop(
    less(i32(0), sub(get(end), get(q))),
    set(carry, i64(0n)),
    set(out, i64(0n)),
    set(rowEnd, add(get(q), shl(get(width), i32(3)))),
    set(e, sub(get(q), shl(get(width), i32(3)))),
    whileLoop(
      less(i32(0), sub(get(rowEnd), get(q))),
      set(above, load64(get(e))),
      set(m, load64(get(q))),
      takesOne ? set(m, or64(get(m), get(above))) : [],
      takesTwo
        ? [
            set(m, or64(get(m), or64(shl64(get(above), i64(1n)), get(carry)))),
            set(carry, shr64(get(above), i64(63n))),
          ]
        : [],
      set(m, not64(get(m))),
      takesOne
        ? [
            set(m, and64(get(m), xor64(get(out), i64(-1n)))),
            everyOther,
            set(out, shr64(get(m), i64(63n))),
          ]
        : [],
      store64(get(q), 0, get(m)),
      increase(q, i32(8)),
      increase(e, i32(8)),
    ),
  )

  const isNarrow = reach < 64
  const rowPlace = (row: Code): Code =>
    isNarrow ? shl(row, i32(3)) : load32(add(load32(i32(ROW_PLACES)), shl(row, i32(2))))

  /** The rows from ≤ x_1 < to of a class, then its ghost row if the class has ended. */
  const stretch = (words: 1 | 2 | 4 | null, after: Code): Code => {
    const rowBytes = words === null ? shl(get(width), i32(3)) : i32(8 * words)
    const begin: Code = [
      set(q, add(get(d), rowPlace(get(from)))),
      set(mk, add(load32(i32(ROW_MASKS)), rowPlace(get(from)))),
    ]
    return when(less(get(from), get(to)), [
      begin,
      set(end, add(add(get(d), rowPlace(sub(get(to), i32(1)))), rowBytes)),
      words === null ? wide : flat(words),
      isRaw
        ? [
            begin,
            words === 1 ? [] : set(width, words === null ? get(width) : i32(words)),
            words === null ? [] : set(end, add(get(end), i32(8 * words))),
            words === 1 ? chainOfWords : chainOfRows,
          ]
        : [],
      ghost(words, rowBytes, after),
    ])
  }

  /** After the last row of a class: that row, and zeros behind it up to the next width. */
  function ghost(words: 1 | 2 | 4 | null, rowBytes: Code, after: Code): Code {
    if (words !== null && reach < 64 * words) return []
    return when(equal(get(to), after), [
      set(q, add(get(d), rowPlace(sub(get(to), i32(1))))),
      set(e, add(get(q), rowBytes)),
      words === 1
        ? [store64(get(e), 0, load64(get(q))), store64(get(e), 8, i64(0n))]
        : [
            set(rowEnd, get(e)),
            whileLoop(
              less(i32(0), sub(get(rowEnd), get(q))),
              storeVector(get(e), 0, loadVector(get(q))),
              increase(q, i32(16)),
              increase(e, i32(16)),
            ),
            storeVector(get(e), 0, vectorOf(0)),
          ],
    ])
  }

  const greater = (x: Code, y: Code): Code => select(x, y, less(y, x))
  const lowest = isSliced ? get(a) : i32(0)
  const zeroBytes = isNarrow
    ? i32(8)
    : select(i32(8), add(shl(shr(get(first), i32(7)), i32(4)), i32(16)), less(get(first), i32(64)))
  /** The row of zeros behind the plane, as wide as row c + 1. */
  const zeros: Code = [
    set(first, add(get(c), i32(1))),
    set(q, add(get(d), rowPlace(get(first)))),
    set(end, add(get(q), zeroBytes)),
    whileLoop(
      less(i32(0), sub(get(end), get(q))),
      storeVector(get(q), 0, vectorOf(0)),
      increase(q, i32(16)),
    ),
  ]

  function wideRows(): Code {
    return [
      set(from, isSliced ? greater(lowest, i32(128)) : i32(128)),
      set(to, lesser(get(top), i32(256))),
      stretch(4, i32(256)),
      set(first, i32(256)),
      set(width, i32(6)),
      reach < 256
        ? []
        : whileLoop(less(get(first), get(top)), [
            set(from, isSliced ? greater(lowest, get(first)) : get(first)),
            set(to, lesser(get(top), add(get(first), i32(128)))),
            stretch(null, add(get(first), i32(128))),
            increase(first, i32(128)),
            increase(width, i32(2)),
          ]),
    ]
  }

  // Where every row has one word, plane c − 1 has c + 1 words with its zeros.
  const bytesBelow = shl(add(get(c), i32(1)), i32(3))
  const planes = planeGrowth(d, c, size, upper, bytesBelow, i32(8))

  const plane: Code = [
    set(top, isSliced ? lesser(add(get(c), i32(1)), get(b)) : add(get(c), i32(1))),
    set(from, lowest),
    set(to, lesser(get(top), i32(64))),
    stretch(1, i32(64)),
    reach < 64
      ? []
      : when(less(i32(64), get(top)), [
          set(from, isSliced ? greater(lowest, i32(64)) : i32(64)),
          set(to, lesser(get(top), i32(128))),
          stretch(2, i32(128)),
          reach < 128 ? [] : when(less(i32(128), get(top)), wideRows()),
        ]),
    isSliced ? when(less(get(c), get(top)), zeros) : zeros,
    isNarrow ? planes.next : nextPlane(d, c, size, upper),
  ]

  const body: Code = [
    upper.start,
    planes.start,
    whileLoop(less(get(c), get(c1)), plane),
    isMisere && isTerminalPlane(game, pattern) ? store64(sub(get(d), get(size)), 0, i64(0n)) : [],
  ]
  return { parameters, declared: locals.declared, body }
}
