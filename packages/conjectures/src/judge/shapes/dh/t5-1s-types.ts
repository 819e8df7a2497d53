import type { ListedPart } from '../../../facts/setnim/part.ts'
import type { Type } from '../../../facts/setnim/position-facts.ts'
import type { TypeInstance } from './type-list.ts'
import {
  isInTriangle,
  isPTypeOfAllButOne,
  isType,
  nonReducingTargets,
} from '../../../facts/setnim/types.ts'

/** The type after playing on all stacks without reduction. */
type AllStacksTarget = (n: number, type: Type) => Type

/** (n−o, r+n−2) if r < n, (n−o, r−n) if r ≥ n. */
export const allStacksTarget: AllStacksTarget = (n, { o, r }) => ({
  o: n - o,
  r: r < n ? r + n - 2 : r - n,
})

/** The steps of the proof of Theorem 5.1 that are arithmetic with types. */
export function allStacksTypeSteps(
  target: AllStacksTarget,
): Readonly<Record<string, ListedPart<TypeInstance>>> {
  return {
    '1, types': {
      says: 'play on all stacks without reduction leads from P-types other than (n,n−2) out of the triangle',
      ofInstance: ({ n, o, r }) =>
        isInTriangle(n, { o, r }) ? !isInTriangle(n, target(n, { o, r })) : null,
    },
    '3, types': {
      says: 'a move without reduction on n−1 stacks into (n,n−2) starts from (1,2n−3) and leaves out an odd stack; with an even one it leads to (n−2,n−2), a P-type',
      ofInstance: ({ n, o, r }) => {
        const { odd, even } = nonReducingTargets(n, { o, r })
        const goal = { o: n, r: n - 2 }
        const isStart = isType({ o, r }, { o: 1, r: 2 * n - 3 })
        const reachesByOdd = odd !== null && isType(odd, goal)
        const reachesByEven = even !== null && isType(even, goal)
        if (!isStart) return !reachesByOdd && !reachesByEven
        return (
          reachesByOdd &&
          !reachesByEven &&
          even !== null &&
          isType(even, { o: n - 2, r: n - 2 }) &&
          isPTypeOfAllButOne(n, even)
        )
      },
    },
    '4, types': {
      says: 'play on all stacks leads from (n,n−2) to (0,2n−4), which is in the triangle',
      ofInstance: ({ n, o, r }) => {
        if (!isType({ o, r }, { o: n, r: n - 2 })) return null
        const left = target(n, { o, r })
        return isType(left, { o: 0, r: 2 * n - 4 }) && isInTriangle(n, left)
      },
    },
  }
}
