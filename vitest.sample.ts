/** Whether this is the long run, which skips nothing: `NIMLAB_LONG=1`. */
export const IS_LONG: boolean = process.env['NIMLAB_LONG'] !== undefined

/**
 * Which samples are used. `.ci/run` increases the number by one with every commit, so that all
 * samples get their turn.
 */
export const SAMPLE: number = Number(process.env['NIMLAB_SEED'] ?? 0)

/**
 * Selects one of every `oneIn` items in order, at least one; the seed determines the first. In the
 * long run, selects all.
 */
export function sampled<T>(all: readonly T[], oneIn: number, seed: number = SAMPLE): readonly T[] {
  if (IS_LONG) return all
  const first = seed % Math.min(oneIn, all.length)
  return all.filter((_, i) => i % oneIn === first)
}

/**
 * How often a property is tried: `all` times in the long run, otherwise one `oneIn`-th of that, but
 * at least once.
 */
export function runs(all: number, oneIn: number): number {
  return IS_LONG ? all : Math.ceil(all / oneIn)
}
