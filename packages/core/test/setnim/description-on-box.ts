import { type Outcome, type Position, type SlowSetNim, sortedBox } from '../../src/rules/index.ts'
import { isReduced, positionType, type PositionType, reduce } from '../../src/setnim/index.ts'
import { outcomeByPlay } from './outcome-by-play.ts'

/**
 * A description of the P-positions by their types, and the outcome function that relies on this
 * description.
 */
export interface TypeDescription {
  readonly isPType: (type: PositionType) => boolean
  readonly outcome: (x: Position) => Outcome
}

/**
 * The positions of the box at which a description is wrong, in rank order. The type of a reduced
 * position may be misclassified, or the outcome of any position may be wrong. An empty list means
 * that the description is right.
 */
export function failuresOnBox(
  ruleset: SlowSetNim,
  max: number,
  { isPType, outcome }: TypeDescription,
): string[] {
  const judge = outcomeByPlay(ruleset)
  const k = ruleset.sizes[0]!
  const failures: string[] = []
  sortedBox(ruleset.piles, max).forEach((x) => {
    const isP = judge([...x]) === 'P'
    const ownTypeFails = isReduced(x, k) && isPType(positionType(x, k)) !== isP
    if (ownTypeFails || (outcome(x) === 'P') !== isP) failures.push(x.join())
    if (judge(reduce(x, k)) !== judge([...x])) failures.push(`reduction of ${x.join()}`)
  })
  return failures
}
