import { formatPosition, isSymmetric, options, type Position, sorted } from '@nim/core/rules'
import { compile } from '@nim/presburger'
import type { ImplicationGoal, Quantity } from '../goal/goal.ts'
import type { Finding } from './counterexample.ts'
import { furtherNumbers } from './further-numbers.ts'

/**
 * Returns a function that computes the value of a quantity at a position, or at a position with
 * further numbers. The search tries every number up to a limit. The limit is the sum of all piles,
 * of the absolute values of all further numbers, and of 1 for each of them.
 */
export function valueIn({ name, attains }: Quantity, variables: readonly string[]): ValueIn {
  const isAttained = compile(attains, [...variables, name])
  return (x) => {
    let v = x.reduce((sum, number) => sum + Math.abs(number) + 1, 0)
    const at = [...x, v]
    while (v >= 0 && !isAttained(at)) at[x.length] = --v
    return v
  }
}

/** The value of a quantity at a position. */
type ValueIn = (x: Position) => number

/**
 * Finds positions at which an implication is false. It evaluates the definitions of the quantities
 * at each position and at the positions after its moves.
 */
export function implicationJudge(goal: ImplicationGoal): (x: Position) => Finding | null {
  const { ruleset, variables, also = [], quantities, under, says, moves } = goal
  const numbered = [...variables, ...also.map(({ name }) => name)]
  const values = quantities.map((quantity) => valueIn(quantity, numbered))
  const names = [...numbered, ...quantities.map(({ name }) => name)]
  const all = moves === undefined ? names : [...names, ...names.map((name) => `${name}_next`)]
  const [applies, isTrue] = [compile(under, all), compile(says, all)]
  // the same positions recur after moves
  const memo = new Map<string, readonly number[]>()
  const numbers = (x: Position, further: readonly number[]): readonly number[] => {
    const at = [...x, ...further]
    const numbers = memo.get(at.join()) ?? [...at, ...values.map((value) => value(at))]
    if (moves !== undefined) memo.set(at.join(), numbers)
    return numbers
  }
  const described = (x: Position, further: readonly number[]): string => {
    const all = numbers(x, further)
    const words = names.slice(x.length).map((name, i) => `${name} = ${all[x.length + i]}`)
    return [formatPosition(x), ...(words.length === 0 ? [] : ['with', words.join(', ')])].join(' ')
  }
  const finding = (explain: string): Finding => ({ expected: 'true', actual: 'false', explain })
  const after = afterMoves(goal)
  const findAt = (x: Position, further: readonly number[]): Finding | null => {
    const at = numbers(x, further)
    const fails = (next: readonly number[]): boolean =>
      applies([...at, ...next]) && !isTrue([...at, ...next])
    if (moves === undefined) return fails([]) ? finding(described(x, further)) : null
    if (options(ruleset, x).length === 0) return null
    for (const next of after(x)) {
      if (next === null)
        return finding(`${formatPosition(x)}: the move of the strategy is not legal`)
      if (!fails(numbers(next, further))) continue
      return finding(`${described(x, further)}, and after a move ${described(next, further)}`)
    }
    return null
  }
  const furtherAt = furtherNumbers(goal)
  return (x) => {
    for (const further of furtherAt(x)) {
      const finding = findAt(x, further)
      if (finding !== null) return finding
    }
    return null
  }
}

/** The position after each move of a goal; null for each move that is not legal. */
function afterMoves({
  ruleset,
  variables,
  moves,
}: ImplicationGoal): (x: Position) => (Position | null)[] {
  if (moves === undefined || moves === 'legal') return (x) => [...options(ruleset, x)]
  const rules = moves.map(({ when, play }) => ({ applies: compile(when, variables), play }))
  return (x) => {
    const rule = rules.find(({ applies }) => applies(x))
    if (rule === undefined || rule.play.some((pile) => x[pile - 1] === 0)) return [null]
    const left = x.map((pile, i) => (rule.play.includes(i + 1) ? pile - 1 : pile))
    return [isSymmetric(ruleset) ? sorted(left) : left]
  }
}
