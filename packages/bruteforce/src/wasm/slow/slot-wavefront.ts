import { safeBinomial } from '../../task/safe-binomial.ts'
import type { Cut, Wavefront } from '../../task/wavefront.ts'
import { stepsOf } from './walk.ts'
import {
  BLOCKS_A_STRIPE,
  GRAIN_OF_LAYERS,
  MOST_CACHED,
  PARTS_A_THREAD,
  PLANES_A_STEP,
  RUNS_A_STEP,
  SLOT_GRAIN,
  SLOT_GRAIN_OF_MANY,
  WORK_ALONE,
} from '../../tuned/tuned.ts'

/** A box of a generated kernel, divided among several workers. */
export interface SlotWavefront {
  readonly piles: number
  readonly max: number
  /** True if the sum x_0 + x_1 is constant in each run of the kernel. */
  readonly isSkewed: boolean
  /**
   * The average number of bytes per position. For outcomes, this is 1/8.
   */
  readonly positionBytes: number
}

/**
 * The division of a box for one thread. The thread works block by block if a block is small, or if
 * there are three piles and a plane is small.
 */
export function cutForOne({ piles, max, positionBytes }: SlotWavefront): Cut {
  const isCached =
    piles === 3 || safeBinomial(max + piles - 1, piles - 1) * positionBytes <= MOST_CACHED
  return isCached
    ? { stripe: 1, grain: Number.POSITIVE_INFINITY }
    : { stripe: BLOCKS_A_STRIPE, grain: SLOT_GRAIN / positionBytes }
}

/**
 * The division of a box for several threads. The division has enough stripes to keep all threads
 * busy nearly to the end.
 */
export function cutForMany({ max, positionBytes }: SlotWavefront, workers: number): Cut {
  const stripe = Math.max(1, Math.min(BLOCKS_A_STRIPE, Math.floor((max + 1) / (8 * workers))))
  return { stripe, grain: SLOT_GRAIN_OF_MANY / positionBytes }
}

/**
 * The number of positions of a layer that are filled together if several threads fill the layers
 * and each layer is then visited.
 */
export function layersGrain({ piles, max, positionBytes }: SlotWavefront, threads: number): number {
  const layer = safeBinomial(max + piles - 1, piles - 1)
  return Math.min(GRAIN_OF_LAYERS / positionBytes, layer / (PARTS_A_THREAD * threads))
}

/**
 * The number of layers that one of several threads fills alone because they are small. For six
 * piles, these are nearly half of the layers, but they make up only 1 % of the work. If two threads
 * shared all layers, each layer would take 20 microseconds longer because of waiting.
 */
export function layersAlone({ piles, max }: SlotWavefront, threads: number): number {
  return Math.floor((max + 1) * (WORK_ALONE / threads) ** (1 / piles))
}

/**
 * The wavefront of a box.
 * @param fill the kernel's `fill(m, from, to)`
 */
export function slotWavefront(
  { piles, max, isSkewed }: SlotWavefront,
  fill: (m: number, from: number, to: number) => void,
): Wavefront {
  /**
   * The number of positions below a plane (with four piles) or below the slabs of one x_{n−2}. The
   * numbers are cached because they are used repeatedly.
   */
  const belowUnit: number[] = []
  /** The approximate number of positions of a block that are filled before step l of the block. */
  const below = (block: number, l: number): number => {
    if (piles === 3) return l * RUNS_A_STEP * (block / 2 + 1)
    const unit = piles === 4 ? Math.min(l * PLANES_A_STEP, block + 1) : l
    return (belowUnit[unit] ??= safeBinomial(unit + piles - 2, piles - 1))
  }
  return {
    blocks: max + 1,
    steps: (block) => stepsOf(piles, block, isSkewed),
    fillSteps: fill,
    weight: (block, from, to) => below(block, to) - below(block, from),
  }
}
