import { hypergraphNim } from '@nim/core/rules'
import { evaluate, type Formula, freeVariables, parse } from '@nim/presburger'
import type { Encoding } from '../encode/encoding.ts'
import type { OutcomeGoal } from '../goal/goal.ts'
import { DEFAULT_ENCODING, type Obligation, obligations, scriptOf } from '../prove/obligations.ts'

/** A question of the shape of an obligation whose answer is known without a solver. */
export interface ControlQuestion {
  readonly id: string
  readonly script: string
  readonly formula: Formula
  readonly expected: 'sat' | 'unsat'
}

/** Questions of each expected answer and each encoding. */
const OF_EACH = 2

/** Values of the variables that are tried for a solution: 0..LARGEST. */
const LARGEST = 4

const ENCODINGS: readonly Encoding[] = [DEFAULT_ENCODING, { residues: 'none', terms: 'direct' }]

/**
 * Obligations of two formulas for one small game, built and written as those of every goal. The first
 * formula describes the P-positions, so its obligations have no solution; of the second, which does
 * not, those are taken for which evaluation finds a solution among small numbers. No solver takes part
 * in saying what the answers are.
 */
export function controlQuestions(): ControlQuestion[] {
  return ENCODINGS.flatMap((encoding) => [
    ...questionsOf('right', 'min(x2, x1 + x3) == 0 (mod 2)', encoding, 'unsat'),
    ...questionsOf('wrong', 'min(x2, x1 + x3 + 1) == 0 (mod 2)', encoding, 'sat'),
  ])
}

function questionsOf(
  name: string,
  isP: string,
  encoding: Encoding,
  expected: ControlQuestion['expected'],
): ControlQuestion[] {
  const goal: OutcomeGoal = {
    kind: 'outcome',
    id: `control-${name}-${encoding.terms}`,
    // A path of three piles: a pile alone, or with its neighbour in the middle.
    ruleset: hypergraphNim(3, [
      [1, 2],
      [2, 3],
    ]),
    variables: ['x1', 'x2', 'x3'],
    isP: parse(isP),
    encoding,
  }
  const asked: Obligation[] = []
  for (const obligation of obligations(goal)) {
    if (obligation.isSimplified) continue
    if (expected === 'sat' && !hasSmallSolution(obligation.formula)) continue
    asked.push(obligation)
    if (asked.length === OF_EACH) break
  }
  return asked.map((obligation) => ({
    id: `${goal.id}-${obligation.id}`,
    script: scriptOf(goal, obligation),
    formula: obligation.formula,
    expected,
  }))
}

function hasSmallSolution(formula: Formula): boolean {
  const names = [...freeVariables(formula)]
  const count = (LARGEST + 1) ** names.length
  for (let number = 0; number < count; number++) {
    const values = names.map((_, i) => Math.floor(number / (LARGEST + 1) ** i) % (LARGEST + 1))
    const assignment = Object.fromEntries(names.map((name, i) => [name, values[i]!]))
    if (evaluate(formula, assignment)) return true
  }
  return false
}
