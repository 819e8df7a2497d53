import type { Box } from '@nim/core/rules'

/** Two positions, and how they compare. */
export interface MatchedPair {
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Some order of the piles of y is nowhere above x. */
  readonly isMatched: boolean
  /** And y is not x. */
  readonly isAbove: boolean
}

/** All pairs of positions of a box. */
export function* matchedPairs(box: Box): Generator<MatchedPair, void> {
  const all: number[][] = []
  box.forEach((x) => all.push([...x]))
  for (const x of all) {
    for (const y of all) {
      const isMatched = canMatch(x, y)
      yield { x, y, isMatched, isAbove: isMatched && x.join() !== y.join() }
    }
  }
}

function canMatch(x: readonly number[], y: readonly number[]): boolean {
  if (y.length === 0) return true
  const [pile, ...rest] = y
  return x.some((room, i) => room >= pile! && canMatch(x.toSpliced(i, 1), rest))
}
