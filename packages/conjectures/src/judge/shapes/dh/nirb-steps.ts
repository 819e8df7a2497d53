import type { MovePart, Parts } from '../../../facts/setnim/part.ts'
import type { MoveFacts, PositionFacts } from '../../../facts/setnim/position-facts.ts'
import { hasStack } from '../../../facts/setnim/visit-moves.ts'

function satisfiesNirb(x: readonly number[], k: number): boolean {
  return k * x.at(-1)! <= x.reduce((a, b) => a + b, 0)
}

function isNirb(at: PositionFacts): boolean {
  return satisfiesNirb(at.x, at.k)
}

function playsOnMaximalOnly({ played, from }: MoveFacts): boolean {
  return from.x.every((height, i) => !hasStack(played, i) || height === from.top)
}

/** Steps (a) to (d) as printed. */
export const NIRB_STEPS: Parts = {
  a: {
    says: 'if x satisfies NIRB and sum(x) < k, then x = 0',
    ofPosition: (at) => (isNirb(at) && at.sum < at.k ? at.top === 0 : null),
  },
  b: {
    says: 'if x ≠ 0 satisfies NIRB, it has at least k nonempty stacks',
    ofPosition: (at) => (isNirb(at) && at.top > 0 ? at.nonempty >= at.k : null),
  },
  c: {
    says: 'if x satisfies NIRB and e ≤ k, playing on all maximal stacks and any k−e others leaves NIRB',
    from: 'all',
    ofMove: (move, at) =>
      isNirb(at) && at.e <= at.k && !move.leavesOutMaximal
        ? satisfiesNirb(move.option, at.k)
        : null,
  },
  d: {
    says: 'if x satisfies NIRB and e > k, playing on k maximal stacks leaves NIRB',
    from: 'all',
    ofMove: (move, at) =>
      isNirb(at) && at.e > at.k && playsOnMaximalOnly(move)
        ? satisfiesNirb(move.option, at.k)
        : null,
  },
}

/** Step (d) corrected. */
export const CORRECTED_STEP_D: MovePart = {
  says: 'if x satisfies NIRB and e > k, playing on k maximal stacks leaves NIRB iff sum(x) − k·x_n ≥ k, so always if x_n ≥ k',
  from: 'all',
  ofMove: (move, at) => {
    if (!isNirb(at) || at.e <= at.k || !playsOnMaximalOnly(move)) return null
    const isLeft = satisfiesNirb(move.option, at.k)
    return isLeft === at.rho >= at.k && (at.top < at.k || isLeft)
  },
}
