import { type Outcome, slowSetNim } from '@nim/core/rules'
import type { Limits } from '../../claim/claim.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { gameOnBox } from '../game-on-box.ts'
import { outcome } from '../solved.ts'
import { isReduced } from './reduction.ts'
import { type Type, typeOf } from './stacks.ts'

/** A position with its own type and its outcome. */
export interface Typed extends Type {
  readonly x: readonly number[]
  readonly outcome: Outcome
}

/** The positions of SN(n,{n−1}) on a box that are reduced, or not. @source DH-U5 */
export function typedPositions(
  n: number,
  domain: BoxDomain,
  limits: Limits,
  areReduced: boolean,
): Typed[] {
  const game = gameOnBox(slowSetNim(n, [n - 1]), domain, limits)
  const outcomes = game.column(outcome)
  const isItsOwn = isReduced.of(game)
  const found: Typed[] = []
  game.box.forEach((x, rank) => {
    if (isItsOwn(x, rank) !== areReduced) return
    found.push({ ...typeOf(x, n - 1), x: [...x], outcome: outcomes[rank] === 0 ? 'P' : 'N' })
  })
  return found
}
