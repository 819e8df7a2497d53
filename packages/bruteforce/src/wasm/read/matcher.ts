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

/** Compares layers of a table of outcomes that lies in rows of bits. */
export interface Matcher {
  /** Begins a layer x_n = m. */
  readonly begin: (layer: number) => void
  /** Compares the units from ≤ x < to of the layer, as `decode` reads them. */
  readonly match: (address: number, from: number, to: number) => void
  readonly end: () => LayerMatch
}

/** A matcher that keeps its tables in free memory, from an address; null if they do not fit. */
export function matcherOf(
  { game: { piles }, layout: { max }, places }: Slots,
  patterns: RowPatterns,
  memory: KernelMemory,
  shared: boolean,
  room: { readonly address: number; readonly bytes: number },
): Matcher | null {
  const { states, next, start } = patterns
  const width = max + 1
  const planeStates = statesAfter(patterns, piles - 2)
  const templateBytes = 8 * places[width]!
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
    writePlanes(patterns, state, places, bitsOf, {
      known: new Uint32Array(buffer, record + TEMPLATE_BYTES, 4 * width),
      isP: new Int32Array(buffer, templates[0], templateBytes / 4),
      spoken: new Int32Array(buffer, templates[1], templateBytes / 4),
    })
  })
  const steps = new Int32Array(buffer, room.address, 2 * states * width)
  for (let i = 0; i < next.length; i++) {
    steps[2 * i] = stepsAt(next[i]!)
    steps[2 * i + 1] = planesAt[next[i]!]!
  }

  const module = cachedModule(`matcher ${piles} ${shared}`, () => matcherCode(piles, shared))
  const code = instanceOf(module, memory)['match']!
  const spoken = new BigUint64Array(buffer, MATCH_SPOKEN, 1)
  const sums = new Uint32Array(buffer, MATCH_SUMS, 4)
  let state = 0
  return {
    begin(layer) {
      // with three piles the layer is a plane, whose pile the code reads
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

interface Planes {
  /** For each plane x_2 = c: positions spoken of, and the lanes of its fold. */
  readonly known: Uint32Array
  /** The rows of the largest plane, as the kernel lays them out: bits of what is said to be P. */
  readonly isP: Int32Array
  readonly spoken: Int32Array
}

/** The planes of a state: each is the beginning of the largest one. */
function writePlanes(
  { next, states }: RowPatterns,
  state: number,
  places: readonly number[],
  bitsOf: (state: number) => PatternBits,
  { known, isP, spoken }: Planes,
): void {
  const width = next.length / states
  const rows = fold()
  let count = 0
  isP.fill(0)
  spoken.fill(0)
  for (let x2 = 0; x2 < width; x2++) {
    const row = bitsOf(next[state * width + x2]!)
    const at = 2 * places[x2]!
    for (let word = 0; word <= x2 >> 5; word++) {
      const inRow = word < x2 >> 5 ? -1 : -1 >>> (31 - (x2 & 31))
      const said = row.isP[word]! & inRow
      const speaks = row.spoken[word]! & inRow
      isP[at + word] = said
      spoken[at + word] = speaks
      rows.add(said, said | (~speaks & inRow))
    }
    count += row.upTo[x2]!
    const { first, second } = rows.lanes()
    known.set([count, first, second], 4 * x2)
  }
}

/** What is said of x_1 = 0, 1, …, in words. */
interface PatternBits {
  readonly isP: Int32Array
  readonly spoken: Int32Array
  /** Number of positions spoken of up to each x_1. */
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
