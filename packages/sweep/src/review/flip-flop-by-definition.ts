import type { StatedFact } from '@nim/conjectures'
import { options, WYTHOFF } from '@nim/core/rules'
import { LARGEST_FLIP_FLOP } from '../tuned.ts'

type Flips = Extract<StatedFact, { fact: 'flip-flop' }>['flips']

/**
 * The outcome of a point of Wythoff's game in which players can flip the goal. It follows from the
 * definition, by a search over points, phases and remaining flips. The player who reaches (0,0)
 * wins in the normal phase, and loses in the attrition phase.
 *
 * @returns null if a coordinate is larger than 60
 * @source V-FlipFlop
 */
export function flipFlopByDefinition(
  point: readonly number[],
  { reading, least, gap, isEach, ...start }: Flips,
): 'P' | 'N' | null {
  if (Math.max(...point) > LARGEST_FLIP_FLOP) return null
  const memo = new Map<string, boolean>()
  const isAllowed = ([S, L]: readonly number[]): boolean => S! >= least && L! - S! >= gap
  const less = (flips: number | null): number | null => (flips === null ? null : flips - 1)
  type State = Pick<Flips, 'phase' | 'mover' | 'other'>
  const wins = (x: readonly number[], state: State): boolean => {
    const { phase, mover, other } = state
    const key = `${x.join()} ${phase} ${mover} ${other}`
    const old = memo.get(key)
    if (old !== undefined) return old
    const moves = options(WYTHOFF, x)
    const after: State = { phase, mover: other, other: mover }
    const flipped: State = {
      phase: phase === 'normal' ? 'attrition' : 'normal',
      mover: isEach ? other : less(other),
      other: less(mover),
    }
    const reached = reading === 'f3' ? [x] : reading === 'f2' ? moves.filter(isAllowed) : moves
    const mayFlip = mover !== 0 && (reading === 'f2' || isAllowed(x))
    const outcome =
      moves.length === 0
        ? phase === 'attrition'
        : moves.some((y) => !wins(y, after)) || (mayFlip && reached.some((y) => !wins(y, flipped)))
    memo.set(key, outcome)
    return outcome
  }
  return wins(point, start) ? 'N' : 'P'
}
