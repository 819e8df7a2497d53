import { countOf, type VerdictRecord } from '@nim/conjectures'
import { parseRuleset } from '@nim/core/rules'
import { exceeded } from '../plan/exceeded.ts'
import type { PlannedCheck } from '../plan/tables.ts'

/** The verdicts that a record may have if it contains an answer. */
const ANSWERED = ['answered', 'undecided', 'incomplete']

/**
 * Compares the counts of a record with the closed formulas of the plan, which do not depend on the
 * run. Also checks that the numbers of the record agree with its verdict.
 *
 * @returns a description of the difference; null if there is no difference
 */
export function coverageFault(check: PlannedCheck, record: VerdictRecord): string | null {
  const wrong = contradiction(check, record) ?? outside(check, record)
  const expected = plannedCount(check, record)
  if (wrong !== null || expected === null || BigInt(record.counted) === expected) return wrong
  return `the record counts ${record.counted} ${check.gives.counts}, the closed formula gives ${expected}`
}

/** True if a formula proves that the record covers its whole domain. */
export function isCounted(check: PlannedCheck, record: VerdictRecord): boolean {
  return plannedCount(check, record) !== null
}

/**
 * The number of checked items that the record must contain; null if there is no formula for this
 * number, or if the check exceeds the budget.
 */
function plannedCount(check: PlannedCheck, { verdict, checked }: VerdictRecord): bigint | null {
  // If a check of an existence statement is incomplete, its record still counts all instances.
  const isBegun = verdict !== 'incomplete' || checked > 0
  return isBegun ? countOf(check.gives, check.cost) : null
}

/**
 * The reason why the position of a counterexample is outside the domain; null if the position may
 * be inside.
 */
function outside({ domain, head }: PlannedCheck, record: VerdictRecord): string | null {
  const position = record.counterexample?.position
  if (position === undefined || domain.kind !== 'box' || head.ruleset === undefined) return null
  if (position.some((pile) => pile > domain.max)) {
    return `the counterexample ${position.join()} is outside the box of piles up to ${domain.max}`
  }
  const piles = pilesOf(head.ruleset)
  if (piles === null || piles === position.length) return null
  return `the counterexample ${position.join()} has ${position.length} piles, the game has ${piles}`
}

/**
 * The number of piles of a game. It is null for a game from a module, because the code of the
 * module does not run here.
 */
function pilesOf(ruleset: string): number | null {
  return ruleset.includes('#sha256:') ? null : parseRuleset(ruleset).piles
}

/**
 * A sentence that explains how a record contradicts itself or its plan; null if there is no
 * contradiction.
 */
function contradiction(check: PlannedCheck, record: VerdictRecord): string | null {
  const { gives } = check
  const { verdict, counted, checked, failures, counterexample } = record
  const isBeyond = exceeded(check.cost, check.budget) !== null
  const verdicts = isBeyond ? ['incomplete'] : gives.verdicts
  if (!verdicts.includes(verdict)) {
    return `the verdict is ${verdict}, the claim can give ${verdicts.join(', ')}`
  }
  if (record.answer !== undefined && !ANSWERED.includes(verdict)) {
    return `the verdict is ${verdict}, with an answer`
  }
  // A record with the verdict `answered` or `undecided` may contain instances that fail.
  const mayFail = verdict === 'answered' || verdict === 'undecided'
  const isRefuted = verdict === 'refuted' || (mayFail && failures > 0)
  if (gives.counts === 'some positions' && BigInt(counted) > check.cost.positions) {
    return `the record counts ${counted} of ${check.cost.positions} positions`
  }
  if (checked > counted) return `the record has ${checked} tests of ${counted} ${gives.counts}`
  if (failures > checked) return `the record has ${failures} failures among ${checked} tests`
  if (isRefuted !== failures > 0) return `the verdict is ${verdict}, with ${failures} failures`
  if (isRefuted !== (counterexample !== null)) {
    return `the verdict is ${verdict}, ${isRefuted ? 'without' : 'with'} a counterexample`
  }
  if (verdict === 'holds' && checked === 0) return 'the verdict is holds, and nothing was tested'
  return verdict === 'vacuous' && checked > 0 ? `vacuous, with ${checked} tests` : null
}
