import type { GameOnBox } from '../fact.ts'

/** The moves that are optimal at all positions with the same pattern. */
export interface UniformStrategy {
  /** The number of patterns. */
  readonly patterns: number
  /** The first position at which no move is optimal for all positions seen with its pattern. */
  readonly position: readonly number[] | null
  /** Its pattern. */
  readonly pattern: string
}

/** The sets of k of the n places, as lists of places counted from 0. */
function placeSets(n: number, k: number, from = 0): number[][] {
  if (k === 0) return [[]]
  const sets: number[][] = []
  for (let first = from; first <= n - k; first++) {
    for (const rest of placeSets(n, k - 1, first + 1)) sets.push([first, ...rest])
  }
  return sets
}

/** The input of a uniform strategy: which piles are empty, are odd, or equal the preceding pile. */
function patternOf(x: readonly number[]): string {
  return x
    .map((pile, i) => `${pile === 0 ? 'z' : pile % 2}${i > 0 && x[i - 1] === pile ? '=' : ''}`)
    .join(' ')
}

/**
 * Searches for a strategy of NIM(n,k) that uses only patterns and is optimal for the remoteness.
 * @source GN-O1
 */
export function uniformStrategy(game: GameOnBox, k: number): UniformStrategy {
  const { box } = game
  const remoteness = game.values('remoteness')
  const sets = placeSets(box.piles, k)
  const common = new Map<string, readonly number[][]>()
  for (let rank = 0; rank < box.count; rank++) {
    const x = box.unrank(rank)
    if (x.filter((pile) => pile > 0).length < k) continue
    const pattern = patternOf(x)
    const optimal = (common.get(pattern) ?? sets).filter((places) => {
      if (places.some((i) => x[i] === 0)) return false
      const next = x.map((pile, i) => (places.includes(i) ? pile - 1 : pile))
      return remoteness[rank] === 1 + remoteness[box.rank(next.sort((a, b) => a - b))]!
    })
    common.set(pattern, optimal)
    if (optimal.length === 0) return { patterns: common.size, position: x, pattern }
  }
  return { patterns: common.size, position: null, pattern: '' }
}
