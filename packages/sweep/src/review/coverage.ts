import type { VerdictRecord } from '@nim/conjectures'
import { boxCount } from '@nim/core/rules'
import { describeCheck } from '../describe-check.ts'
import { SweepDamage } from '../directory/sweep-error.ts'
import type { PlannedCheck } from '../plan/tables.ts'
import { sumClassCount } from './sum-class-count.ts'

/** Claims that test a statement at every position of the box, and go on after a failure. */
const EVERY = new Set(
  `GMMV-D1 GMMV-D2 GMMV-D3 GMMV-D4 GMMV-D5 GMMV-D6 GMMV-D7 GMMV-D8 GMMV-D9 GMMV-D10 GMMV-D11 GMMV-D12
  GMMV-F4 GMMV-Cite1 GMMV-T1 GMMV-T2 GMMV-Eq5 GMMV-Eq5-fix GMMV-Cor4 GMMV-L3-reorder GMMV-L3-reorder-fix
  GMMV-D3.values GMMV-D8.monotone GMMV-O1 GMMV-T3 GMMV-T3-bt-def GMMV-T3-bt GMMV-T3-bt-fix GMMV-App-fix
  DH-C1 DH-D1 DH-D3 DH-D4 DH-D6 DH-D7 DH-I1 DH-I2 DH-I3 DH-U1 DH-U2 DH-U8 DH-U8-fix DH-T2.2 DH-T2.3
  DH-C2.5 DH-L2.7 DH-Alg1 DH-F4 DH-Alg2 DH-Alg2-fix DH-T3.3 DH-T5.1 DH-T6.1 DH-R6.2
  GN-2.7.nn GN-D10 GN-D11 GN-D12 GN-3.1.a GN-3.1.b GN-3.2 GN-3.2.rule GN-3.2.d GN-3.3 GN-C1 GN-C1-fix
  GN-C1.l2 GN-4u GN-O2 GN-O3 GN-O5
  V-G V-Attrition V-Attrition.a V-FlipFlop V-FlipFlop.a V-FlipFlop.b
  NT-F5 NT-L6 NT-L25 NT-6 NT-7`.split(/\s+/),
)

/** The same at every position of SN(n,A) with a move; A = {n−1} if the case names none. */
const NONTERMINAL = new Set(
  `GMMV-M1 GMMV-M3 GMMV-M4 GMMV-T3-alg GMMV-T3-alg-fix DH-I4a DH-I4b DH-I4b-fix DH-U3 GN-3.2.b`.split(
    ' ',
  ),
)

/** The same at every position of four piles with |x| ≡ r (mod 3). */
const SUM_MOD_3: Readonly<Record<string, number>> = {
  'GMMV-App-case0': 0,
  'GMMV-App-case1': 1,
  'GMMV-App-case2': 2,
  'GMMV-App-case2-fix': 2,
}

/** Claims that test things of another kind, and report how many positions of the box they looked at. */
const REPORTED = new Set('GMMV-C1 GMMV-C1-fix GMMV-C1.t GMMV-C1.b DH-OP1 DH-OP2 DH-OP4'.split(' '))

/** What a record must count, by a formula that takes nothing from the run. */
export interface ExpectedCount {
  /** The number of the record that is counted. */
  readonly of: 'checked' | 'positions'
  readonly count: bigint
}

/**
 * How many positions the record of a check must count, if its domain is a box and its claim is one that
 * looks at all positions of the box, or at all of a kind whose number is known; null for other claims:
 * they test things (critical positions, pairs, types, moves) of whose number nothing is known beforehand.
 *
 * @complexity O(max) at most
 */
export function expectedCount(check: PlannedCheck): ExpectedCount | null {
  const { claim, case: parameters, domain, cost } = check
  if (domain.kind !== 'box') return null
  const { max } = domain
  if (EVERY.has(claim)) return { of: 'checked', count: cost.positions }
  if (claim in SUM_MOD_3) return { of: 'checked', count: sumClassCount(4, max, SUM_MOD_3[claim]!) }
  if (NONTERMINAL.has(claim)) {
    const { n, k, A } = parameters
    const fewest = A === undefined ? (k ?? Number(n) - 1) : /\d+/.exec(String(A))![0]
    // terminal are those of fewer nonempty piles than a move takes
    const terminal = boxCount(Number(fewest) - 1, max, true)
    return { of: 'checked', count: cost.positions - terminal }
  }
  // all but the empty position
  if (claim === 'NT-L2') return { of: 'checked', count: cost.positions - 1n }
  if (!REPORTED.has(claim)) return null
  return { of: 'positions', count: cost.positions }
}

/**
 * Compares what a record counts with {@link expectedCount}, and its numbers with its verdict.
 * @returns true if the count is known to be that of the whole domain
 * @throws SweepDamage naming the record and both numbers
 */
export function requireCoverage(check: PlannedCheck, record: VerdictRecord): boolean {
  const wrong = contradiction(record)
  if (wrong !== null) throw new SweepDamage(`${describeCheck(check)}: ${wrong}`)
  const expected = record.verdict === 'incomplete' ? null : expectedCount(check)
  if (expected === null) return false
  const counted = expected.of === 'checked' ? record.checked : record.data?.['positions']
  if (counted !== undefined && BigInt(counted) === expected.count) return true
  throw new SweepDamage(
    `${describeCheck(check)}: the record counts ${counted ?? 'no'} positions, the closed formula gives ${expected.count}`,
  )
}

/** How a record contradicts itself, in words; null if it does not. */
function contradiction(record: VerdictRecord): string | null {
  const { verdict, checked, failures, counterexample } = record
  // an answer or what is undecided may rest on an instance that fails
  const mayFail = verdict === 'answered' || verdict === 'undecided'
  const isRefuted = verdict === 'refuted' || (mayFail && failures > 0)
  if (failures > checked) return `the record has ${failures} failures among ${checked} tests`
  if (isRefuted !== failures > 0) return `the verdict is ${verdict}, with ${failures} failures`
  if (isRefuted !== (counterexample !== null)) {
    return `the verdict is ${verdict}, ${isRefuted ? 'without' : 'with'} a counterexample`
  }
  if (verdict === 'holds' && checked === 0) return 'the verdict is holds, and nothing was tested'
  return verdict === 'vacuous' && checked > 0 ? `vacuous, with ${checked} tests` : null
}
