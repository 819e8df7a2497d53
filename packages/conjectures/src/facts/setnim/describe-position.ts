import { formatPosition } from '@nim/core/rules'
import type { Move } from './moves.ts'

/** What is told of a position, to be described. */
interface Described {
  readonly x: readonly number[]
  readonly red: readonly number[]
  readonly outcome: number
  readonly moves: readonly Move[]
}

/** The reduction, the outcome and the options of a position, in words. */
export function describePosition({ x, red, outcome, moves }: Described): string {
  const here = formatPosition(x)
  const reduced =
    red.join() === x.join()
      ? `${here} is reduced`
      : `${here} has the reduction ${formatPosition(red)}`
  const options = moves.map(({ option }) => formatPosition(option))
  const after = options.length === 0 ? 'it is terminal' : `its options are ${options.join(' and ')}`
  return `${reduced}, it is ${outcome === 0 ? 'P' : 'N'}, ${after}`
}
