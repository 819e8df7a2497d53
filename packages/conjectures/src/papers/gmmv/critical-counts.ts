import { total } from '@nim/core/setnim/definitions'

/**
 * A position and the m for which the position is m-critical. If the position is not critical, m is
 * −1.
 */
interface Seen {
  readonly x: readonly number[]
  readonly m: number
}

/** Receives the positions of a box, and returns the counts. */
interface Counted {
  see(position: Seen): void
  result(): Record<string, number>
}

/**
 * The extreme values of |x| − km and of max(x) − m over critical positions, and the number of all
 * positions in the box. Only critical positions are passed to this counter.
 * @source GMMV-C1
 */
export function extremesOfCritical(
  { k }: { readonly k: number },
  { count: positions }: { readonly count: number },
): Counted {
  let [leastExcess, mostExcess] = [Infinity, -Infinity]
  let [leastOvershoot, mostOvershoot] = [Infinity, -Infinity]
  return {
    see({ x, m }) {
      const [above, over] = [total(x) - k * m, x.at(-1)! - m]
      if (above < leastExcess) leastExcess = above
      if (above > mostExcess) mostExcess = above
      if (over < leastOvershoot) leastOvershoot = over
      if (over > mostOvershoot) mostOvershoot = over
    },
    result: () => ({ positions, leastExcess, mostExcess, leastOvershoot, mostOvershoot }),
  }
}

/** The number of critical positions x for each residue |x| mod k. @source GMMV-S1.7 */
export function criticalByResidue(k: number): Counted {
  const counts = new Array<number>(k).fill(0)
  return {
    see({ x, m }) {
      if (m >= 0) counts[total(x) % k]!++
    },
    result: () => Object.fromEntries(counts.map((count, r) => [`r${r}`, count])),
  }
}
