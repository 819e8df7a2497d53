import { InvalidArgumentError } from '@commander-js/extra-typings'
import type { Coordinate } from '@nim/report'

/** The number of a fixed pile (counted from 1) and the size of this pile. */
interface FixedPile {
  readonly pile: number
  readonly size: number
}

/** Reads `x1=3,x2=5`. */
export function fixedPiles(text: string): FixedPile[] {
  const piles = text.split(',').map((field) => {
    const match = /^\s*x(\d{1,3})=(\d{1,9})\s*$/.exec(field)
    if (match === null) throw new InvalidArgumentError('Expected fixed piles such as x1=3,x2=5.')
    return { pile: Number(match[1]), size: Number(match[2]) }
  })
  if (new Set(piles.map(({ pile }) => pile)).size < piles.length) {
    throw new InvalidArgumentError('One pile is fixed twice.')
  }
  return piles.sort((a, b) => a.pile - b.pile)
}

/** Reads two coordinates such as `sum,largest` or `x1,x2`. */
export function coordinates(text: string): readonly [Coordinate, Coordinate] {
  const pair = text.split(',').map((field) => {
    const name = field.trim()
    if (/^(?:sum|largest|odd|x[1-9]\d?)$/.test(name)) return name as Coordinate
    throw new InvalidArgumentError('Expected two of sum, largest, odd, x1, x2, …, such as sum,odd.')
  })
  if (pair.length === 2) return [pair[0]!, pair[1]!]
  throw new InvalidArgumentError('Expected two of sum, largest, odd, x1, x2, …, such as sum,odd.')
}
