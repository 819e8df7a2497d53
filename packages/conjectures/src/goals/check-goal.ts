import type { TableValue } from '@nim/bruteforce'
import { compareSumLex, formatPosition, type PlayConvention, type Position } from '@nim/core/rules'
import { type BoxCheck, formulaDigest, type Goal, playOf } from '@nim/prover/goal'
import { withTable } from '../rows/with-table.ts'
import type { BoxDomain } from '../claim/verdict.ts'
import { GoalError } from './goal-error.ts'
import type { InCore } from './in-core.ts'
import { saysOf } from './says.ts'

/**
 * Compares the formulas of a goal with the solved game at every position of a box, and with the
 * formula in @nim/core. The formulas of an implication are compared with the definitions of its
 * quantities instead. The formulas are those of the given object: pass the same object to the
 * prover.
 *
 * @param inCore the formula of @nim/core, or null if @nim/core has no formula
 * @throws GoalError if the goal and @nim/core disagree at a position
 * @complexity the box is solved once, and every formula is evaluated at each of its positions
 */
export function checkGoal(goal: Goal, box: BoxDomain, inCore: InCore | null): BoxCheck {
  const says = saysOf(goal)
  const { value, play } = valueOf(goal)
  return withTable(goal.ruleset, box, { value, play }, ({ box: positions, values, isP }) => {
    let [spoken, wrongAt]: [number, number[] | null] = [0, null]
    positions.forEach((x, rank) => {
      const said = says(x)
      if (inCore !== null) compareWithCore(goal.id, x, said, inCore(x))
      if (said.length === 0) return
      spoken++
      const isOutcome = value === 'outcome'
      const solved = isOutcome ? isP(values[rank]!) : values[rank]!
      const truth = goal.kind === 'implication' ? true : solved
      if (said.every((one) => one === truth)) return
      if (wrongAt === null || compareSumLex(x, wrongAt) < 0) wrongAt = [...x]
    })
    return { max: box.max, positions: spoken, formulas: formulaDigest(goal), wrongAt }
  })
}

/** The value and the play convention that a goal is about. */
function valueOf(goal: Goal): { readonly value: TableValue; readonly play: PlayConvention } {
  const isValue = goal.kind === 'grundy' || goal.kind === 'remoteness'
  return { value: isValue ? goal.kind : 'outcome', play: playOf(goal) }
}

function compareWithCore(
  id: string,
  x: Position,
  said: readonly (boolean | number)[],
  core: boolean | number | null,
): void {
  const isSame = core === null ? said.length === 0 : said.length === 1 && said[0] === core
  if (isSame) return
  const goal = said.length === 0 ? 'nothing' : said.map(inWords).join(' and ')
  const other = core === null ? 'nothing' : inWords(core)
  throw new GoalError(
    `the goal ${id} gives ${goal} at ${formatPosition(x)}, but the formula in @nim/core gives ${other}`,
  )
}

function inWords(said: boolean | number): string {
  if (typeof said === 'number') return String(said)
  return said ? 'P' : 'N'
}
