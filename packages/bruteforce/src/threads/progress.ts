/**
 * What the workers that share a table know of each other: how many of them are at work, the number of
 * the next stripe nobody has taken, and for every stripe how many steps its last block has and whether
 * somebody sleeps until there are more. Readers of the progress then see all entries of those steps.
 */
export type Progress = Int32Array<SharedArrayBuffer>

/**
 * Loads before a waiting worker goes to sleep, 30 microseconds of them: as long as others take for the steps that it waits
 * for, and about as long as it takes to be woken. Spinning for longer starves a shared machine.
 */
const SPINS = 6000

const NEXT = 0
const FAILED = 1
const STRIPES = 2

/** Steps that no stripe has: the mark of a stripe that will never be filled. */
const NEVER = 2 ** 31 - 1

/** Bytes of the progress of a number of stripes. */
export function progressBytes(stripes: number): number {
  return 4 * (STRIPES + 2 * stripes + 1)
}

/** Progress of a number of stripes. Nothing is filled yet; the first ones, if any, are taken. */
export function newProgress(stripes: number, taken = 0): Progress {
  const progress = new Int32Array(new SharedArrayBuffer(progressBytes(stripes)))
  progress[NEXT] = taken
  return progress
}

/** The next stripe that nobody has taken; now it is taken. */
export function takeStripe(progress: Progress): number {
  return Atomics.add(progress, NEXT, 1)
}

/** As {@link takeStripe}, but a stripe below `end` or none. */
export function takeStripeBelow(progress: Progress, end: number): number | null {
  for (let next = Atomics.load(progress, NEXT); next < end;) {
    const found = Atomics.compareExchange(progress, NEXT, next, next + 1)
    if (found === next) return next
    next = found
  }
  return null
}

/** Stripes that somebody has begun, of as many as there are. */
export function stripesBegun(progress: Progress): number {
  return Atomics.load(progress, NEXT)
}

/** Says that so many steps of a stripe are filled. */
export function announce(progress: Progress, stripe: number, steps: number): void {
  const at = STRIPES + 2 * stripe
  Atomics.store(progress, at, steps)
  if (Atomics.load(progress, at + 1) !== 0) Atomics.notify(progress, at)
}

/** True if so many steps of a stripe are filled. */
export function hasSteps(progress: Progress, stripe: number, steps: number): boolean {
  return Atomics.load(progress, STRIPES + 2 * stripe) >= steps
}

/**
 * Waits until so many steps of a stripe are filled.
 * @throws Error if another worker has failed
 */
export function waitFor(progress: Progress, stripe: number, steps: number): void {
  if (stripe < 0) return unlessFailed(progress)
  const at = STRIPES + 2 * stripe
  for (let i = 0; i < SPINS; i++)
    if (Atomics.load(progress, at) >= steps) return unlessFailed(progress)
  // The sleeper's word is set before the progress is read again, and announce() reads it after it
  // has stored the progress: either the sleeper sees the new progress or it is woken.
  Atomics.store(progress, at + 1, 1)
  for (;;) {
    const done = Atomics.load(progress, at)
    if (done >= steps) return unlessFailed(progress)
    Atomics.wait(progress, at, done)
  }
}

const OTHER_FAILED = 'solve: another worker failed'

/**
 * True for the error of a worker that only stopped because another one failed. Whoever waits for all
 * of them waits for the error of that one. Told by the message, which is what comes from a worker.
 */
export function isOtherFailure(error: unknown): boolean {
  return error instanceof Error && error.message.endsWith(OTHER_FAILED)
}

/** Tells all workers that this one cannot go on: they stop waiting and throw. */
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

/** The last word counts those at work. */
function busyAt(progress: Progress): number {
  return progress.length - 1
}

/** Does work on a table, and is counted as long as that takes. */
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
 * Tells all workers to stop, and waits until none is at work. One that comes later finds that it need not
 * begin, so that the memory of the table is free.
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
