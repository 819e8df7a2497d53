import {
  formatRuleset,
  isSymmetric,
  moveSizes,
  type PlayConvention,
  type Ruleset,
  slowSetNim,
} from '@nim/core/rules'
import type { Formula } from '@nim/presburger'
import { playOf } from '@nim/prover/goal'
import { coqProofOf, writtenProofOf } from '../cards/general-proofs.ts'
import { casesOf } from '../claim/parameter.ts'
import { formatMoveSet } from '../facts/setnim/move-sets.ts'
import type { Provable } from './provable.ts'

/** A theorem that describes the P-positions of one game, and its formula for x1, …, xn. */
export interface DecidingTheorem {
  readonly theorem: string
  readonly says: Formula
}

/**
 * The first theorem of the registry that decides the outcome of every position of a game: it is proved for all
 * parameters, its hypothesis allows the game, and its goal is a formula for the P-positions of this game. Null if there
 * is none.
 *
 * @param registry the claims with goals
 * @complexity the goals of the cases with as many piles
 */
export function decidingTheorem(
  registry: readonly Provable[],
  ruleset: Ruleset,
  play: PlayConvention,
): DecidingTheorem | null {
  const sizes = moveSizes(ruleset)
  if (sizes === null || !isSymmetric(ruleset)) return null
  const n = ruleset.piles
  const game = nameOf(n, sizes)
  // throughout the registry k is the least number of piles of a move
  const asked = { n: [n, n], A: [formatMoveSet(sizes)], k: [sizes[0]!, sizes[0]!] } as const
  for (const { claim, parameters, goals } of registry) {
    if (writtenProofOf(claim) === undefined && coqProofOf(claim) === undefined) continue
    const names = parameters.map(({ name }) => name)
    // a description has a case for each game; what has parts says something else
    if (!names.includes('n') || !names.every((name) => Object.hasOwn(asked, name))) continue
    for (const goal of casesOf(parameters, asked).flatMap(goals)) {
      const ofGoal = moveSizes(goal.ruleset)
      if (goal.kind !== 'outcome' || ofGoal === null || playOf(goal) !== play) continue
      if (nameOf(goal.ruleset.piles, ofGoal) === game) return { theorem: claim, says: goal.isP }
    }
  }
  return null
}

/** NIM(n,k) and SN(n,{k}) are one game. */
function nameOf(piles: number, sizes: readonly number[]): string {
  return formatRuleset(slowSetNim(piles, sizes))
}
