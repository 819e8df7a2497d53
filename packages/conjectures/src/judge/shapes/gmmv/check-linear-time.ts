import { mPlayCountAccelerated } from '@nim/core/exact-slow'
import { denseBox, formatPosition, sorted } from '@nim/core/rules'
import type { Asked } from '../../../claim/claim.ts'
import { streamHeader } from '../../stream-header.ts'
import { instanceTally } from '../../instance-tally.ts'
import type { BoxDomain, CheckResult } from '../../../claim/verdict.ts'
import { digitAutomaton } from '../../../facts/exact-slow/digit-automaton.ts'
import { kPlusOneTables } from '../../../facts/exact-slow/k-plus-one-tables.ts'
import { pseudoRandomVectors } from '../../../facts/exact-slow/pseudo-random-vectors.ts'

const WINDOW = 5
const MOST_STATES = 2000
const VECTORS = 500
const DIGITS = 200

/** GMMV-S3 (b): an automaton recognises P-positions with one step a digit. */
export function checkLinearTime(
  { steps: allowed }: { readonly steps: (digits: number) => number },
  { id, parameters, domain, limits }: Asked<{ readonly part: string; n: number }, BoxDomain>,
): CheckResult {
  const { n } = parameters
  const isP = (x: readonly bigint[]): boolean => mPlayCountAccelerated(sorted(x)) % 2n === 0n
  const automaton = digitAutomaton(n, isP, WINDOW, MOST_STATES)
  const found = instanceTally(streamHeader(id, parameters, domain))
  const test = (x: readonly bigint[], expected: boolean): void => {
    const digits = Math.max(...x.map((pile) => (pile === 0n ? 0 : pile.toString(2).length)))
    const { accepted, steps } = automaton?.run(x) ?? { accepted: false, steps: Infinity }
    found.test(accepted === expected && steps <= allowed(digits), expected ? 0 : 1, () => ({
      witness: { x: x.map(String), digits },
      expected: `${expected ? 'P' : 'N'} in ${allowed(digits)} steps`,
      actual: automaton === null ? 'no automaton' : `${accepted ? 'P' : 'N'} in ${steps} steps`,
      explain: `${formatPosition(x)} has ${digits} digits; the automaton has ${automaton?.states ?? `more than ${MOST_STATES}`} states`,
    }))
  }
  const tables = kPlusOneTables(n, domain, limits)
  denseBox(n, domain.max).forEach((x) => test(x.map(BigInt), tables.at(sorted(x)).R % 2 === 0))
  for (const x of pseudoRandomVectors(n, DIGITS, VECTORS)) test(x, isP(x))
  return found.result('retrograde', { states: automaton?.states ?? MOST_STATES })
}
