import { type SolvedBox, stepsOf } from '../box/solved-box.ts'

/**
 * The base in which the differences are encoded as one number. The absolute value of a difference
 * is less than half of the base.
 */
const WORD = 1000

/**
 * The growth of a value that has no bound: its differences along the n steps, encoded as a single
 * number. The largest pile of the resulting box is smaller by one.
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
