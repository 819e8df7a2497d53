import { Echelon } from './lattice.ts'
import { isOnBox, rankOf, type ValuesOnBox, valueOn } from './values-on-box.ts'
import { TUNED } from '../tuned.ts'

/**
 * A form that is constant along a wall between two regions, and the number of locations at which
 * the search found this form.
 */
export interface SeenWall {
  readonly form: readonly number[]
  readonly votes: number
}

/**
 * Finds walls by local periods. Around a random location, the search tries all short steps d that
 * change the values of all positions by the same number, which may be 0. Deep inside a region,
 * these steps span the whole space. If these steps span only a hyperplane, this hyperplane is
 * parallel to a wall.
 *
 * @param places the number of locations to try
 */
export function findWalls(box: ValuesOnBox, random: () => number, places: number): SeenWall[] {
  const { piles, max, isSorted } = box
  if (piles === 1) return []
  const [around, most] = REACH[Math.min(piles, REACH.length - 1)]!
  // In a small box, only a few locations have room for long steps.
  const steps = shortSteps(piles, max < 60 && piles > 4 ? most - 1 : most)
  const votes = new Map<string, number>()
  for (let tried = 0; tried < places; tried++) {
    const x = placeOn(piles, max, isSorted, random)
    const sample = rarestFirst(box, sampleAbout(box, x, around, random))
    const found = new Echelon()
    const isPeriod = periodTest(box, sample)
    for (const d of steps) {
      if (found.rank < piles && isPeriod(d)) found.add([...d])
    }
    if (found.rank !== piles - 1) continue
    const normal = found.normal()
    const sign = normal.find((value) => value !== 0)! < 0 ? -1 : 1
    const key = normal.map((value) => sign * value + 0).join()
    votes.set(key, (votes.get(key) ?? 0) + 1)
  }
  return [...votes]
    .filter(([, count]) => count >= 2)
    .map(([key, count]) => ({ form: key.split(',').map(Number), votes: count }))
    .sort((a, b) => b.votes - a.votes)
}

/** A random location whose largest pile is at least half of the maximum pile size. */
function placeOn(piles: number, max: number, isSorted: boolean, random: () => number): number[] {
  const x = Array.from({ length: piles }, () => Math.floor(random() * (max + 1)))
  if (isSorted) x.sort((a, b) => a - b)
  return Math.max(...x) * 2 < max ? placeOn(piles, max, isSorted, random) : x
}

/** All short steps, shortest first. The list contains only one of the two steps d and −d. */
function shortSteps(piles: number, most: number): Int8Array[] {
  const found: number[][] = []
  const extend = (d: number[]): void => {
    if (d.length < piles) {
      for (let value = -most; value <= most; value++) extend([...d, value])
    } else if ((d.find((value) => value !== 0) ?? -1) > 0) found.push(d)
  }
  extend([])
  const length = (d: readonly number[]): number => d.reduce((sum, value) => sum + value * value, 0)
  return found.sort((a, b) => length(a) - length(b)).map((d) => Int8Array.from(d))
}

const { REACH, SAMPLE } = TUNED.findWalls

/** Positions around x whose gaps are at least 2. */
function sampleAbout(
  box: ValuesOnBox,
  x: readonly number[],
  around: number,
  random: () => number,
): number[][] {
  const found: number[][] = []
  for (let tried = 0; tried < 4 * SAMPLE && found.length < SAMPLE; tried++) {
    const u = x.map((pile) => pile + Math.floor(random() * (2 * around + 1)) - around)
    if (isOnBox(box, u, 2)) found.push(u)
  }
  return found
}

/**
 * Sorts positions by the frequency of their values, because positions with rare values refute a
 * wrong step soonest.
 */
function rarestFirst(box: ValuesOnBox, sample: readonly number[][]): number[][] {
  const counts = new Map<number, number>()
  for (const u of sample) counts.set(valueOn(box, u), (counts.get(valueOn(box, u)) ?? 0) + 1)
  return sample.toSorted((u, v) => counts.get(valueOn(box, u))! - counts.get(valueOn(box, v))!)
}

/**
 * Tests whether a step changes the values of all these positions by the same number. The search
 * spends almost all of its time on this test.
 */
function periodTest(
  { piles, max, isSorted, values, places }: ValuesOnBox,
  sample: readonly (readonly number[])[],
): (d: Int8Array) => boolean {
  const own = Int32Array.from(sample.flat())
  const ownValues = Int32Array.from(sample, (u) => values[rankOf(places, u)]!)
  return (d) => {
    let pairs = 0
    let change: number | null = null
    for (let k = 0; k < ownValues.length; k++) {
      let [rank, below] = [0, 0]
      for (let i = 0; i < piles; i++) {
        const pile = own[k * piles + i]! + d[i]!
        if (pile > max || pile - below < 2) {
          rank = -1
          break
        }
        rank += places[i]![pile]!
        if (isSorted) below = pile
      }
      if (rank < 0) continue
      const here = values[rank]! - ownValues[k]!
      change ??= here
      if (here !== change) return false
      pairs++
    }
    return pairs >= SAMPLE / 5
  }
}
