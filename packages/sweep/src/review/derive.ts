import { reference, solvePosition, type SolvedPosition } from '@nim/bruteforce'
import type { StatedFact, VerdictRecord } from '@nim/conjectures'
import {
  formatPosition,
  options,
  parseRuleset,
  type PlayConvention,
  positionOf,
  type Ruleset,
} from '@nim/core/rules'
import { criticalByDefinition } from './critical-by-definition.ts'
import { flipFlopByDefinition } from './flip-flop-by-definition.ts'
import { levelRemotenessByDefinition } from './level-by-definition.ts'
import { reducedByDefinition } from './reduced-by-definition.ts'
import { MOST_SOLVED_TWICE } from '../tuned.ts'

/** The facts of a counterexample that follow from the rules alone. */
export interface Derivation {
  /** The number of derived facts. */
  readonly facts: number
  /**
   * True if the counterexample states facts that the rules give about its position, and the rules
   * confirm all of them.
   */
  readonly isWhole: boolean
  /** The contradictions, in words. */
  readonly failures: readonly string[]
}

/**
 * Derives the facts that a counterexample states about positions from the rules of the game alone.
 * Options follow from the rules. To find values, nimlab solves the position; in small games, the
 * reference solver solves it too. Reductions follow from their definition. No formula, judge or
 * table of a claim is used.
 *
 * @param rulesetOf parses the names of games; it may also accept a user's own games
 * @complexity that of `solvePosition` for each stated position
 */
export function deriveFromRules(
  record: VerdictRecord,
  rulesetOf: (text: string) => Ruleset = parseRuleset,
): Derivation {
  const stated = (record.counterexample?.stated ?? []).filter(({ saidBy }) => saidBy === 'rules')
  const solve = solving()
  const failures: string[] = []
  let facts = 0
  for (const fact of stated) {
    const name = fact.ruleset ?? record.ruleset
    const play = fact.play ?? record.play ?? 'normal'
    const derived = name === undefined ? null : derive(fact, rulesetOf(name), play, solve)
    if (derived === null) continue
    facts++
    const stated = wordsOf(fact.value)
    if (derived === stated) continue
    failures.push(
      `the ${fact.fact} of ${formatPosition(fact.position)} in ${name}: stated is ${stated}, the rules give ${derived}`,
    )
  }
  const at = record.counterexample?.position?.join()
  const isOfPosition = at === undefined || stated.some(({ position }) => position.join() === at)
  return { facts, isWhole: facts > 0 && facts === stated.length && isOfPosition, failures }
}

type Solve = (
  ruleset: Ruleset,
  play: PlayConvention,
  position: readonly number[],
) => SolvedPosition | null

/**
 * The value that follows from the rules, in the form of {@link wordsOf}. Null if the position is
 * too large to derive it.
 */
function derive(
  stated: StatedFact,
  ruleset: Ruleset,
  play: PlayConvention,
  solve: Solve,
): string | null {
  const { fact, position } = stated
  if (!isPositionOf(ruleset, position)) return 'no position of the game'
  if (fact === 'options') return wordsOf(options(ruleset, positionOf(ruleset, position)))
  if (fact === 'reduction') {
    const reduced = ruleset.kind === 'SN' ? reducedByDefinition(ruleset, position) : null
    return reduced === null ? null : wordsOf(reduced)
  }
  if (fact === 'critical-level') return criticalByDefinition(ruleset, positionOf(ruleset, position))
  if (fact === 'flip-flop') return flipFlopByDefinition(position, stated.flips)
  if (fact === 'level-remoteness') {
    const value = levelRemotenessByDefinition(position)
    return value === null ? null : wordsOf(value)
  }
  const solved = solve(ruleset, play, position)
  if (solved === null || solved[fact] === null) return null
  const value = wordsOf(solved[fact])
  if (solved.solved > MOST_SOLVED_TWICE) return value
  const entry = reference(ruleset, fact, play)(position)
  const defined = fact !== 'outcome' ? wordsOf(entry) : entry === 0 ? 'P' : 'N'
  return value === defined ? value : `${value}, by the definition ${defined}`
}

/** A solver that solves each position only once. */
function solving(): Solve {
  const memo = new Map<string, SolvedPosition | null>()
  return (ruleset, play, position) => {
    const key = `${JSON.stringify(ruleset)} ${play} ${position.join()}`
    let solved = memo.get(key)
    if (solved === undefined) {
      solved = solvePosition(ruleset, position, { play })
      memo.set(key, solved)
    }
    return solved
  }
}

/** Formats a value as `3`, as `P`, as `1,1,2`, or as a sorted list of distinct positions. */
function wordsOf(value: StatedFact['value']): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if (value.length === 0) return 'none'
  if (typeof value[0] === 'number') return formatPosition(value as readonly number[])
  const positions = (value as readonly (readonly number[])[]).map(formatPosition)
  return [...new Set(positions)].sort().join(' ')
}

function isPositionOf({ piles }: Ruleset, position: readonly number[]): boolean {
  return (
    position.length === piles && position.every((pile) => Number.isSafeInteger(pile) && pile >= 0)
  )
}
