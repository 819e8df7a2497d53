import { hypergraphNim } from '@nim/core/rules'
import { evaluate, type Formula, freeVariables, parse } from '@nim/presburger'
import { conditionsOf } from '../conditions/conditions.ts'
import type { Encoding } from '../encode/encoding.ts'
import type { OutcomeGoal } from '../goal/goal.ts'
import { DEFAULT_ENCODING, obligations, obligationsOf, scriptOf } from '../prove/obligations.ts'
import { caseQueries, rawQuery } from '../prove/queries.ts'
import { LARGEST_CONTROL_VALUE } from '../tuned/tuned.ts'

/**
 * A query of a shape that occurs in a proof. The answer to this query is known without a solver.
 */
export interface ControlQuestion {
  readonly id: string
  readonly script: string
  readonly formula: Formula
  readonly expected: 'sat' | 'unsat'
}

/**
 * The queries of one shape about the control goal, and the number of these queries that nimlab
 * uses.
 */
interface Shape {
  readonly questions: (goal: OutcomeGoal, expected: ControlQuestion['expected']) => Iterable<Asked>
  readonly encoding: Encoding
  readonly count: number
}

type Asked = Omit<ControlQuestion, 'expected'>

const DIRECT: Encoding = { residues: 'none', terms: 'direct' }

const SHAPES: readonly Shape[] = [
  { questions: simplifiedCases, encoding: DEFAULT_ENCODING, count: 2 },
  { questions: simplifiedCases, encoding: DIRECT, count: 2 },
  { questions: conditionsAsTheyAre, encoding: DEFAULT_ENCODING, count: 1 },
  { questions: casesAsTheyAre, encoding: DEFAULT_ENCODING, count: 1 },
  { questions: covers, encoding: DEFAULT_ENCODING, count: 1 },
]

/** The questions, which are the same for every solver. They are generated only once. */
let questions: readonly ControlQuestion[] | undefined

/**
 * Queries about two formulas for one small game, in every shape that a proof and its recheck use.
 * The queries are built and written in the same way as for every goal. The first formula describes
 * the P-positions, so the queries about it have no solution. The second formula is wrong. For this
 * formula, nimlab uses only those queries for which evaluation finds a solution with small numbers.
 * No solver helps to determine the answers.
 */
export function controlQuestions(): readonly ControlQuestion[] {
  return (questions ??= SHAPES.flatMap((shape) => [
    ...questionsOf('right', 'min(x2, x1 + x3) == 0 (mod 2)', shape, 'unsat'),
    ...questionsOf('wrong', 'min(x2, x1 + x3 + 1) == 0 (mod 2)', shape, 'sat'),
  ]))
}

function questionsOf(
  name: string,
  isP: string,
  { questions: asking, encoding, count }: Shape,
  expected: ControlQuestion['expected'],
): ControlQuestion[] {
  const goal: OutcomeGoal = {
    kind: 'outcome',
    id: `control-${name}-${encoding.terms}`,
    // Three piles in a row. A move takes one stone from one pile, or one stone each from the middle
    // pile and one of its neighbours.
    ruleset: hypergraphNim(3, [
      [1, 2],
      [2, 3],
    ]),
    variables: ['x1', 'x2', 'x3'],
    isP: parse(isP),
    encoding,
  }
  const questions: ControlQuestion[] = []
  for (const query of asking(goal, expected)) {
    if (expected === 'sat' && !hasSmallSolution(query.formula)) continue
    questions.push({ ...query, id: `${goal.id}-${query.id}`, expected })
    if (questions.length === count) break
  }
  return questions
}

function* simplifiedCases(goal: OutcomeGoal): Generator<Asked> {
  for (const part of obligations(goal)) {
    const { id, formula } = part
    if (!part.isSimplified) yield { id, script: scriptOf(goal, part), formula }
  }
}

function* conditionsAsTheyAre(goal: OutcomeGoal): Generator<Asked> {
  for (const condition of conditionsOf(goal)) {
    const { id, text: script, formula } = rawQuery(goal, condition)
    yield { id, script, formula }
  }
}

function* casesAsTheyAre(goal: OutcomeGoal): Generator<Asked> {
  for (const condition of conditionsOf(goal)) {
    const queries = [...caseQueries(goal, condition)]
    for (const { id, text: script, formula } of queries.slice(0, -1)) yield { id, script, formula }
  }
}

/**
 * The queries that ask whether the cases cover the condition. If the expected answer is that they
 * do not cover it, the function omits one case.
 */
function* covers(goal: OutcomeGoal, expected: ControlQuestion['expected']): Generator<Asked> {
  for (const condition of conditionsOf(goal)) {
    const parts = [...obligationsOf(goal, condition)]
    const some = expected === 'sat' ? parts.slice(1) : parts
    const { id, text: script, formula } = [...caseQueries(goal, condition, some)].at(-1)!
    yield { id, script, formula }
  }
}

function hasSmallSolution(formula: Formula): boolean {
  const names = [...freeVariables(formula)]
  const count = (LARGEST_CONTROL_VALUE + 1) ** names.length
  for (let number = 0; number < count; number++) {
    const values = names.map(
      (_, i) => Math.floor(number / (LARGEST_CONTROL_VALUE + 1) ** i) % (LARGEST_CONTROL_VALUE + 1),
    )
    const assignment = Object.fromEntries(names.map((name, i) => [name, values[i]!]))
    if (evaluate(formula, assignment)) return true
  }
  return false
}
