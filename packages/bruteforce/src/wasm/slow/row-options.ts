import {
  add,
  type Code,
  get,
  i32,
  type Local,
  set,
  shl,
  sub,
  when,
  whileLoop,
} from '../encode/code.ts'
import type { Locals } from '../encode/module.ts'
import { andNotVector, orVector, shl64x2, shr64x2, shuffle, vectorOf } from '../encode/simd.ts'
import type { Move } from './moves.ts'
import type { RowVariables } from './row-variables.ts'
import type { UpperDistances } from './upper-distances.ts'
import { ROW_VECTORS } from '../../tuned/tuned.ts'

/**
 * A row of options: the row x_1 or the row above it, in the plane to which a set of upper piles
 * leads.
 */
interface Source {
  readonly upper: number
  readonly second: boolean
  /** True if the row contains options that keep pile 0 and options that take from it. */
  readonly without: boolean
  readonly with: boolean
}

/**
 * Vectors of options: the options that keep pile 0, the options that take from pile 0, and the
 * preceding vector of the latter.
 */
export interface RowSums {
  readonly before: Local
  readonly without: readonly Local[]
  readonly withFirst: readonly Local[]
}

/** Declares the locals for the sums. */
export function rowSums(locals: Locals): RowSums {
  const v = (): Local => locals.declare('v128')
  const before = v()
  const some = (): Local[] => Array.from({ length: ROW_VECTORS }, v)
  return { before, without: some(), withFirst: some() }
}

/**
 * The byte indices of a shuffle that shifts a vector by one 64-bit word. The low word becomes the
 * high word, and the new low word is the high word of the first vector.
 */
const CARRY_WORDS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]

/** Code that fills rows from the options in other planes. */
export interface RowOptions {
  /**
   * Code that fills rows of one 64-bit word (two rows per vector), of two words (one row per
   * vector), or of four words.
   */
  readonly narrow: (words: 1 | 2 | 4) => Code
  /**
   * Code that fills rows of `width` 64-bit words. The width is a multiple of two and at least six.
   */
  readonly wide: Code
}

/**
 * Code for the options of moves in other planes.
 *
 * @param moves the moves that take from upper piles
 * @param isRaw true if P is computed later; then the options are stored, and cells that are not
 *   positions look like N-positions
 */
export function rowOptions(
  moves: readonly Move[],
  isRaw: boolean,
  upper: UpperDistances,
  { row, mask, options, above, end, rowEnd, width }: RowVariables,
  { before, without, withFirst }: RowSums,
): RowOptions {
  const hasFirst = moves.some((move) => move.first)

  /**
   * Collects `count` vectors of options. Rows above are `rowBytes` lower; null means that they are
   * at `above`. A row that is used both with and without pile 0 is loaded and united only once.
   */
  const gather = (count: number, rowBytes: number | null): Code => {
    const code: Code[] = []
    const begun = new Set<Local>()
    const unite = (local: Local, vector: Code): void => {
      code.push(set(local, begun.has(local) ? orVector(get(local), vector) : vector))
      begun.add(local)
    }
    const load = (some: readonly Source[], into: (source: Source) => readonly Local[]): void => {
      let last = ''
      for (const source of some) {
        const base = rowBytes === null && source.second ? above : row
        const key = `${base.local} ${source.upper}`
        if (key !== last) code.push(options.begin(add(base.here, get(upper.offset(source.upper)))))
        last = key
        const back = rowBytes === null || source.second ? 0 : rowBytes
        for (let k = 0; k < count; k++) unite(into(source)[k]!, options.load(back + 16 * k))
      }
    }
    const own = sources(moves, rowBytes !== null)
    const inBoth = own.filter((source) => source.without && source.with)
    load(inBoth, () => withFirst)
    if (inBoth.length > 0) {
      for (let k = 0; k < count; k++) unite(without[k]!, get(withFirst[k]!))
    }
    load(
      own.filter((source) => !inBoth.includes(source)),
      (source) => (source.with ? withFirst : without),
    )
    for (let k = 0; k < count; k++) {
      for (const { [k]: sum } of [without, withFirst]) {
        if (!begun.has(sum!)) unite(sum!, vectorOf(0))
      }
    }
    return code
  }

  /** Stores the P-positions, or the preliminary value for them, computed from the options. */
  const store = (k: number, offset: number, found: Code): Code =>
    row.store(offset + 16 * k, (isRaw ? orVector : andNotVector)(mask.load(16 * k), found))

  /** The vector of all options. Options that take from pile 0 are shifted up by one bit. */
  const united = (k: number, carry: Code | null): Code => {
    if (!hasFirst) return get(without[k]!)
    const found = get(withFirst[k]!)
    const shifted = orVector(get(without[k]!), shl64x2(found, i32(1)))
    if (carry === null) return shifted
    return orVector(shifted, shuffle(carry, shr64x2(found, i32(63)), CARRY_WORDS))
  }

  /** Fills `count` vectors, in rows of `rowBytes` bytes or, for null, of `width` 64-bit words. */
  const fill = (
    count: number,
    rowBytes: number | null,
    carryInto: (k: number) => Code | null,
  ): Code => [
    gather(count, rowBytes),
    without.slice(0, count).map((_, k) => store(k, rowBytes ?? 0, united(k, carryInto(k)))),
    rowBytes === null && hasFirst ? set(before, get(withFirst[count - 1]!)) : [],
    row.forward(16 * count),
    rowBytes === null ? above.forward(16 * count) : [],
    mask.forward(16 * count),
  ]
  const lastBits = (vector: Local): Code => shr64x2(get(vector), i32(63))

  const narrow = (words: 1 | 2 | 4): Code => {
    const carryInto = (k: number): Code | null => {
      if (words === 1) return null
      return words === 2 || k % 2 === 0 ? vectorOf(0) : lastBits(withFirst[k - 1]!)
    }
    return [
      row.begin(sub(row.here, i32(8 * words))),
      set(end, sub(get(end), i32(8 * words))),
      whileLoop(row.isBefore(end, 32), fill(ROW_VECTORS, 8 * words, carryInto)),
      when(row.isBefore(end), fill(2, 8 * words, carryInto)),
    ]
  }
  const bytes = shl(get(width), i32(3))
  const carryInWide = (k: number): Code => lastBits(k === 0 ? before : withFirst[k - 1]!)
  const wide = whileLoop(row.isBefore(end), [
    set(before, vectorOf(0)),
    above.begin(sub(row.here, bytes)),
    set(rowEnd, add(row.here, bytes)),
    whileLoop(row.isBefore(rowEnd, 16), fill(2, null, carryInWide)),
    whileLoop(row.isBefore(rowEnd), fill(1, null, carryInWide)),
  ])
  return { narrow, wide }
}

/** The rows that contain options. With `isNear`, rows that share an address come together. */
function sources(moves: readonly Move[], isNear: boolean): Source[] {
  const found = new Map<string, Source>()
  for (const { first, second, upper } of moves) {
    const key = isNear ? `${upper} ${second}` : `${second} ${upper}`
    const known = found.get(key)
    found.set(key, {
      upper,
      second,
      without: (known?.without ?? false) || !first,
      with: (known?.with ?? false) || first,
    })
  }
  return [...found.values()].sort((x, y) => x.upper - y.upper)
}
