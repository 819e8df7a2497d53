/** A table to be filled by blocks x_n = m and, within these, by steps. */
export interface Wavefront {
  readonly blocks: number
  readonly steps: (block: number) => number
  /** Fills the steps from ≤ step < to of a block. */
  readonly fillSteps: (block: number, from: number, to: number) => void
  /** Number of positions, at least roughly, in those steps. */
  readonly weight: (block: number, from: number, to: number) => number
}

/**
 * A slow symmetric task done by several workers that share its values. Block m (x_n = m) goes to
 * worker m mod T and is filled step by step (by x_{n−1}). A position of block m and step l has
 * its options in the blocks m and m − 1 and in steps up to l, so a worker stays behind the worker of
 * the block before, and needs no other order.
 *
 * `progress` holds two words a block: how many of its steps are done, and whether somebody sleeps
 * until there are more. Readers of the progress then see all entries of those steps.
 */
export type Progress = Int32Array<SharedArrayBuffer>

/** Loads before a waiting worker goes to sleep. Spinning for longer starves a shared machine. */
const SPINS = 300

/** Bytes of the progress of a number of blocks. */
export function progressBytes(blocks: number): number {
  return 8 * blocks
}

/** Progress of a number of blocks, none of them begun. */
export function newProgress(blocks: number): Progress {
  return new Int32Array(new SharedArrayBuffer(progressBytes(blocks)))
}

/**
 * The part of one worker. All workers must run this function at the same time; each returns once
 * every position is filled.
 * @param grain least number of positions filled between two looks at the progress
 */
export function fillWavefront(
  { blocks, steps, fillSteps, weight }: Wavefront,
  progress: Progress,
  { worker, workers, grain }: { worker: number; workers: number; grain: number },
): void {
  for (let block = worker; block < blocks; block += workers) {
    const end = steps(block)
    for (let from = 0, to = 0; from < end; from = to) {
      do to++
      while (to < end && weight(block, from, to) < grain)
      if (block > 0) waitFor(progress, block - 1, Math.min(to, steps(block - 1)))
      fillSteps(block, from, to)
      announce(progress, block, to)
    }
  }
  waitFor(progress, blocks - 1, steps(blocks - 1))
}

function announce(progress: Progress, block: number, steps: number): void {
  Atomics.store(progress, 2 * block, steps)
  if (Atomics.load(progress, 2 * block + 1) !== 0) Atomics.notify(progress, 2 * block)
}

function waitFor(progress: Progress, block: number, steps: number): void {
  for (let i = 0; i < SPINS; i++) if (Atomics.load(progress, 2 * block) >= steps) return
  // The sleeper's word is set before the progress is read again, and announce() reads it after it
  // has stored the progress: either the sleeper sees the new progress or it is woken.
  Atomics.store(progress, 2 * block + 1, 1)
  for (;;) {
    const done = Atomics.load(progress, 2 * block)
    if (done >= steps) return
    Atomics.wait(progress, 2 * block, done)
  }
}
