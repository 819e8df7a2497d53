import type { PlayConvention, Ruleset } from '@nim/core/rules'
import { formatRuleset, isSymmetric, moveSizes, slowSetNim } from '@nim/core/rules'
import type { Formula } from '@nim/presburger'
import { type Goal, playOf } from '@nim/prover/goal'
import { proveByPoints } from '@nim/prover/points'
import { coqProofOf, writtenProofOf } from '../cards/general-proofs.ts'
import { casesOf } from '../claim/parameter.ts'
import { formatMoveSet } from '../facts/setnim/move-sets.ts'
import { pointQuestions } from './point-questions.ts'
import type { Provable } from './provable.ts'
import { MOST_GOAL_POINTS } from '../tuned/tuned.ts'

/** A theorem that describes the P-positions of one game, with its formula for x1, …, xn. */
export interface DecidingTheorem {
  readonly theorem: string
  readonly says: Formula
}

/** A theorem that decides some positions of one game, with its formulas for x1, …, xn. */
export interface PartialTheorem {
  readonly theorem: string
  /** True for positions that are P according to the theorem. */
  readonly isP: Formula
  /** True for positions that are N according to the theorem. */
  readonly isN: Formula
}

/**
 * The first theorem of the registry that decides the outcome of every position of a game, or null
 * if there is no such theorem. The theorem is proved for all parameters, its hypothesis covers the
 * game, and its goal is a formula for the P-positions of this game.
 *
 * @param registry the claims with goals
 * @complexity the goals of the cases with the same number of piles
 */
export function decidingTheorem(
  registry: readonly Provable[],
  ruleset: Ruleset,
  play: PlayConvention,
): DecidingTheorem | null {
  for (const { theorem, goal } of goalsOn(registry.filter(isProved), ruleset)) {
    if (goal.kind === 'outcome' && playOf(goal) === play) return { theorem, says: goal.isP }
  }
  return null
}

/**
 * The theorems of the registry that decide the outcome of only some positions of a game. These
 * theorems are proved for all parameters, or this call proves their case by points. Their
 * hypothesis includes the game.
 *
 * @complexity the cost of {@link decidingTheorem}, and of a proof at 20,000 points for each goal
 */
export function partialTheorems(
  registry: readonly Provable[],
  ruleset: Ruleset,
  play: PlayConvention,
): PartialTheorem[] {
  return registry.flatMap((provable) =>
    [...goalsOn([provable], ruleset)].flatMap(({ theorem, goal }) =>
      goal.kind === 'partial' &&
      playOf(goal) === play &&
      (isProved(provable) || isProvedByPoints(goal))
        ? [{ theorem, isP: goal.isP, isN: goal.isN }]
        : [],
    ),
  )
}

/** True if the repository has a proof for all parameters. */
function isProved({ claim }: Provable): boolean {
  return writtenProofOf(claim) !== undefined || coqProofOf(claim) !== undefined
}

function isProvedByPoints(goal: Goal): boolean {
  return pointQuestions(goal).every(
    ({ question }) => proveByPoints(question, { points: MOST_GOAL_POINTS }).answer === 'proved',
  )
}

/** The goals of the registry that are about one game. */
function* goalsOn(
  registry: readonly Provable[],
  ruleset: Ruleset,
): Generator<{ readonly theorem: string; readonly goal: Goal }> {
  const sizes = moveSizes(ruleset)
  if (sizes === null || !isSymmetric(ruleset)) return
  const n = ruleset.piles
  const game = nameOf(n, sizes)
  // throughout the registry, k is the least number of piles in a move
  const asked = { n: [n, n], A: [formatMoveSet(sizes)], k: [sizes[0]!, sizes[0]!] } as const
  for (const { claim, parameters, goals } of registry) {
    const names = parameters.map(({ name }) => name)
    // a description has one case for each game; a claim with parts is not a description
    if (!names.includes('n') || !names.every((name) => Object.hasOwn(asked, name))) continue
    for (const goal of casesOf(parameters, asked).flatMap(goals)) {
      const ofGoal = moveSizes(goal.ruleset)
      if (ofGoal === null || nameOf(goal.ruleset.piles, ofGoal) !== game) continue
      yield { theorem: claim, goal }
    }
  }
}

/** NIM(n,k) and SN(n,{k}) are the same game. */
function nameOf(piles: number, sizes: readonly number[]): string {
  return formatRuleset(slowSetNim(piles, sizes))
}
