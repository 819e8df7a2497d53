/** Whether this is the long run, which leaves nothing out: `NIMLAB_LONG=1`. */
export const IS_LONG: boolean = process.env['NIMLAB_LONG'] !== undefined

/** Which samples are taken; `.ci/run` goes on by one with every commit, so that they go round. */
export const SAMPLE: number = Number(process.env['NIMLAB_SEED'] ?? 0)

/** One of each `oneIn` in order, at least one, the first by the seed; all in the long run. */
export function sampled<T>(all: readonly T[], oneIn: number, seed: number = SAMPLE): readonly T[] {
  if (IS_LONG) return all
  const first = seed % Math.min(oneIn, all.length)
  return all.filter((_, i) => i % oneIn === first)
}

/** How often a property is tried: `all` times in the long run, else one of `oneIn` times, at least once. */
export function runs(all: number, oneIn: number): number {
  return IS_LONG ? all : Math.ceil(all / oneIn)
}
