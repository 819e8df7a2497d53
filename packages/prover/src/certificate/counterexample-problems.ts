import type { Goal } from '../goal/goal.ts'
import { checkedFromRules } from '../refute/checked-from-rules.ts'
import { judgeOf } from '../refute/judge.ts'
import { scan } from '../refute/scan.ts'
import type { Problem } from './compare.ts'
import { MANIFEST_FILE } from './files.ts'
import type { Manifest } from './manifest.ts'

/** What is wrong with the counterexample of a certificate, computed again from the rules. */
export function counterexampleProblems({ counterexample }: Manifest, goal: Goal): Problem[] {
  const problem = (text: string): Problem[] => [{ file: MANIFEST_FILE, problem: text }]
  if (counterexample === null) return problem('it has no counterexample')
  const { position, expected, actual, isSmallest } = counterexample
  const name = `its counterexample ${position.join()}`
  if (goal.kind === 'partial' || isSmallest) {
    const maxSum = position.reduce((a, b) => a + b, 0)
    const { found } = scan(goal.ruleset, judgeOf(goal), { positions: 2_000_000, maxSum })
    if (found !== null && found.position.join() !== position.join()) {
      return problem(`${name} is not the smallest: ${found.position.join()} is smaller`)
    }
  }
  const finding = judgeOf(goal).at(position)
  if (finding === null) return problem(`${name} is none`)
  const again = checkedFromRules(goal, { position, finding }, isSmallest)
  if (again.expected !== expected || again.actual !== actual) {
    return problem(`${name}: the claim says ${again.expected}, the game ${again.actual}`)
  }
  return []
}
