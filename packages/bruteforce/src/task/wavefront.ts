import { type Tick, unwatched } from './ticker.ts'

/** A table to be filled by blocks x_n = m and, within these, by steps. */
export interface Wavefront {
  readonly blocks: number
  /** Number of steps of a block; not less than that of the block before. */
  readonly steps: (block: number) => number
  /** Fills the steps from ≤ step < to of a block. */
  readonly fillSteps: (block: number, from: number, to: number) => void
  /** Number of positions, at least roughly, in those steps. */
  readonly weight: (block: number, from: number, to: number) => number
}

/**
 * How a wavefront is cut. A position of block m and step l has its options in the blocks m and
 * m − 1 and in steps up to l. So some blocks, a stripe, can be filled together: a few steps of the first
 * block, the same steps of the next, and so on. What a block needs of the one before was then
 * written a moment ago and is still in the cache.
 */
export interface Cut {
  /** Blocks of a stripe. */
  readonly stripe: number
  /** Least number of positions of a block that are filled before the next block's turn, or Infinity. */
  readonly grain: number
  /** Blocks that are kept in turn while they are visited, see `threads/layers.ts`. Default: all blocks are kept. */
  readonly ring?: number
}

/**
 * Fills everything in one thread.
 * @param isOver asked after every stripe; true ends the filling
 * @param tick told of the positions, roughly, whenever some steps of a stripe are filled
 */
export function fillStripes(
  wavefront: Wavefront,
  cut: Cut,
  isOver: () => boolean,
  tick: Tick,
): void {
  let chunks = 0
  for (let first = 0; first < wavefront.blocks; first += cut.stripe) {
    const told = (from: number, to: number): void => {
      chunks++
      if (chunks % CHUNKS_A_TICK === 0) {
        tick(CHUNKS_A_TICK * filledOf(wavefront, cut, first, from, to))
      }
    }
    fillStripe(wavefront, cut, first, ready, tick === unwatched ? ready : told)
    if (isOver()) return
  }
}

/** Counting positions takes as long as some thousand positions of a fast kernel. */
const CHUNKS_A_TICK = 8

function ready(): void {}

/** Fills a block alone, `grain` positions or more at a time. */
export function fillBlock(wavefront: Wavefront, block: number, grain: number, tick: Tick): void {
  const cut = { stripe: 1, grain }
  fillStripe(wavefront, cut, block, ready, (from, to) => tick(wavefront.weight(block, from, to)))
}

/** Number of positions, roughly, in some steps of the blocks of a stripe. */
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
 * @param before called before the steps below `to` are filled; @param done afterwards
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
