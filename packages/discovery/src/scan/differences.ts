import { type SolvedBox, stepsOf } from '../box/solved-box.ts'

/**
 * The base of the number that encodes several differences. The absolute value of a difference is
 * less than half of the base.
 */
const WORD = 1000

/**
 * The growth of an unbounded value, which is given by its differences along the n steps. A single
 * number encodes these differences. The maximum pile size of the resulting box is smaller by one.
 */
export function differencesOf(box: SolvedBox): SolvedBox {
  const steps = stepsOf(box.ruleset)
  const at = (x: readonly number[]): number =>
    steps.reduce((word, step) => {
      const difference = box.at(x.map((pile, i) => pile + step[i]!)) - box.at(x)
      return word * WORD + difference + WORD / 2
    }, 0)
  return { ...box, max: box.max - 1, at }
}
