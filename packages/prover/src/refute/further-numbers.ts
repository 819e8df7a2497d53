import type { Position } from '@nim/core/rules'
import { compileTerm } from '@nim/presburger'
import type { ImplicationGoal } from '../goal/goal.ts'

/**
 * The values of the further numbers of an implication at a position. If the implication has no
 * further numbers, the result is a single empty list.
 */
export function furtherNumbers({
  also = [],
  variables,
}: Pick<ImplicationGoal, 'also' | 'variables'>): (x: Position) => Iterable<readonly number[]> {
  const names = [...variables, ...also.map(({ name }) => name)]
  const ranges = also.map(({ from, to }, i) => {
    const before = names.slice(0, variables.length + i)
    return [compileTerm(from, before), compileTerm(to, before)] as const
  })
  return function* listed(x, so: readonly number[] = []): Generator<readonly number[]> {
    const range = ranges[so.length]
    if (range === undefined) {
      yield so
      return
    }
    const [from, to] = range.map((end) => end([...x, ...so])) as [number, number]
    for (let value = from; value <= to; value++) yield* listed(x, [...so, value])
  }
}
