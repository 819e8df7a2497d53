import type { Position } from '@nim/core/rules'
import type { Cells, VisitPiece } from '../../cells/cells.ts'
import { safeBinomial } from '../../task/safe-binomial.ts'
import type { Values } from '../../task/values.ts'
import type { KernelSpec } from './kernel-code.ts'
import { cachedModule, type Exports, instanceOf } from '../encode/modules.ts'
import { matcherOf } from '../read/matcher.ts'
import { readerCode } from '../read/reader-code.ts'
import { decodedBytes, type ReaderSpec } from '../read/reader-spec.ts'
import type { CountSteps } from './slot-counts.ts'
import { slotOf, type Slots } from './slots.ts'
import type { KernelMemory, KernelModule } from '../encode/web-assembly.ts'
import { unitPile, unitSize, unitsBelow, type VisitPart, visitParts } from './slot-parts.ts'
import { stepsOf } from './walk.ts'
import { SLOT_PART } from '../../tuned/tuned.ts'

/**
 * The number of bytes after the slots into which pieces are decoded. The patterns to which outcomes
 * are compared use the same bytes, and need more space than a plane. There is space for patterns
 * that can reach four states after n − 2 piles. If n = 4, the pattern of a statement about parities
 * has four such states.
 */
export function decodingRoom(spec: KernelSpec, max: number): number {
  const unit = unitSize(unitPile(spec.game.piles, max), max) * (spec.value === 'outcome' ? 2 : 1)
  return Math.max(SLOT_PART, unit) * decodedBytes(readerSpec(spec)) + 64
}

/** The cells of a box, or of a window of the box, in the memory of a kernel. */
export function slotCells(
  spec: KernelSpec,
  slots: Slots,
  memory: KernelMemory,
  shared: boolean,
  countSteps: CountSteps,
  release: () => void,
): Cells {
  const { piles } = spec.game
  const { layout, origin, bytes, shape } = slots
  const { max } = layout
  const unit = unitPile(piles, max)
  let kept: Exports | undefined
  const reader = (): Exports => (kept ??= instanceOf(readerOf(spec, shared, unit), memory))
  const { buffer } = memory
  const entryBytes = decodedBytes(readerSpec(spec))
  const aligned = 16 * Math.ceil((origin + layout.slots * bytes + 128) / 16)
  let entry: ((slot: number) => number) | undefined

  const parts = (layer: number, visitPart: VisitPart): void =>
    visitParts(slots, unit, layer, visitPart)

  const partSize = (from: number, to: number): number =>
    unitsBelow(unit, to) - unitsBelow(unit, from)

  const visit = (fromLayer: number, toLayer: number, piece: VisitPiece): void => {
    let rank = safeBinomial(fromLayer + piles - 1, piles)
    for (let layer = fromLayer; layer < toLayer; layer++) {
      parts(layer, (address, from, to) => {
        const size = partSize(from, to)
        reader()['decode']!(address, from, to, aligned)
        const entries =
          entryBytes === 1
            ? new Uint8Array(buffer, aligned, size)
            : new Uint16Array(buffer, aligned, size)
        piece(entries, rank)
        rank += size
      })
    }
  }

  const visitBits = (visitBytes: (bytes: Uint8Array) => void): void => {
    const words = bitWords(buffer, aligned, visitBytes)
    const pack = (address: number, from: number, to: number): void =>
      words.add(partSize(from, to), (waiting) =>
        reader()['pack']!(address, from, to, aligned, waiting),
      )
    for (let layer = 0; layer <= max; layer++) parts(layer, pack)
    words.end()
  }

  const countP = (fromLayer: number, toLayer: number): number => {
    let count = 0
    for (let layer = fromLayer; layer < toLayer; layer++)
      count += countSteps(layer, 0, stepsOf(piles, layer, shape === 'skewed'))
    return count
  }

  return {
    entryAt(position: Position) {
      entry ??= entryReader(spec, slots, buffer)
      return entry(slotOf(slots, position))
    },
    visit,
    ...(spec.value === 'outcome' && { visitBits }),
    countP,
    match(patterns, fromLayer, toLayer, done) {
      if (spec.value !== 'outcome') return false
      const room = { address: aligned, bytes: decodingRoom(spec, max) - 64 }
      const matcher = matcherOf(slots, patterns, memory, shared, { unit, ...room })
      if (matcher === null) return false
      for (let layer = fromLayer; layer < toLayer; layer++) {
        matcher.begin(layer)
        parts(layer, matcher.match)
        done(layer, matcher.end())
      }
      return true
    },
    values() {
      const count = safeBinomial(max + piles, piles)
      const values: Values = entryBytes === 1 ? new Uint8Array(count) : new Uint16Array(count)
      visit(0, max + 1, (entries, rank) => values.set(entries, rank))
      return values
    },
    release,
  }
}

/**
 * Passes each complete 64-bit word to `visit`. The bits of an incomplete word stay at the same
 * address until the bits that follow complete the word.
 */
function bitWords(
  buffer: ArrayBufferLike,
  address: number,
  visit: (bytes: Uint8Array) => void,
): { add: (bits: number, pack: (waiting: number) => void) => void; end: () => void } {
  const words = new BigUint64Array(buffer, address)
  words[0] = 0n
  let waiting = 0
  return {
    add(bits, pack) {
      pack(waiting)
      const full = Math.floor((waiting + bits) / 64)
      waiting = (waiting + bits) % 64
      if (full === 0) return
      visit(new Uint8Array(buffer, address, 8 * full))
      words[0] = words[full]!
    },
    end() {
      if (waiting > 0) visit(new Uint8Array(buffer, address, Math.ceil(waiting / 8)))
    },
  }
}

/** Reads the entry in a slot, see `slotOf`. */
function entryReader(
  { value, bytes, isMisere }: KernelSpec,
  { origin }: Slots,
  buffer: ArrayBufferLike,
): (slot: number) => number {
  if (value === 'outcome') {
    const octets = new Uint8Array(buffer)
    return (slot) => 1 - ((octets[origin + Math.floor(slot / 8)]! >> (slot % 8)) & 1)
  }
  const first = origin / bytes
  if (value === 'grundy') {
    const bits =
      bytes === 1
        ? new Uint8Array(buffer)
        : bytes === 2
          ? new Uint16Array(buffer)
          : new Uint32Array(buffer)
    return (slot) => 31 - Math.clz32(bits[first + slot]!)
  }
  const keys = bytes === 1 ? new Int8Array(buffer) : new Int16Array(buffer)
  const less = isMisere ? 1 : 2
  return (slot) => {
    const key = keys[first + slot]!
    return ((2 * key) ^ (key >> 31)) - less
  }
}

function readerSpec({ game, value, shape, bytes, isMisere }: KernelSpec): ReaderSpec {
  return { piles: game.piles, shape, value, bytes, isMisere }
}

/**
 * The module that reads the cells of such a kernel.
 * @param unit the last pile over which the reader iterates; the piles above are fixed. Default: the
 *   second-to-last pile
 */
export function readerOf(
  spec: KernelSpec,
  shared: boolean,
  unit: number = spec.game.piles - 2,
): KernelModule {
  const reader = { ...readerSpec(spec), piles: Math.min(spec.game.piles, unit + 2) }
  return cachedModule(`reader ${JSON.stringify(reader)} ${shared}`, () =>
    readerCode(reader, shared),
  )
}
