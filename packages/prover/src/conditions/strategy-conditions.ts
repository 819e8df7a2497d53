import { and, type Formula, not, type Substitution, TRUE } from '@nim/presburger'
import type { Strategy } from '../goal/goal.ts'
import { allNonempty, type Move, optionOf } from '../moves/moves.ts'
import { sortedPlays } from '../moves/sorted-plays.ts'
import type { Condition } from './condition.ts'

/** The game, and the positions at which the strategy is played. */
interface Setting {
  readonly variables: readonly string[]
  readonly isSorted: boolean
  readonly moves: readonly Move[]
  /** The positions at which the strategy has to work. */
  readonly hypotheses: readonly Formula[]
  /** The condition that the option must satisfy. */
  readonly reached: (option: Substitution) => Formula
}

/**
 * Conditions that together state that the move of the strategy is legal and leads to the required
 * option. There is one condition for each rule. If piles are sorted, each way in which the named
 * piles can equal their lower neighbours gives one condition. The last condition states that some
 * rule applies. Together the conditions imply that a good move exists.
 *
 * @throws RangeError if a rule plays a set of piles that the game does not allow
 */
export function strategyConditions(strategy: Strategy, setting: Setting): Condition[] {
  const earlier: Formula[] = []
  const conditions = strategy.flatMap(({ when, play }, i): Condition[] => {
    const piles = [...play].sort((a, b) => a - b)
    checkAllowed(piles, setting)
    const hypotheses = [...setting.hypotheses, ...earlier.map(not), when]
    earlier.push(when)
    const ways = setting.isSorted ? sortedPlays(piles, setting.variables) : [{ piles, when: TRUE }]
    return ways.map((way) => ({
      id: `strategy-${i + 1}-${piles.join('.')}-${way.piles.join('.')}`,
      kind: 'strategy',
      statement: `Where rule ${i + 1} applies, taking from the piles ${way.piles.join(', ')} (for ${piles.join(', ')}) is legal and does what is claimed.`,
      assertions: [
        ...hypotheses,
        way.when,
        not(
          and(
            allNonempty(way.piles, setting.variables),
            setting.reached(optionOf(way.piles, setting.variables)),
          ),
        ),
      ],
    }))
  })
  return [
    ...conditions,
    {
      id: 'strategy-total',
      kind: 'strategy',
      statement: 'In every position that needs a move some rule of the strategy applies.',
      assertions: [...setting.hypotheses, ...earlier.map(not)],
    },
  ]
}

function checkAllowed(piles: readonly number[], { moves, isSorted }: Setting): void {
  const isAllowed = moves.some((move) =>
    isSorted
      ? move.piles.length === new Set(piles).size && piles.length === move.piles.length
      : move.piles.join() === piles.join(),
  )
  if (!isAllowed)
    throw new RangeError(
      `strategy: no move takes stones from exactly the piles ${piles.join(', ')}`,
    )
}
