import type { Goal } from '../goal/goal.ts'
import { checkedFromRules } from '../refute/checked-from-rules.ts'
import { judgeOf } from '../refute/judge.ts'
import { scan } from '../refute/scan.ts'
import type { Problem } from './compare.ts'
import { MANIFEST_FILE } from './files.ts'
import type { Manifest } from './manifest.ts'
import { MOST_SCANNED, MOST_SCANNED_BELOW } from '../tuned/tuned.ts'

/**
 * The errors in the counterexample of a certificate. The counterexample is recomputed from the
 * rules.
 */
export function counterexampleProblems({ counterexample }: Manifest, goal: Goal): Problem[] {
  const problem = (text: string): Problem[] => [{ file: MANIFEST_FILE, problem: text }]
  if (counterexample === null) return problem('it has no counterexample')
  const { position, expected, actual, explain, isSmallest, checkedBy } = counterexample
  const name = `its counterexample ${position.join()}`
  const maxSum = position.reduce((a, b) => a + b, 0)
  const positions = isSmallest ? MOST_SCANNED_BELOW : MOST_SCANNED
  const { found } = scan(goal.ruleset, judgeOf(goal), { positions, maxSum })
  if (found !== null && found.position.join() !== position.join()) {
    return problem(`${name} is not the smallest: ${found.position.join()} is smaller`)
  }
  if (found !== null && !isSmallest)
    return problem(`${name} is the smallest, but the certificate does not state this`)
  const finding = judgeOf(goal).at(position)
  if (finding === null) return problem(`${name} is not a counterexample`)
  const again = checkedFromRules(goal, { position, finding }, isSmallest)
  if (again.expected !== expected || again.actual !== actual) {
    return problem(`${name}: the claim gives ${again.expected}, and the game gives ${again.actual}`)
  }
  if (again.explain !== explain || again.checkedBy !== checkedBy) {
    return problem(`${name}: its evidence differs from that of the rules`)
  }
  return []
}
