import { type Tick, unwatched } from '../task/ticker.ts'
import { type Cut, filledOf, fillStripe, type Wavefront } from '../task/wavefront.ts'
import { announce, type Progress, takeStripe, waitFor } from './progress.ts'

/**
 * The part of one worker. Each worker repeatedly takes the next free stripe. A worker that starts
 * late fills fewer stripes. The worker of a stripe only has to stay behind the worker of the
 * preceding stripe. The function returns when all workers together have filled every position.
 *
 * @param tick called with the approximate number of positions that this worker filled
 * @throws Error if another worker has failed
 */
export function fillWavefront(
  wavefront: Wavefront,
  cut: Cut,
  progress: Progress,
  tick: Tick,
): void {
  const { blocks, steps } = wavefront
  const stripes = Math.ceil(blocks / cut.stripe)
  for (;;) {
    const stripe = takeStripe(progress)
    if (stripe >= stripes) break
    fillTaken(wavefront, cut, progress, stripe, tick)
  }
  waitFor(progress, stripes - 1, steps(blocks - 1))
}

/**
 * Fills a stripe that a worker has taken. The worker stays behind the worker of the preceding
 * stripe.
 */
export function fillTaken(
  wavefront: Wavefront,
  cut: Cut,
  progress: Progress,
  stripe: number,
  tick: Tick,
): void {
  const { blocks, steps } = wavefront
  const first = stripe * cut.stripe
  const needed = first > 0 ? steps(first - 1) : 0
  // Waits until all earlier blocks that this stripe overwrites have been visited. A visit of a
  // block also reads the block below.
  if (cut.ring !== undefined) waitFor(progress, blocks, first - cut.ring + 2)
  fillStripe(
    wavefront,
    cut,
    first,
    (to) => waitFor(progress, stripe - 1, Math.min(to, needed)),
    (from, to) => {
      announce(progress, stripe, to)
      if (tick !== unwatched) tick(filledOf(wavefront, cut, first, from, to))
    },
  )
}
