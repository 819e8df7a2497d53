/** True if this is the long run, which skips nothing. `NIMLAB_LONG=1` starts it. */
export const IS_LONG: boolean = process.env['NIMLAB_LONG'] !== undefined

/**
 * The seed that selects the samples. With every commit, `.ci/run` increases the seed by one, so
 * that every item is tested in turn.
 */
export const SAMPLE: number = Number(process.env['NIMLAB_SEED'] ?? 0)

/**
 * Selects every `oneIn`-th item in order, but at least one item. The seed determines the first
 * item. The long run selects all items.
 */
export function sampled<T>(all: readonly T[], oneIn: number, seed: number = SAMPLE): readonly T[] {
  if (IS_LONG) return all
  const first = seed % Math.min(oneIn, all.length)
  return all.filter((_, i) => i % oneIn === first)
}

/**
 * The number of times that a test checks a property. It is `all` in the long run, and otherwise
 * `all / oneIn`, rounded up.
 */
export function runs(all: number, oneIn: number): number {
  return IS_LONG ? all : Math.ceil(all / oneIn)
}
