import { formatPosition, isSymmetric, options, type Position, sorted } from '@nim/core/rules'
import { compile } from '@nim/presburger'
import type { ImplicationGoal, Quantity } from '../goal/goal.ts'
import type { Finding } from './counterexample.ts'

/** The value of a quantity at a position: every number up to the sum of the piles and their number is tried. */
export function valueIn({ name, attains }: Quantity, variables: readonly string[]): ValueIn {
  const isAttained = compile(attains, [...variables, name])
  return (x) => {
    let v = x.reduce((sum, pile) => sum + pile, x.length)
    const at = [...x, v]
    while (v >= 0 && !isAttained(at)) at[x.length] = --v
    return v
  }
}

/** A number of a position. */
type ValueIn = (x: Position) => number

/**
 * Finds where an implication is false, from the definitions of its quantities at that position and after
 * its moves.
 */
export function implicationJudge(goal: ImplicationGoal): (x: Position) => Finding | null {
  const { ruleset, variables, quantities, under, says, moves } = goal
  const values = quantities.map((quantity) => valueIn(quantity, variables))
  const names = [...variables, ...quantities.map(({ name }) => name)]
  const all = moves === undefined ? names : [...names, ...names.map((name) => `${name}_next`)]
  const [applies, isTrue] = [compile(under, all), compile(says, all)]
  // after moves the same positions come again
  const known = new Map<string, readonly number[]>()
  const numbers = (x: Position): readonly number[] => {
    const key = x.join()
    const found = known.get(key) ?? [...x, ...values.map((value) => value(x))]
    known.set(key, found)
    return found
  }
  const described = (x: Position): string => {
    const words = quantities.map(({ name }, i) => `${name} = ${numbers(x)[variables.length + i]}`)
    return [formatPosition(x), ...(words.length === 0 ? [] : ['with', words.join(', ')])].join(' ')
  }
  const after = afterMoves(goal)
  return (x) => {
    const at = numbers(x)
    const fails = (next: readonly number[]): boolean =>
      applies([...at, ...next]) && !isTrue([...at, ...next])
    const found = (explain: string): Finding => ({ expected: 'true', actual: 'false', explain })
    if (moves === undefined) return fails([]) ? found(described(x)) : null
    if (options(ruleset, x).length === 0) return null
    for (const next of after(x)) {
      if (next === null) return found(`${formatPosition(x)}: the move named is not legal`)
      if (fails(numbers(next))) return found(`${described(x)}, and after a move ${described(next)}`)
    }
    return null
  }
}

/** The positions after the moves that a goal speaks of; null for a move that is not legal. */
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
