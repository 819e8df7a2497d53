import type { ListedPart, Parts } from '../../../facts/setnim/part.ts'
import type { Type } from '../../../facts/setnim/position-facts.ts'
import type { TypeInstance } from './type-list.ts'
import {
  isOnBorder,
  isPTypeOfAllButOne,
  isType,
  nonReducingTargets,
} from '../../../facts/setnim/types.ts'

/** A description of the P-types. */
type IsPType = (n: number, type: Type) => boolean

function isCell(n: number, { o, r }: Type): boolean {
  return o >= 0 && o <= n && r >= 0 && r < 2 * n - 2
}

/** The steps of the proof of Theorem 3.3 that are arithmetic with types, for given P-types. */
export function typeSteps(isPType: IsPType): Readonly<Record<string, ListedPart<TypeInstance>>> {
  const outside = (n: number, target: Type | null): boolean =>
    target === null || !isPType(n, target)
  const inside = (n: number, target: Type | null): boolean => target === null || isPType(n, target)
  return {
    '1, types': {
      says: 'both non-reducing targets of a P-type are not P-types; (n,n−2) goes to (1,2n−3)',
      ofInstance: ({ n, o, r }) => {
        if (!isPType(n, { o, r })) return null
        const { odd, even } = nonReducingTargets(n, { o, r })
        const lastGoesRight =
          !isType({ o, r }, { o: n, r: n - 2 }) || isType(odd!, { o: 1, r: 2 * n - 3 })
        return outside(n, odd) && outside(n, even) && lastGoesRight
      },
    },
    '2, types': {
      says: 'the reducing targets of P-types are not P-types, except (n,n−2) → (0,2n−4)',
      ofInstance: ({ n, o, r }) => {
        if (!isPType(n, { o, r }) || isType({ o, r }, { o: 0, r: n - 1 })) return null
        const targets = reducingTargets(n, { o, r })
        return targets.every(
          (target) =>
            isCell(n, target) &&
            (isType({ o, r }, { o: n, r: n - 2 })
              ? isType(target, { o: 0, r: 2 * n - 4 }) && isPType(n, target)
              : !isPType(n, target)),
        )
      },
    },
    '3, types': {
      says: 'outside the P-types and off the border both non-reducing targets are P-types; on the border (n−o−1, r′) is one',
      ofInstance: ({ n, o, r }) => {
        if (isPType(n, { o, r })) return null
        const { odd, even } = nonReducingTargets(n, { o, r })
        if (isOnBorder(n, { o, r })) return even !== null && isPType(n, even)
        return inside(n, odd) && inside(n, even)
      },
    },
  }
}

/** The reducing targets of a P-type, as FIG4 draws them. */
export function reducingTargets(n: number, { o, r }: Type): Type[] {
  if (r === 0) return range(2, n - 1).map((e) => ({ o: e, r: e - 2 }))
  if (r === n - 1) return range(1, o).map((e) => ({ o: n - o + e, r: 2 * n - 3 - e }))
  return [{ o: n - o, r: r < n - 1 ? r + n - 2 : r - n }]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}

/** The arithmetic steps as printed. */
export const TYPE_STEPS: Parts = typeSteps(isPTypeOfAllButOne)
