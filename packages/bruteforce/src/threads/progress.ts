import { SPINS } from '../tuned/tuned.ts'

/**
 * The shared state of the workers of a table. It contains the number of busy workers and the number
 * of the next free stripe. For every stripe, it also contains the number of filled steps of its
 * last block, and whether a worker sleeps until more steps are filled. A worker that reads this
 * number also sees all entries of those steps.
 */
export type Progress = Int32Array<SharedArrayBuffer>

const NEXT = 0
const FAILED = 1
const STRIPES = 2

/**
 * A step number that is larger than every actual step number. It marks a stripe that will never be
 * filled.
 */
const NEVER = 2 ** 31 - 1

/** The number of bytes needed for the progress of this number of stripes. */
export function progressBytes(stripes: number): number {
  return 4 * (STRIPES + 2 * stripes + 1)
}

/**
 * The progress of a table that has this number of stripes and no filled positions. The first
 * `first` stripes are already assigned to workers.
 */
export function newProgress(stripes: number, first = 0): Progress {
  const progress = new Int32Array(new SharedArrayBuffer(progressBytes(stripes)))
  progress[NEXT] = first
  return progress
}

/** Takes the next free stripe. */
export function takeStripe(progress: Progress): number {
  return Atomics.add(progress, NEXT, 1)
}

/** Like {@link takeStripe}, but takes only a stripe below `end`; null if no such stripe is free. */
export function takeStripeBelow(progress: Progress, end: number): number | null {
  for (let next = Atomics.load(progress, NEXT); next < end;) {
    const current = Atomics.compareExchange(progress, NEXT, next, next + 1)
    if (current === next) return next
    next = current
  }
  return null
}

/**
 * The number of stripes that workers have started. It may exceed the number of stripes, because
 * workers also increase it after the last stripe.
 */
export function stripesBegun(progress: Progress): number {
  return Atomics.load(progress, NEXT)
}

/** Tells all workers how many steps of a stripe are filled. */
export function announce(progress: Progress, stripe: number, steps: number): void {
  const at = STRIPES + 2 * stripe
  Atomics.store(progress, at, steps)
  if (Atomics.load(progress, at + 1) !== 0) Atomics.notify(progress, at)
}

/** True if this number of steps of a stripe has been filled. */
export function hasSteps(progress: Progress, stripe: number, steps: number): boolean {
  return Atomics.load(progress, STRIPES + 2 * stripe) >= steps
}

/**
 * Waits until this number of steps of a stripe has been filled.
 * @throws Error if another worker has failed
 */
export function waitFor(progress: Progress, stripe: number, steps: number): void {
  if (stripe < 0) return unlessFailed(progress)
  const at = STRIPES + 2 * stripe
  for (let i = 0; i < SPINS; i++)
    if (Atomics.load(progress, at) >= steps) return unlessFailed(progress)
  // The waiting thread stores 1 in its word of the shared memory before it reads the progress
  // again. announce() reads that word after it has stored the progress. The waiting thread
  // therefore either sees the new progress or is woken.
  Atomics.store(progress, at + 1, 1)
  for (;;) {
    const done = Atomics.load(progress, at)
    if (done >= steps) return unlessFailed(progress)
    Atomics.wait(progress, at, done)
  }
}

const OTHER_FAILED = 'solve: another worker failed'

/**
 * True for the error of a worker that stopped only because another worker failed. A caller that
 * waits for all workers also receives the error of the worker that failed. The message
 * distinguishes the two kinds of errors, because only the message of an error is transferred from a
 * worker.
 */
export function isOtherFailure(error: unknown): boolean {
  return error instanceof Error && error.message.endsWith(OTHER_FAILED)
}

/**
 * Tells all other workers that the current worker cannot continue. The other workers stop waiting
 * and throw.
 */
export function giveUp(progress: Progress): void {
  Atomics.store(progress, FAILED, 1)
  for (let at = STRIPES; at < busyAt(progress); at += 2) {
    Atomics.store(progress, at, NEVER)
    Atomics.notify(progress, at)
  }
}

function unlessFailed(progress: Progress): void {
  if (Atomics.load(progress, FAILED) !== 0) throw new Error(OTHER_FAILED)
}

/** The index of the last word of the progress, which stores the number of busy workers. */
function busyAt(progress: Progress): number {
  return progress.length - 1
}

/** Works on a table. The number of busy workers includes this worker until the work ends. */
export function whileBusy(progress: Progress, work: () => void): void {
  const busy = busyAt(progress)
  Atomics.add(progress, busy, 1)
  try {
    work()
  } finally {
    Atomics.sub(progress, busy, 1)
    Atomics.notify(progress, busy)
  }
}

/**
 * Tells all workers to stop, and waits until none is working. A worker that arrives later does not
 * start. The memory of the table can therefore be reused.
 */
export function stopAll(progress: Progress): void {
  giveUp(progress)
  const busy = busyAt(progress)
  for (;;) {
    const left = Atomics.load(progress, busy)
    if (left === 0) return
    Atomics.wait(progress, busy, left)
  }
}
