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
import { cachedModule, instanceOf } from '../encode/modules.ts'
import type { Slots } from '../slow/slots.ts'
import type { KernelMemory } from '../encode/web-assembly.ts'

/**
 * Compares layers of a table of outcomes that is stored in rows of bits, either in 64-bit words or
 * in whole bytes.
 */
export interface Matcher {
  /** Begins the comparison of a layer x_n = m. */
  readonly begin: (layer: number) => void
  /**
   * Compares the units from ≤ x < to of the layer, as `decode` reads them, for fixed larger piles
   * of these sizes.
   */
  readonly match: (address: number, from: number, to: number, upper: readonly number[]) => void
  readonly end: () => LayerMatch
}

/**
 * A matcher whose tables start at an address in free memory; null if they do not fit. `unit` is the
 * last pile of the units that it compares.
 */
export function matcherOf(
  { game: { piles }, layout: { max }, shape, places }: Slots,
  patterns: RowPatterns,
  memory: KernelMemory,
  shared: boolean,
  room: { readonly unit: number; readonly address: number; readonly bytes: number },
): Matcher | null {
  const { states, next, start } = patterns
  const width = max + 1
  const planeStates = statesAfter(patterns, piles - 2)
  const unit = shape === 'rows' ? 8 : 1
  const templateBytes = 16 * Math.ceil((unit * places[width]!) / 16) + 16
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
    writeTemplates(rows, (x1) => unit * places[x1]!, {
      isP: new Uint8Array(buffer, templates[0], templateBytes),
      spoken: new Uint8Array(buffer, templates[1], templateBytes),
    })
  })
  const steps = new Int32Array(buffer, room.address, 2 * states * width)
  for (let i = 0; i < next.length; i++) {
    steps[2 * i] = stepsAt(next[i]!)
    steps[2 * i + 1] = planesAt[next[i]!]!
  }

  const read = Math.min(piles, room.unit + 2)
  const module = cachedModule(`matcher ${read} ${shape} ${shared}`, () =>
    matcherCode(read, shape === 'rows', shared),
  )
  const code = instanceOf(module, memory)['match']!
  const spoken = new BigUint64Array(buffer, MATCH_SPOKEN, 1)
  const sums = new Uint32Array(buffer, MATCH_SUMS, 4)
  let state = 0
  return {
    begin(layer) {
      // With three piles, the layer is a single plane, and the generated code reads the pile of the
      // layer.
      state = piles === 3 ? start : next[start * width + layer]!
      spoken[0] = 0n
      sums.set([0, 0, FOLD_START.first, FOLD_START.second])
    },
    match(address, from, to, upper) {
      const before = upper.reduce((one, x) => next[one * width + x]!, state)
      code(address, from, to, stepsAt(before))
    },
    end: () => ({
      holds: sums[0] === 0,
      spoken: Number(spoken[0]),
      planes: sums[1]!,
      lanes: { first: sums[2]!, second: sums[3]! },
    }),
  }
}

/**
 * The positions claimed to be P, and the positions with any claim, in the kernel's layout of
 * planes.
 */
interface Templates {
  readonly isP: Uint8Array
  readonly spoken: Uint8Array
}

/**
 * One machine word of the claims about the row x_1 of a plane, and the bits in it that correspond
 * to positions with x_0 ≤ x_1.
 */
function wordOf(
  row: PatternBits,
  x1: number,
  word: number,
): { readonly isP: number; readonly spoken: number; readonly inRow: number } {
  const inRow = word < x1 >> 5 ? -1 : -1 >>> (31 - (x1 & 31))
  return { isP: row.isP[word]! & inRow, spoken: row.spoken[word]! & inRow, inRow }
}

/**
 * Writes four numbers for each plane x_2 = c: the number of positions with a claim, the two lanes
 * of the plane's fold, and 0.
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

/**
 * Writes the templates of the largest plane. The templates of every other plane are an initial part
 * of these.
 */
function writeTemplates(
  rows: readonly PatternBits[],
  placeOf: (x1: number) => number,
  { isP, spoken }: Templates,
): void {
  isP.fill(0)
  spoken.fill(0)
  for (const [x1, row] of rows.entries()) {
    for (let octet = 0; octet <= x1 >> 3; octet++) {
      const said = wordOf(row, x1, octet >> 2)
      isP[placeOf(x1) + octet] = said.isP >>> (8 * (octet & 3))
      spoken[placeOf(x1) + octet] = said.spoken >>> (8 * (octet & 3))
    }
  }
}

/** The claims about the positions with x_1 = 0, 1, …, packed into 32-bit words. */
interface PatternBits {
  readonly isP: Int32Array
  readonly spoken: Int32Array
  /** For each x_1, the number of positions with a claim among the positions 0 to x_1 of the row. */
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
