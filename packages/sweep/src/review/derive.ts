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

/** What the rules alone say of a counterexample. */
export interface Derivation {
  /** Facts that were derived. */
  readonly facts: number
  /** True if the counterexample states facts of its position that the rules give, and all were derived. */
  readonly isWhole: boolean
  /** What came out otherwise, in words. */
  readonly failures: readonly string[]
}

/** Positions below a position, up to which its values are found by the definitions too. */
const FEW = 20_000

/**
 * Derives what a counterexample states of positions from the rules of the game alone: options by the
 * rules, values by solving the position, and in small games by the reference solver too, reductions by their
 * definition. No formula, no judge and no table of a claim takes part.
 *
 * @param rulesetOf reads the names of games, a user's own among them if it knows any
 * @complexity that of `solvePosition` for each position stated
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
    const found = name === undefined ? null : derive(fact, rulesetOf(name), play, solve)
    if (found === null) continue
    facts++
    const said = wordsOf(fact.value)
    if (found === said) continue
    failures.push(
      `the ${fact.fact} of ${formatPosition(fact.position)} in ${name}: stated is ${said}, the rules give ${found}`,
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

/** What the rules give, as {@link wordsOf} writes it; null if it is too large to be derived. */
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
    const found = levelRemotenessByDefinition(position)
    return found === null ? null : wordsOf(found)
  }
  const solved = solve(ruleset, play, position)
  if (solved === null || solved[fact] === null) return null
  const found = wordsOf(solved[fact])
  if (solved.solved > FEW) return found
  const entry = reference(ruleset, fact, play)(position)
  const defined = fact !== 'outcome' ? wordsOf(entry) : entry === 0 ? 'P' : 'N'
  return found === defined ? found : `${found}, by the definition ${defined}`
}

/** Solves a position once, however often it is asked for. */
function solving(): Solve {
  const known = new Map<string, SolvedPosition | null>()
  return (ruleset, play, position) => {
    const key = `${JSON.stringify(ruleset)} ${play} ${position.join()}`
    let found = known.get(key)
    if (found === undefined) {
      found = solvePosition(ruleset, position, { play })
      known.set(key, found)
    }
    return found
  }
}

/** A value in words: `3`, `P`, `1,1,2`, or a list of positions in one order, each once. */
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
