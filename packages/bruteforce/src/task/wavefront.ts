import { type Tick, unwatched } from './ticker.ts'
import { CHUNKS_A_TICK } from '../tuned/tuned.ts'

/**
 * A table that is filled block by block, where block m contains the positions with x_n = m. Each
 * block is filled in steps.
 */
export interface Wavefront {
  readonly blocks: number
  /** The number of steps in a block. No block has fewer steps than the preceding block. */
  readonly steps: (block: number) => number
  /** Fills the steps of a block that are at least `from` and less than `to`. */
  readonly fillSteps: (block: number, from: number, to: number) => void
  /** The approximate total number of positions in these steps of a block. */
  readonly weight: (block: number, from: number, to: number) => number
}

/**
 * How a wavefront is divided. A position in block m and step l has its options in the blocks m and
 * m − 1, in steps up to l. Several blocks, which form a stripe, can therefore be filled together. A
 * few steps of the first block come first, then the same steps of the next block, and so on. The
 * data that a block needs from the preceding block was just written and is still in the cache.
 */
export interface Cut {
  /** The number of blocks in a stripe. */
  readonly stripe: number
  /**
   * The minimum number of positions that are filled in one block before the next block is
   * continued, or Infinity.
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

/** The approximate total number of positions that these steps fill in all blocks of a stripe. */
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
