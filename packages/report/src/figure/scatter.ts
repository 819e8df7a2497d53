import { formatPosition } from '@nim/core/rules'
import type { Chart, ChartPoint } from './chart.ts'

/**
 * A number computed from a position: pile i of the list (`x1` the smallest), the sum, the largest
 * pile, or the number of odd piles.
 */
export type Coordinate = 'sum' | 'largest' | 'odd' | `x${number}`

/** Positions of one kind, such as the counterexamples of one claim. */
export interface ScatterGroup {
  readonly name: string
  readonly positions: readonly (readonly number[])[]
}

/** The maximum number of notes. More numbers would overlap. */
const MOST_NOTED = 80

const LABELS = {
  sum: 'sum of piles',
  largest: 'largest pile',
  odd: 'number of odd piles',
} as const

/**
 * A plot of positions as points with two coordinates. If several positions of a group have the same
 * point, their number is next to the mark, unless the group has more than 80 marks. Draw the chart
 * with `chartSvg`.
 *
 * @throws RangeError if a position has no pile with the given number
 * @complexity O(positions · n)
 */
export function scatter(
  title: string,
  captions: readonly string[],
  groups: readonly ScatterGroup[],
  [first, second]: readonly [Coordinate, Coordinate],
): Chart {
  return {
    title,
    captions,
    x: { label: labelOf(first), scale: 'linear', least: 1 },
    y: { label: labelOf(second), scale: 'linear', least: 1 },
    series: groups.map(({ name, positions }) => ({
      name,
      isLine: false,
      points: pointsOf(positions, first, second),
    })),
  }
}

function pointsOf(
  positions: readonly (readonly number[])[],
  first: Coordinate,
  second: Coordinate,
): ChartPoint[] {
  const together = new Map<string, { x: number; y: number; positions: string[] }>()
  for (const position of positions) {
    const [x, y] = [coordinateOf(position, first), coordinateOf(position, second)]
    const key = `${x},${y}`
    const point = together.get(key) ?? { x, y, positions: [] }
    point.positions.push(formatPosition(position))
    together.set(key, point)
  }
  return [...together.values()].map(({ x, y, positions: here }) => ({
    x,
    y,
    tip: here.length <= 8 ? here.join('; ') : `${here.slice(0, 8).join('; ')}; …`,
    ...(here.length > 1 && together.size <= MOST_NOTED ? { note: String(here.length) } : {}),
  }))
}

function coordinateOf(position: readonly number[], coordinate: Coordinate): number {
  switch (coordinate) {
    case 'sum':
      return position.reduce((sum, pile) => sum + pile, 0)
    case 'largest':
      return Math.max(...position)
    case 'odd':
      return position.filter((pile) => pile % 2 === 1).length
    default: {
      const pile = position[Number(coordinate.slice(1)) - 1]
      if (pile !== undefined) return pile
      throw new RangeError(`scatter: ${formatPosition(position)} has no pile ${coordinate}`)
    }
  }
}

function labelOf(coordinate: Coordinate): string {
  return coordinate === 'sum' || coordinate === 'largest' || coordinate === 'odd'
    ? LABELS[coordinate]
    : coordinate
}
