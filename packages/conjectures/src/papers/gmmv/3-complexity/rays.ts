import type { Period } from '@nim/core/exact-slow/definitions'

/** What is seen along x + t·d. */
export interface Ray {
  readonly x: readonly number[]
  readonly d: readonly number[]
  readonly seen: Period | null
  /** 0 for P, 1 for N, for t = 0, 1, … */
  readonly outcomes: readonly number[]
}

/** A list of rays, at the end of which their longest preperiod and period are written down. */
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
