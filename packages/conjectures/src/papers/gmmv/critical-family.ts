import { exactSlowNim } from '@nim/core/rules'
import type { Limits } from '../../claim/claim.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { gameOnBox } from '../../facts/game-on-box.ts'

/** Member j of the family. */
function memberOf(j: number): number[] {
  return [12, 12, 12, 13, 15, 24, 24].map((pile, i) => pile + j * (i < 5 ? 4 : 7))
}

/** A member of the family, with facts that the rules give about it and the positions below it. */
export interface Member {
  readonly j: number
  readonly x: readonly number[]
  readonly R: number
  /** The number of sorted y ≼ x with R(y) = R(x), including x. */
  readonly same: number
}

/** The box of all positions below a member. */
export function boxBelow(j: number): BoxDomain {
  return { kind: 'box', max: memberOf(j).at(-1)! }
}

/** Member j of the family, computed by solving the box below it. */
export function judged(j: number, limits: Limits): Member {
  const x = memberOf(j)
  const { box, values } = gameOnBox(exactSlowNim(7, 4), boxBelow(j), limits)
  const remoteness = values('remoteness')
  const R = remoteness[box.rank(x)]!
  let same = 0
  box.forEach((y, rank) => {
    if (remoteness[rank] === R && y.every((pile, i) => pile <= x[i]!)) same++
  })
  return { j, x, R, same }
}
