import { branch, madeOnce, periodsOf, TRUE } from '@nim/presburger'
import { type FormulaStatement, outcomeAtOfFormula, pileNames } from './formula-statement.ts'
import type { PeriodicOutcome } from './periodic-outcome.ts'
import { SAYS_N, SAYS_P, SILENT } from './says.ts'
import { MOST_COMBINATIONS } from '../tuned/tuned.ts'

type Said = ReturnType<PeriodicOutcome['says']>

interface State {
  /** Indexed by the residue of the next pile: the next state, or the answer if that pile is x_1. */
  readonly leadsTo: readonly number[]
  /** True if x_1 is the next pile. */
  readonly isLast: boolean
}

/**
 * The automaton of a statement that uses all piles only through residues. Null for other statements
 * and for too many combinations of residues. Among the automata that count the piles read so far,
 * it has the fewest states: residues that lead to the same statement share a state.
 *
 * @complexity as many evaluations of the formula as the product of the periods; once per statement
 */
export const periodicOutcomeOf: typeof automatonOf = madeOnce(automatonOf)

function automatonOf(statement: FormulaStatement, piles: number): PeriodicOutcome | null {
  const { says, where = TRUE } = statement
  const periods = periodsOf(branch(where, says, TRUE))
  if (periods === null) return null
  const moduli = pileNames(piles).map((name) => periods.get(name) ?? 1)
  if (moduli.reduce((product, m) => product * m, 1) > MOST_COMBINATIONS) return null

  const isP = outcomeAtOfFormula(statement, piles)
  const x = moduli.map(() => 0)
  const idOf = new Map<string, number>()
  const states: State[] = []

  const saidHere = (): Said => {
    const answer = isP(x)
    if (answer === null) return SILENT
    return answer ? SAYS_P : SAYS_N
  }
  /** The state before x_{i+1}, …, x_1 are read, if the piles above have the residues in x. */
  const stateBefore = (i: number): number => {
    const leadsTo = Array.from({ length: moduli[i]! }, (_, residue) => {
      x[i] = residue
      return i === 0 ? saidHere() : stateBefore(i - 1)
    })
    const key = `${i}:${leadsTo.join()}`
    const known = idOf.get(key)
    if (known !== undefined) return known
    idOf.set(key, states.length)
    return states.push({ leadsTo, isLast: i === 0 }) - 1
  }
  const after = (state: number, pile: number): number => {
    const { leadsTo } = states[state]!
    return leadsTo[pile % leadsTo.length]!
  }
  const start = stateBefore(piles - 1)
  return {
    states: states.length,
    start,
    step: (state, pile) => (states[state]!.isLast ? state : after(state, pile)),
    says: (state, x1) => after(state, x1) as Said,
  }
}
