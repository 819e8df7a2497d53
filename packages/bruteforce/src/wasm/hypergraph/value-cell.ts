import type { PlayConvention } from '@nim/core/rules'
import type { TableValue } from '../../task/task.ts'
import { type Cell, grundyCell, remotenessCell } from '../slow/cell.ts'
import { type Code, get, type Local, set } from '../encode/code.ts'
import type { Locals } from '../encode/module.ts'
import {
  addPairs16,
  addPairs8,
  andNotVector,
  andVector,
  lanesOf,
  narrow16,
  narrow32,
  orVector,
  popcountBytes,
  vectorOf,
  xorVector,
} from '../encode/simd.ts'

/** The number of bytes in a cell, and the number of bytes in its entry. */
export interface CellWidth {
  readonly cell: 1 | 2 | 4
  readonly entry: 1 | 2
}

/**
 * A cell that can represent terminal positions. If no option was combined, `finish` returns the
 * value of a terminal position, in normal and misère play. So the code does not need to treat any
 * position separately.
 */
export interface EntryCell extends Omit<Cell, 'terminal'> {
  /**
   * Decodes 16 bytes of entries from the cells that `load(0)`, `load(1)`, … return. Each call
   * returns 16 bytes.
   */
  readonly decode: (load: (vector: number) => Code, locals: Locals) => Decoding
}

/**
 * The code that decodes entries, in two parts. The first part leaves nothing on the stack. The
 * second part leaves the entries on the stack.
 */
export interface Decoding {
  readonly before: Code
  readonly entries: Code
}

/**
 * The cell for a kind of table value. Entries have one byte unless the width specifies otherwise.
 * Outcomes of hypergraph games are stored as bits.
 */
export function entryCell(
  value: TableValue,
  { cell, entry }: CellWidth,
  play: PlayConvention,
  options: number,
): EntryCell {
  if (value === 'outcome') return outcomeCell(play)
  if (value === 'grundy') return grundyEntryCell(cell, play, options)
  return remotenessEntryCell(cell as 1 | 2, entry, play)
}

/**
 * The outcomes are encoded as in the table: 0 means P, 1 means N, and all bits are ones for "no
 * option". A position is N iff the bitwise AND of its options is 0. If all bits of the result are
 * ones, there was no option.
 */
function outcomeCell(play: PlayConvention): EntryCell {
  const lanes = lanesOf(1)
  const isWon = (options: Code): Code => andNotVector(vectorOf(1), options)
  return {
    lanes,
    none: 0xff,
    combine: andVector,
    finish: (options) =>
      play === 'normal'
        ? isWon(options)
        : lanes.sub(isWon(options), lanes.equal(options, vectorOf(0xff))),
    blank: orVector,
    overflows: false,
    decode: (load) => ({ before: [], entries: load(0) }),
  }
}

/** One-hot Grundy values; a position without options has the value 1 in misère play. */
function grundyEntryCell(bytes: 1 | 2 | 4, play: PlayConvention, options: number): EntryCell {
  const cell = grundyCell(bytes, options)
  const { lanes } = cell
  /**
   * The value g of a cell 1 << g, because this number has exactly g zero bits below its set bit.
   */
  const value = (bit: Code): Code => {
    const sums = popcountBytes(lanes.add(bit, vectorOf(0xff)))
    if (bytes === 1) return sums
    return bytes === 2 ? addPairs8(sums) : addPairs16(addPairs8(sums))
  }
  return {
    ...cell,
    finish: (union) =>
      play === 'normal'
        ? cell.finish(union)
        : lanes.sub(cell.finish(union), lanes.equal(union, vectorOf(0))),
    decode(load) {
      const at = (vector: number): Code => value(load(vector))
      if (bytes === 1) return { before: [], entries: at(0) }
      if (bytes === 2) return { before: [], entries: narrow16(at(0), at(1)) }
      return {
        before: [],
        entries: narrow16(narrow32(at(0), at(1)), narrow32(at(2), at(3))),
      }
    },
  }
}

/**
 * In normal play, remoteness is stored as in {@link remotenessCell}. In misère play odd r is better
 * than even r. An odd r has the key (r+1)/2, and an even r has the complement of r/2 + 1. So a
 * terminal position, which is 0, differs from "no option", which is all ones.
 *
 * Let k be the smallest key of the options. The key of the position is the complement of k if k is
 * the key of an even number, and the complement of k + 1 if k is the key of an odd number. If there
 * is no option, it is all ones except the last bit. Keys can represent r ≤ 253 in 8 bits and r ≤
 * 65533 in 16 bits, in normal and misère play.
 */
function remotenessEntryCell(bytes: 1 | 2, entry: 1 | 2, play: PlayConvention): EntryCell {
  const cell = remotenessCell(bytes)
  const { lanes } = cell
  const ones = vectorOf(0xff)
  const one = lanes.splat([0x41, 1])
  const isMisere = play === 'misere'
  const twice = (a: Code): Code => lanes.add(a, a)
  /** A vector with −1 in each lane (cell) without an option, and 0 in all other lanes. */
  const isNone = (options: Code): Code => lanes.equal(options, ones)
  const misereKey = (options: Code): Code =>
    lanes.add(
      lanes.add(xorVector(options, ones), lanes.greater(options, ones)),
      twice(isNone(options)),
    )
  return {
    ...cell,
    finish: isMisere ? misereKey : cell.finish,
    decode(load, locals) {
      const key = [locals.declare('v128'), locals.declare('v128')] as const
      const sign = [locals.declare('v128'), locals.declare('v128')] as const
      const prepare = (i: 0 | 1): Code => [
        set(key[i], load(i)),
        set(sign[i], lanes.greater(vectorOf(0), get(key[i]))),
        set(key[i], xorVector(get(key[i]), get(sign[i]))),
      ]
      /**
       * The entries of the cells. The entry is 2k − 2 if the cell is a key k, and 2k − 1 if the
       * cell is the complement of a key k. In misère play, these two values are exchanged.
       */
      const entries = (i: 0 | 1): Code =>
        isMisere
          ? lanes.add(twiceOf(key[i]), lanes.sub(get(sign[i]), one))
          : lanes.sub(lanes.sub(twiceOf(key[i]), get(sign[i])), twice(one))
      const twiceOf = (local: Local): Code => twice(get(local))
      return bytes === entry
        ? { before: prepare(0), entries: entries(0) }
        : { before: [prepare(0), prepare(1)], entries: narrow16(entries(0), entries(1)) }
    },
  }
}
