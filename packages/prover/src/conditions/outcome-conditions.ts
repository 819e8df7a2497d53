import { isSymmetric } from '@nim/core/rules'
import { and, type Formula, not, or, substitute } from '@nim/presburger'
import type { OutcomeGoal, PartialGoal } from '../goal/goal.ts'
import { isPosition, type Move, movesOf } from '../moves/moves.ts'
import type { Condition } from './condition.ts'
import { strategyConditions } from './strategy-conditions.ts'

/**
 * The conditions under which a set of positions is the set of P-positions: no move stays in the
 * set, and every other position has a move into it. In misère play terminal positions are N.
 * Therefore the second condition excludes them, and a further condition keeps them out of the set.
 *
 * @source proofs, “nomove” and “hasmove”
 */
export function outcomeConditions(goal: OutcomeGoal): Condition[] {
  const { ruleset, variables, isP } = goal
  const moves = movesOf(ruleset, variables)
  const domain = isPosition(ruleset, variables)
  const terminal = not(or(...moves.map(({ isLegal }) => isLegal)))
  const isMisere = goal.play === 'misere'
  const unlost: readonly Formula[] = [domain, not(isP), ...(isMisere ? [not(terminal)] : [])]
  return [
    ...(isMisere ? [terminalCondition(domain, terminal, isP)] : []),
    ...moves.map((move) => noMove(domain, isP, move)),
    ...hasMoveConditions(goal, unlost),
  ]
}

/** “From every position that satisfies the hypotheses, some legal move leads to P.” */
export function hasMoveConditions(
  { ruleset, variables, isP, strategy }: OutcomeGoal | PartialGoal,
  hypotheses: readonly Formula[],
): Condition[] {
  const moves = movesOf(ruleset, variables)
  if (strategy === undefined) return [hasMove(hypotheses, isP, moves)]
  return strategyConditions(strategy, {
    variables,
    isSorted: isSymmetric(ruleset),
    moves,
    hypotheses,
    reached: (option) => substitute(isP, option),
  })
}

function terminalCondition(domain: Formula, terminal: Formula, isP: Formula): Condition {
  return {
    id: 'terminal',
    kind: 'terminal',
    statement: 'No position without a legal move is P.',
    assertions: [domain, terminal, isP],
  }
}

function noMove(domain: Formula, isP: Formula, { piles, isLegal, option }: Move): Condition {
  return {
    id: `no-move-${piles.join('.')}`,
    kind: 'no-move',
    statement: `No legal move on the piles ${piles.join(', ')} leads from P to P.`,
    assertions: [domain, isLegal, isP, substitute(isP, option)],
  }
}

function hasMove(unlost: readonly Formula[], isP: Formula, moves: readonly Move[]): Condition {
  return {
    id: 'has-move',
    kind: 'has-move',
    statement: 'Every position that needs one has a legal move to P.',
    assertions: [
      ...unlost,
      ...moves.map(({ isLegal, option }) => not(and(isLegal, substitute(isP, option)))),
    ],
  }
}
