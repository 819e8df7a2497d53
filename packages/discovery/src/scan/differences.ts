import { type SolvedBox, stepsOf } from '../box/solved-box.ts'

/** Differences are less than this half away from 0. */
const WORD = 1000

/**
 * How a value that grows without end grows: instead of it, its differences by the steps by which a position is told,
 * all n of them as one number. The box is smaller by one.
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
