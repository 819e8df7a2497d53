import { safeBinomial } from '../../task/safe-binomial.ts'
import type { Cut, Wavefront } from '../../task/wavefront.ts'
import { PLANES_A_STEP, RUNS_A_STEP, stepsOf } from './walk.ts'

/** A box of a generated kernel, to be filled by several workers. */
export interface SlotWavefront {
  readonly piles: number
  readonly max: number
  /** The kernel lays runs along x_0 + x_1. */
  readonly isSkewed: boolean
  /** Bytes of a position, on average: an eighth for outcomes. */
  readonly positionBytes: number
}

/** Bytes of a block that one thread fills before the next block's turn. */
const GRAIN = 2 ** 16

/** The same of several threads: the less, the sooner the next thread can follow. */
const GRAIN_OF_MANY = 2 ** 14

/** A block that is not larger stays in the cache until the next one is filled. */
const CACHED = 2 ** 19

/** Blocks of a stripe: enough that most options lie within it, few enough that it stays cached. */
const STRIPE = 8

/** How one thread cuts a box: block by block where a block, or of three piles a plane, is small. */
export function cutForOne({ piles, max, positionBytes }: SlotWavefront): Cut {
  const isCached = piles === 3 || safeBinomial(max + piles - 1, piles - 1) * positionBytes <= CACHED
  return isCached
    ? { stripe: 1, grain: Number.POSITIVE_INFINITY }
    : { stripe: STRIPE, grain: GRAIN / positionBytes }
}

/** How several threads cut a box: into so many stripes that all of them are busy nearly to the end. */
export function cutForMany({ max, positionBytes }: SlotWavefront, workers: number): Cut {
  const stripe = Math.max(1, Math.min(STRIPE, Math.floor((max + 1) / (8 * workers))))
  return { stripe, grain: GRAIN_OF_MANY / positionBytes }
}

/**
 * Bytes of a layer that are filled, and counted, between two looks at the clock or at the other threads: they
 * lie in the cache, and a look takes 0.3 microseconds.
 */
const GRAIN_OF_LAYERS = 2 ** 16

/** Of the largest layer each thread fills such a part at a time, so that none is far behind the one before. */
const PARTS_A_THREAD = 16

/** Positions of a layer that are filled at a time where so many threads fill layers that are visited in turn. */
export function layersGrain({ piles, max, positionBytes }: SlotWavefront, threads: number): number {
  const layer = safeBinomial(max + piles - 1, piles - 1)
  return Math.min(GRAIN_OF_LAYERS / positionBytes, layer / (PARTS_A_THREAD * threads))
}

/** Part of the work on all layers that one of several threads does alone, over the number of threads. */
const WORK_ALONE = 0.015

/**
 * Layers that one of several threads fills alone, as they are small: nearly half of the layers of six piles, and
 * 1 % of the work. With all of them two threads take 20 microseconds more a layer, waiting for each other.
 */
export function layersAlone({ piles, max }: SlotWavefront, threads: number): number {
  return Math.floor((max + 1) * (WORK_ALONE / threads) ** (1 / piles))
}

/** @param fill the kernel's `fill(m, from, to)` */
export function slotWavefront(
  { piles, max, isSkewed }: SlotWavefront,
  fill: (m: number, from: number, to: number) => void,
): Wavefront {
  /** Positions below a plane of four piles, or below the slabs of one x_{n−2}; asked for again and again. */
  const belowUnit: number[] = []
  /** Positions of a block below its step l, roughly. */
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
