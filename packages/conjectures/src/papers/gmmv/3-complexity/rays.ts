import type { Period } from '@nim/core/exact-slow/definitions'

/** The values along x + t·d. */
export interface Ray {
  readonly x: readonly number[]
  readonly d: readonly number[]
  readonly seen: Period | null
  /** The outcomes for t = 0, 1, …, where 0 means P and 1 means N. */
  readonly outcomes: readonly number[]
}

/** A list of rays. At its end, `data` receives the longest preperiod and the longest period. */
export function* measured<R extends Ray>(
  rays: Iterable<R>,
  data: Record<string, number | string>,
): Generator<R, void> {
  let [longestPreperiod, longestPeriod] = [0, 0]
  for (const ray of rays) {
    longestPreperiod = Math.max(longestPreperiod, ray.seen?.preperiod ?? 0)
    longestPeriod = Math.max(longestPeriod, ray.seen?.period ?? 0)
    yield ray
  }
  Object.assign(data, { longestPreperiod, longestPeriod })
}
