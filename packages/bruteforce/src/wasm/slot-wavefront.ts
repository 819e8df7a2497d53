import { safeBinomial } from '../safe-binomial.ts'
import type { Wavefront } from '../wavefront.ts'
import { PLANES_A_STEP, RUNS_A_STEP, stepsOf } from './walk.ts'

/** A box of a generated kernel, to be filled by several workers. */
export interface SlotWavefront {
  readonly piles: number
  readonly max: number
  /** The kernel lays runs along x_0 + x_1. */
  readonly isSkewed: boolean
}

/** @param fill the kernel's `fill(m, from, to)` */
export function slotWavefront(
  { piles, max, isSkewed }: SlotWavefront,
  fill: (m: number, from: number, to: number) => void,
): Wavefront {
  /** Positions of a block below its step l, roughly. */
  const below = (block: number, l: number): number => {
    if (piles === 3) return l * RUNS_A_STEP * (block / 2 + 1)
    return piles === 4
      ? safeBinomial(Math.min(l * PLANES_A_STEP, block + 1) + 2, 3)
      : safeBinomial(l + piles - 2, piles - 1)
  }
  return {
    blocks: max + 1,
    steps: (block) => stepsOf(piles, block, isSkewed),
    fillSteps: fill,
    weight: (block, from, to) => below(block, to) - below(block, from),
  }
}
