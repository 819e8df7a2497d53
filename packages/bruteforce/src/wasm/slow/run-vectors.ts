import type { Cell } from './cell.ts'
import { type Code, get, i32, type Local, set, store16, store32, store8 } from '../encode/code.ts'
import type { Locals } from '../encode/module.ts'
import type { OptionGroup } from './option-groups.ts'
import { andNotVector, loadVector, shuffle, storeVector, vectorOf } from '../encode/simd.ts'

/** The code that combines options and stores cells, several vectors at a time. */
export interface RunVectors {
  /** Code that runs before the first vector of every run. */
  readonly begin: Code
  /** Fills `count` vectors at the address `here` (minus one cell). */
  readonly fill: (count: number, here: Local, groups: readonly OptionGroup[]) => Code
  /** Fills `count` vectors like `fill`, but the last of them is at the end of the run. */
  readonly fillEnd: (count: number, here: Local, groups: readonly OptionGroup[]) => Code
  /** True if `fillEnd` needs {@link RunVectors.mask}. */
  readonly needsMask: boolean
  /** The address of the mask that blanks the cells after the run. */
  readonly mask: Local
  /** If a cell can overflow, the union of all options so far. */
  readonly seen: Local
}

/**
 * The code for the vectors of a run.
 *
 * @param most the largest `count`
 * @param isShifted true if options that take from pile 0 are loaded together with options that keep
 *   it
 * @param isNarrow true if closing cells are stored after the run, so that its end need not be
 *   blanked
 */
export function runVectors(
  cell: Cell,
  locals: Locals,
  most: number,
  isNarrow: boolean,
  isShifted: boolean,
): RunVectors {
  const { lanes, none } = cell
  const { bytes } = lanes
  const sums = Array.from({ length: most }, () => locals.declare('v128'))
  const t = locals.declare('i32')
  const mask = locals.declare('i32')
  const shifted = isShifted ? sums.map(() => locals.declare('v128')) : []
  const carried = isShifted ? locals.declare('v128') : 0
  const upByOne = Array.from({ length: 16 }, (_, byte) => 16 - bytes + byte)
  const seen = locals.declare('v128')

  /** Combines the options of several vectors, and loads every option separately. */
  const gather = (some: readonly Local[], groups: readonly OptionGroup[]): Code =>
    groups.length === 0
      ? some.map((sum) => set(sum, vectorOf(none)))
      : groups.map((group, index) => {
          const offsets = [...(group.without ? [bytes] : []), ...(group.with ? [0] : [])]
          return [
            set(t, group.address),
            some.map((sum, vector) =>
              offsets.map((offset, k) => {
                const option = loadVector(get(t), offset + 16 * vector)
                const isFirst = index === 0 && k === 0
                return set(sum, isFirst ? option : cell.combine(get(sum), option))
              }),
            ),
          ]
        })

  /**
   * Combines the options of several vectors if many addresses have both options that keep pile 0
   * and options that take from it. The code loads the options that take from pile 0 from the
   * address of the options that keep it. Then the code combines them and moves them up by one cell.
   * The last cell of the preceding vector moves into the first cell.
   */
  const gatherShifted = (some: readonly Local[], groups: readonly OptionGroup[]): Code => {
    const code: Code[] = []
    const begun = new Set<Local>()
    const combine = (list: readonly Local[], group: OptionGroup): void => {
      code.push(set(t, group.address))
      for (const [vector] of some.entries()) {
        const sum = list[vector]!
        const option = loadVector(get(t), bytes + 16 * vector)
        code.push(set(sum, begun.has(sum) ? cell.combine(get(sum), option) : option))
        begun.add(sum)
      }
    }
    const inBoth = groups.filter((group) => group.without && group.with)
    for (const group of inBoth) combine(some, group)
    for (const [vector, sum] of some.entries()) code.push(set(shifted[vector]!, get(sum)))
    for (const group of groups) {
      if (inBoth.includes(group)) continue
      for (const one of shifted.slice(0, some.length)) begun.add(one)
      combine(group.with ? shifted : some, group)
    }
    for (const [vector, sum] of some.entries()) {
      const low = vector === 0 ? get(carried) : get(shifted[vector - 1]!)
      const up = shuffle(low, get(shifted[vector]!), upByOne)
      code.push(set(sum, cell.combine(get(sum), up)))
    }
    code.push(set(carried, get(shifted[some.length - 1]!)))
    return code
  }

  const finish = (some: readonly Local[], here: Local, isEnd: boolean): Code =>
    some.map((sum, vector) => {
      const value = cell.finish(get(sum))
      const isTail = isEnd && vector === some.length - 1
      const tailMask = loadVector(get(mask))
      const valid = isTail ? andNotVector(get(sum), tailMask) : get(sum)
      const cells = isTail && !isNarrow ? cell.blank(value, tailMask) : value
      return [
        cell.overflows ? set(seen, lanes.max(get(seen), valid)) : [],
        storeVector(get(here), bytes + 16 * vector, cells),
      ]
    })

  const vectors =
    (isEnd: boolean): RunVectors['fill'] =>
    (count, here, groups) => {
      const some = sums.slice(0, count)
      return [(isShifted ? gatherShifted : gather)(some, groups), finish(some, here, isEnd)]
    }
  return {
    begin: isShifted ? set(carried, vectorOf(none)) : [],
    fill: vectors(false),
    fillEnd: vectors(true),
    needsMask: !isNarrow || cell.overflows,
    mask,
    seen,
  }
}

/** Code that stores one cell of this number of bytes. */
export function storeCell(bytes: number, address: Code, offset: number, cell: number): Code {
  if (bytes === 1) return store8(address, offset, i32(cell))
  return bytes === 2 ? store16(address, offset, i32(cell)) : store32(address, offset, i32(cell))
}
