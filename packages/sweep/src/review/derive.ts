import { reference, solvePosition, type SolvedPosition } from '@nim/bruteforce'
import type { VerdictRecord } from '@nim/conjectures'
import {
  formatPosition,
  formatRuleset,
  options,
  type PlayConvention,
  positionOf,
  type Ruleset,
} from '@nim/core/rules'
import { reducedByDefinition } from './reduced-by-definition.ts'
import type { StatedFact } from './stated.ts'
import { statedFacts } from './stated-facts.ts'

/** What the rules alone say of a counterexample. */
export interface Derivation {
  /** Values, lists of options and reductions that were derived. */
  readonly facts: number
  /** True if all that the counterexample says the rules give was derived. */
  readonly isWhole: boolean
  /** What came out otherwise, in words. */
  readonly failures: readonly string[]
}

/** Positions below a position, up to which its values are found by the definitions too. */
const FEW = 20_000

/**
 * Derives what a counterexample states of positions from the rules of the game alone: options by the
 * rules, outcome and remoteness by solving the position, and in small games by the reference solver
 * too, reductions by their definition. No formula, no judge and no table of a claim takes part.
 *
 * @complexity that of `solvePosition` for each position stated
 */
export function deriveFromRules(record: VerdictRecord): Derivation {
  const { facts, isWhole } = statedFacts(record)
  const solved = solving()
  const derived = facts.map((fact) => derive(fact, solved))
  return {
    facts: derived.filter((found) => found !== null).length,
    isWhole: isWhole && derived.every((found) => found !== null),
    failures: facts.flatMap((fact, i) => {
      const found = derived[i]
      if (found === null || found === undefined || found === stated(fact)) return []
      return [`${subjectOf(fact)} is stated as ${stated(fact)}, the rules give ${found}`]
    }),
  }
}

type Solve = (
  ruleset: Ruleset,
  play: PlayConvention,
  position: readonly number[],
) => SolvedPosition | null

/** What the rules give, written like {@link stated}; null if it is too large to be derived. */
function derive(fact: StatedFact, solve: Solve): string | null {
  const { ruleset, position } = fact
  if (!isPositionOf(ruleset, position)) return `no position of ${formatRuleset(ruleset)}`
  if (fact.kind === 'options') return listOf(options(ruleset, positionOf(ruleset, position)))
  if (fact.kind === 'reduction') {
    const reduced = reducedByDefinition(fact.ruleset, position)
    return reduced === null ? null : formatPosition(reduced)
  }
  const solved = solve(ruleset, fact.play, position)
  if (solved === null) return null
  const value = typeof fact.says === 'number' ? 'remoteness' : 'outcome'
  const found = String(solved[value])
  if (solved.solved > FEW) return found
  const entry = reference(ruleset, value, fact.play)(position)
  const defined = value === 'remoteness' ? String(entry) : entry === 0 ? 'P' : 'N'
  return found === defined ? found : `${found}, by the definition ${defined}`
}

/** Solves a position once, however often it is asked for. */
function solving(): Solve {
  const known = new Map<string, SolvedPosition | null>()
  return (ruleset, play, position) => {
    const key = `${formatRuleset(ruleset)} ${play} ${position.join()}`
    let found = known.get(key)
    if (found === undefined) {
      found = solvePosition(ruleset, position, { play })
      known.set(key, found)
    }
    return found
  }
}

function stated(fact: StatedFact): string {
  if (fact.kind === 'value') return String(fact.says)
  return fact.kind === 'options' ? listOf(fact.says) : formatPosition(fact.says)
}

function subjectOf(fact: StatedFact): string {
  const what =
    fact.kind === 'value'
      ? `the ${typeof fact.says === 'number' ? 'remoteness' : 'outcome'}`
      : fact.kind === 'options'
        ? 'the list of options'
        : 'the reduction'
  return `${what} of ${formatPosition(fact.position)} in ${formatRuleset(fact.ruleset)}`
}

function listOf(positions: readonly (readonly number[])[]): string {
  return positions.length === 0 ? 'none' : positions.map(formatPosition).sort().join(' ')
}

function isPositionOf(ruleset: Ruleset, position: readonly number[]): boolean {
  return (
    position.length === ruleset.piles &&
    position.every((pile) => Number.isSafeInteger(pile) && pile >= 0)
  )
}
