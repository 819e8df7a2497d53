import type { Position } from '@nim/core/rules'
import type { Cells, VisitPiece } from '../../cells/cells.ts'
import { safeBinomial } from '../../task/safe-binomial.ts'
import type { Values } from '../../task/values.ts'
import { type KernelSpec, shapeOf } from './kernel-code.ts'
import { cachedModule, type Exports, instanceOf } from '../encode/modules.ts'
import { matcherOf } from '../read/matcher.ts'
import { readerCode } from '../read/reader-code.ts'
import { decodedBytes, type ReaderSpec } from '../read/reader-spec.ts'
import type { CountSteps } from './slot-counts.ts'
import { slotOf, type Slots } from './slots.ts'
import type { KernelMemory, KernelModule } from '../encode/web-assembly.ts'
import { stepsOf } from './walk.ts'

/** The number of positions of a piece, unless one indivisible unit has more. */
const PIECE = 1 << 18

/**
 * The number of bytes behind the slots into which pieces are decoded. A unit is a plane (n = 3, 4)
 * or the slabs of one x_{n−2} (n ≥ 5). Patterns for comparing outcomes are stored in the same
 * place, and need more than a plane. There is room for patterns with four states after n − 2 piles,
 * such as parities with n = 4.
 */
export function decodingRoom(spec: KernelSpec, max: number): number {
  const unit = unitSize(spec.game.piles, max) * (spec.value === 'outcome' ? 2 : 1)
  return Math.max(PIECE, unit) * decodedBytes(readerSpec(spec)) + 64
}

/** The number of positions of the unit with the given x_2 (n = 3, 4) or x_{n−2} (n ≥ 5). */
function unitSize(piles: number, x: number): number {
  return piles <= 4 ? safeBinomial(x + 2, 2) : safeBinomial(x + piles - 2, piles - 2)
}

/** The number of positions of the units 0 ≤ x < to of a layer (n ≥ 4). */
function unitsBelow(piles: number, to: number): number {
  return piles === 4 ? safeBinomial(to + 2, 3) : safeBinomial(to + piles - 2, piles - 1)
}

/** The cells of a box, or of a window of it, in the memory of a kernel. */
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
  let kept: Exports | undefined
  const reader = (): Exports => (kept ??= instanceOf(readerOf(spec, shared), memory))
  const { buffer } = memory
  const entryBytes = decodedBytes(readerSpec(spec))
  const aligned = 16 * Math.ceil((origin + layout.slots * bytes + 128) / 16)
  const tier = (pile: number, x: number): number => layout.tiers[pile]![x]! * bytes
  let entry: ((slot: number) => number) | undefined

  /** Calls `visit` for the parts of a layer: address, first and last unit, number of positions. */
  const parts = (layer: number, visit: (address: number, from: number, to: number) => void) => {
    const start = origin + tier(piles - 1, layer)
    if (piles === 3) {
      visit(start, layer, layer + 1)
      return
    }
    const unit = piles - 2
    for (let from = 0, to = 0; from <= layer; from = to) {
      const most = unitsBelow(piles, from) + PIECE
      to = unitsBelow(piles, layer + 1) <= most ? layer + 1 : from + 1
      while (to <= layer && unitsBelow(piles, to + 1) <= most) to++
      visit(start + tier(unit, from), from, to)
    }
  }

  const partSize = (from: number, to: number): number =>
    piles === 3 ? unitSize(piles, from) : unitsBelow(piles, to) - unitsBelow(piles, from)

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
    ...(shape === 'rows' && { visitBits }),
    countP,
    match(patterns, fromLayer, toLayer, done) {
      if (spec.value !== 'outcome') return false
      const room = { address: aligned, bytes: decodingRoom(spec, max) - 64 }
      const matcher = matcherOf(slots, patterns, memory, shared, room)
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
 * Passes the full words of 64 bits to `visit`. The bits of a word that is not yet full wait, at the
 * same address, for the next bits.
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

/** Reads the entry at a slot, see `slotOf`. */
function entryReader(
  { value, bytes, isMisere }: KernelSpec,
  { origin, shape }: Slots,
  buffer: ArrayBufferLike,
): (slot: number) => number {
  if (value === 'outcome') {
    const octets = new Uint8Array(buffer)
    if (shape === 'flat') return (slot) => 1 - (octets[origin + slot]! & 1)
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

function readerSpec({ game, value, bytes, isMisere }: KernelSpec): ReaderSpec {
  return { piles: game.piles, shape: shapeOf(game, value), value, bytes, isMisere }
}

/** The module that reads the cells of such a kernel. */
export function readerOf(spec: KernelSpec, shared: boolean): KernelModule {
  const reader = readerSpec(spec)
  return cachedModule(`reader ${JSON.stringify(reader)} ${shared}`, () =>
    readerCode(reader, shared),
  )
}
