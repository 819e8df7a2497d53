import { type Tick, unwatched } from './ticker.ts'
import { CHUNKS_A_TICK } from '../tuned/tuned.ts'

/** A table that is filled in blocks x_n = m and, within each block, in steps. */
export interface Wavefront {
  readonly blocks: number
  /** The number of steps in a block. This number is at least that of the preceding block. */
  readonly steps: (block: number) => number
  /** Fills the steps from ≤ step < to of a block. */
  readonly fillSteps: (block: number, from: number, to: number) => void
  /** The approximate number of positions in the given steps. */
  readonly weight: (block: number, from: number, to: number) => number
}

/**
 * How a wavefront is divided. A position in block m and step l has its options in the blocks m and
 * m − 1, in steps up to l. So several blocks, which form a stripe, can be filled together: a few
 * steps of the first block, then the same steps of the next block, and so on. The data that a block
 * needs from the preceding block was just written and is still in the cache.
 */
export interface Cut {
  /** The number of blocks in a stripe. */
  readonly stripe: number
  /**
   * The minimum number of positions to fill in a block before it is the next block's turn, or
   * Infinity.
   */
  readonly grain: number
  /**
   * The number of blocks kept in memory while they are visited, see `threads/layers.ts`. Default:
   * all blocks.
   */
  readonly ring?: number
}

/**
 * Fills everything in one thread.
 *
 * @param isOver called after every stripe; filling stops if it returns true
 * @param tick called with the approximate number of positions whenever some steps of a stripe have
 *   been filled
 */
export function fillStripes(
  wavefront: Wavefront,
  cut: Cut,
  isOver: () => boolean,
  tick: Tick,
): void {
  let chunks = 0
  for (let first = 0; first < wavefront.blocks; first += cut.stripe) {
    const report = (from: number, to: number): void => {
      chunks++
      if (chunks % CHUNKS_A_TICK === 0) {
        tick(CHUNKS_A_TICK * filledOf(wavefront, cut, first, from, to))
      }
    }
    fillStripe(wavefront, cut, first, ready, tick === unwatched ? ready : report)
    if (isOver()) return
  }
}

function ready(): void {}

/** Fills a single block, at least `grain` positions at a time. */
export function fillBlock(wavefront: Wavefront, block: number, grain: number, tick: Tick): void {
  const cut = { stripe: 1, grain }
  fillStripe(wavefront, cut, block, ready, (from, to) => tick(wavefront.weight(block, from, to)))
}

/** The approximate number of positions in some steps of the blocks of a stripe. */
export function filledOf(
  { blocks, steps, weight }: Wavefront,
  { stripe }: Cut,
  first: number,
  from: number,
  to: number,
): number {
  const end = Math.min(first + stripe, blocks)
  let count = 0
  for (let block = first; block < end; block++) {
    const own = Math.min(to, steps(block))
    if (from < own) count += weight(block, from, own)
  }
  return count
}

/**
 * Fills the blocks of a stripe together.
 *
 * @param before called before the steps below `to` are filled
 * @param done called after these steps have been filled
 */
export function fillStripe(
  { blocks, steps, fillSteps, weight }: Wavefront,
  { stripe, grain }: Cut,
  first: number,
  before: (to: number) => void,
  done: (from: number, to: number) => void,
): void {
  const last = Math.min(first + stripe, blocks) - 1
  const end = steps(last)
  for (let from = 0, to = 0; from < end; from = to) {
    if (grain === Number.POSITIVE_INFINITY) to = end
    else while (++to < end && weight(last, from, to) < grain);
    before(to)
    for (let block = first; block <= last; block++) {
      const own = Math.min(to, steps(block))
      if (from < own) fillSteps(block, from, own)
    }
    done(from, to)
  }
}
