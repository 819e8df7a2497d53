import { fold, FOLD_START } from '../../cells/fold.ts'
import { type LayerMatch, type RowPatterns, statesAfter } from '../../cells/row-patterns.ts'
import {
  MATCH_SPOKEN,
  MATCH_SUMS,
  matcherCode,
  PLANE_BYTES,
  STEP_BYTES,
  TEMPLATE_BYTES,
} from './matcher-code.ts'
import { rowCells } from '../listed/flat-layout.ts'
import { cachedModule, instanceOf } from '../encode/modules.ts'
import type { Slots } from '../slow/slots.ts'
import type { KernelMemory } from '../encode/web-assembly.ts'

/** Compares layers of a table of outcomes that is stored in rows of bits or in flat planes. */
export interface Matcher {
  /** Begins a layer x_n = m. */
  readonly begin: (layer: number) => void
  /** Compares the units from ≤ x < to of the layer, in the order of `decode`. */
  readonly match: (address: number, from: number, to: number) => void
  readonly end: () => LayerMatch
}

/** A matcher that keeps its tables in free memory, from an address; null if they do not fit. */
export function matcherOf(
  { game: { piles }, layout: { max }, shape, places }: Slots,
  patterns: RowPatterns,
  memory: KernelMemory,
  shared: boolean,
  room: { readonly address: number; readonly bytes: number },
): Matcher | null {
  const { states, next, start } = patterns
  const width = max + 1
  const planeStates = statesAfter(patterns, piles - 2)
  const isFlat = shape === 'flat'
  const templateBytes = isFlat ? flatTemplateBytes(max) : 8 * places[width]!
  const planesBytes = TEMPLATE_BYTES + PLANE_BYTES * width
  const stepsBytes = STEP_BYTES * states * width
  const recordBytes = planesBytes + 2 * templateBytes
  if (stepsBytes + planeStates.length * recordBytes > room.bytes) return null

  const { buffer } = memory
  const stepsAt = (state: number): number => room.address + STEP_BYTES * state * width
  const planesAt = new Int32Array(states)
  const bits = new Map<number, PatternBits>()
  const bitsOf = (state: number): PatternBits => {
    let found = bits.get(state)
    if (found === undefined) bits.set(state, (found = patternBits(patterns.pattern(state))))
    return found
  }
  planeStates.forEach((state, i) => {
    const record = room.address + stepsBytes + i * recordBytes
    const templates = [record + planesBytes, record + planesBytes + templateBytes] as const
    planesAt[state] = record
    new Int32Array(buffer, record, 2).set(templates)
    const known = new Uint32Array(buffer, record + TEMPLATE_BYTES, 4 * width)
    const rows = Array.from({ length: width }, (_, x1) => bitsOf(next[state * width + x1]!))
    writeKnown(rows, known)
    if (isFlat) {
      writeFlatTemplates(rows, known, {
        isP: new Uint8Array(buffer, templates[0], templateBytes),
        spoken: new Uint8Array(buffer, templates[1], templateBytes),
      })
    } else {
      writeRowTemplates(rows, places, {
        isP: new Int32Array(buffer, templates[0], templateBytes / 4),
        spoken: new Int32Array(buffer, templates[1], templateBytes / 4),
      })
    }
  })
  const steps = new Int32Array(buffer, room.address, 2 * states * width)
  for (let i = 0; i < next.length; i++) {
    steps[2 * i] = stepsAt(next[i]!)
    steps[2 * i + 1] = planesAt[next[i]!]!
  }

  const module = cachedModule(`matcher ${piles} ${shape} ${shared}`, () =>
    matcherCode(piles, isFlat, shared),
  )
  const code = instanceOf(module, memory)['match']!
  const spoken = new BigUint64Array(buffer, MATCH_SPOKEN, 1)
  const sums = new Uint32Array(buffer, MATCH_SUMS, 4)
  let state = 0
  return {
    begin(layer) {
      // With three piles the layer is a plane, whose pile the code reads.
      state = stepsAt(piles === 3 ? start : next[start * width + layer]!)
      spoken[0] = 0n
      sums.set([0, 0, FOLD_START.first, FOLD_START.second])
    },
    match: (address, from, to) => code(address, from, to, state),
    end: () => ({
      holds: sums[0] === 0,
      spoken: Number(spoken[0]),
      planes: sums[1]!,
      lanes: { first: sums[2]!, second: sums[3]! },
    }),
  }
}

/** The positions claimed to be P, and those with a claim, in the kernel's layout of planes. */
interface Templates<Cells> {
  readonly isP: Cells
  readonly spoken: Cells
}

/** One word of the claims on the row x_1 of a plane, and the bits of the positions x_0 ≤ x_1. */
function wordOf(
  row: PatternBits,
  x1: number,
  word: number,
): { readonly isP: number; readonly spoken: number; readonly inRow: number } {
  const inRow = word < x1 >> 5 ? -1 : -1 >>> (31 - (x1 & 31))
  return { isP: row.isP[word]! & inRow, spoken: row.spoken[word]! & inRow, inRow }
}

/**
 * Writes for each plane x_2 = c: the number of positions with a claim, the lanes of its fold, and
 * 0.
 */
function writeKnown(rows: readonly PatternBits[], known: Uint32Array): void {
  const sums = fold()
  let count = 0
  for (const [x1, row] of rows.entries()) {
    for (let word = 0; word <= x1 >> 5; word++) {
      const { isP, spoken, inRow } = wordOf(row, x1, word)
      sums.add(isP, isP | (~spoken & inRow))
    }
    count += row.upTo[x1]!
    const { first, second } = sums.lanes()
    known.set([count, first, second, 0], 4 * x1)
  }
}

/** Rows of bits: each plane is the beginning of the largest one. */
function writeRowTemplates(
  rows: readonly PatternBits[],
  places: readonly number[],
  { isP, spoken }: Templates<Int32Array>,
): void {
  isP.fill(0)
  spoken.fill(0)
  for (const [x1, row] of rows.entries()) {
    for (let word = 0; word <= x1 >> 5; word++) {
      const said = wordOf(row, x1, word)
      isP[2 * places[x1]! + word] = said.isP
      spoken[2 * places[x1]! + word] = said.spoken
    }
  }
}

/** The number of bytes of the templates of flat planes: the largest plane of each width. */
function flatTemplateBytes(max: number): number {
  let bytes = 0
  for (let c = 0; c <= max; c++) if (isLargest(c, max)) bytes += (c + 1) * rowCells(c)
  return 16 * Math.ceil(bytes / 16) + 16
}

/** True if no larger plane has rows of the same width. */
function isLargest(c: number, max: number): boolean {
  return c === max || rowCells(c + 1) !== rowCells(c)
}

/** Each flat plane is the beginning of the largest one of its width, whose place is stored. */
function writeFlatTemplates(
  rows: readonly PatternBits[],
  known: Uint32Array,
  { isP, spoken }: Templates<Uint8Array>,
): void {
  isP.fill(0)
  spoken.fill(0)
  let start = 0
  for (let c = 0; c < rows.length; c++) {
    known[4 * c + 3] = start
    if (!isLargest(c, rows.length - 1)) continue
    for (let x1 = 0; x1 <= c; x1++) {
      const row = rows[x1]!
      for (let x0 = 0; x0 <= x1; x0++) {
        const at = start + x1 * rowCells(c) + x0
        isP[at] = -((row.isP[x0 >> 5]! >>> x0) & 1)
        spoken[at] = -((row.spoken[x0 >> 5]! >>> x0) & 1)
      }
    }
    start += (c + 1) * rowCells(c)
  }
}

/** The claims on x_1 = 0, 1, …, in words. */
interface PatternBits {
  readonly isP: Int32Array
  readonly spoken: Int32Array
  /** The number of positions with a claim up to each x_1. */
  readonly upTo: Uint32Array
}

function patternBits(says: Uint8Array): PatternBits {
  const words = Math.ceil(says.length / 32)
  const isP = new Int32Array(words)
  const spoken = new Int32Array(words)
  const upTo = new Uint32Array(says.length)
  let count = 0
  for (let x1 = 0; x1 < says.length; x1++) {
    if (says[x1] === 0) isP[x1 >> 5]! |= 1 << x1
    if (says[x1] !== 2) {
      spoken[x1 >> 5]! |= 1 << x1
      count++
    }
    upTo[x1] = count
  }
  return { isP, spoken, upTo }
}
