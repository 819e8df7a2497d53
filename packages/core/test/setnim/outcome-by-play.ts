import { options, type Outcome, type Position, type Ruleset } from '../../src/rules/index.ts'

/** The outcomes of one ruleset under normal play, computed from its options alone. */
export function outcomeByPlay(ruleset: Ruleset): (x: Position) => Outcome {
  const known = new Map<string, Outcome>()
  const outcome = (x: Position): Outcome => {
    const key = x.join()
    const found =
      known.get(key) ?? (options(ruleset, x).some((y) => outcome(y) === 'P') ? 'N' : 'P')
    known.set(key, found)
    return found
  }
  return outcome
}
