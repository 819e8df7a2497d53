import { isSymmetric } from '@nim/core/rules'
import {
  and,
  eq,
  even,
  type Formula,
  ge,
  lt,
  minus,
  not,
  odd,
  or,
  substitute,
} from '@nim/presburger'
import type { RemotenessGoal } from '../goal/goal.ts'
import { isPosition, movesOf } from '../moves/moves.ts'
import type { Condition } from './condition.ts'
import { strategyConditions } from './strategy-conditions.ts'

/**
 * The conditions under which f is the remoteness: f is 0 at the terminal positions, and positive at
 * all others. At each position that is not terminal, some option has the value f − 1. If f is odd,
 * no option has an even value below f − 1. If f is even, every option has an odd value of at most f
 * − 1. In misère play, a terminal position also has remoteness 0, but the player to move wins
 * there, so odd and even change roles.
 *
 * @source GMMV REF-1; proofs, “Remoteness”
 */
export function remotenessConditions(goal: RemotenessGoal): Condition[] {
  const { ruleset, variables, remoteness: f } = goal
  const moves = movesOf(ruleset, variables)
  const domain = isPosition(ruleset, variables)
  const terminal = not(or(...moves.map(({ isLegal }) => isLegal)))
  const open = [domain, not(terminal)]
  const [won, lost] = goal.play === 'misere' ? [even, odd] : [odd, even]
  const isNext = (g: typeof f): Formula => eq(g, minus(f, 1))
  return [
    {
      id: 'terminal',
      kind: 'terminal',
      statement: 'The value is 0 where no move is legal, and at least 1 elsewhere.',
      assertions: [domain, not(or(and(terminal, eq(f, 0)), and(not(terminal), ge(f, 1))))],
    },
    ...moves.map(({ piles, isLegal, option }): Condition => {
      const g = substitute(f, option)
      const isAllowed = or(
        and(won(f), or(won(g), ge(g, minus(f, 1)))),
        and(lost(f), won(g), lt(g, f)),
      )
      return {
        id: `option-${piles.join('.')}`,
        kind: 'option',
        statement: `No legal move on the piles ${piles.join(', ')} leads to a better value than the one claimed.`,
        assertions: [domain, isLegal, not(isAllowed)],
      }
    }),
    ...(goal.strategy === undefined
      ? [
          {
            id: 'next',
            kind: 'next',
            statement: 'Wherever a move is legal, some option has a value less by 1.',
            assertions: [
              ...open,
              ...moves.map(({ isLegal, option }) =>
                not(and(isLegal, isNext(substitute(f, option)))),
              ),
            ],
          } satisfies Condition,
        ]
      : strategyConditions(goal.strategy, {
          variables,
          isSorted: isSymmetric(ruleset),
          moves,
          hypotheses: open,
          reached: (option) => isNext(substitute(f, option)),
        })),
  ]
}
