import { boxCount, exactSlowNim, formatPosition } from '@nim/core/rules'
import type { Asked, Cost } from '../../../claim/claim.ts'
import { streamHeader } from '../../stream-header.ts'
import { rankedTableMemory, tableMemory } from '../../../rows/table-memory.ts'
import { tally } from '../../tally.ts'
import { testByRanks } from '../../test-by-ranks.ts'
import { withTable } from '../../../rows/with-table.ts'
import type { BoxDomain, CheckResult } from '../../../claim/verdict.ts'
import { criticalNumbers } from '../../../facts/exact-slow/for-each-critical.ts'
import { levelsByDefinition, levelSetWords } from '../../../facts/exact-slow/level-sets.ts'
import { longestMPlay, mPlayRows } from '../../../facts/exact-slow/m-play-counts.ts'

/**
 * What {@link checkThreeNumbers} takes: two tables, of one also the array by rank, m and M, what is needed
 * to find them, and with another kernel the level sets.
 */
export function threeNumbersCost(n: number, domain: BoxDomain): Cost {
  const ruleset = exactSlowNim(n, n - 1)
  const positions = boxCount(n, domain.max, true)
  const longest = Math.floor((n * domain.max) / (n - 1))
  const tables =
    tableMemory(ruleset, domain, 'remoteness') + rankedTableMemory(ruleset, domain, 'outcome')
  return { positions, memory: tables + positions * BigInt(16 + 4 * levelSetWords(longest)) }
}

/**
 * GMMV-S1.7 (a): whether x is P is told by m(x), M(x) and R(x), these three by their definitions and the
 * outcome by a solution of its own.
 */
export function checkThreeNumbers(
  isP: (m: number, M: number, R: number) => boolean,
  { id, parameters, domain, limits }: Asked<{ n: number; part: string }, BoxDomain>,
): CheckResult {
  const { n, part } = parameters
  const ruleset = exactSlowNim(n, n - 1)
  return withTable(ruleset, domain, { value: 'remoteness', ...limits }, (table) =>
    withTable(ruleset, domain, { value: 'outcome', ...limits }, (outcome) => {
      const { box } = table
      const outcomes = outcome.values
      const { counts: M, rows } = mPlayRows(box)
      const most = longestMPlay(box)
      const m = levelsByDefinition(box, rows, most, limits.kernel)
      const found = tally(streamHeader(id, { n, part }, domain))
      testByRanks(found, table, (words, count, rank, R, at) => {
        let failing = 0
        for (let i = 0; i < count; i++) {
          const entry = outcomes[rank + i]!
          const fails = isP(m[rank + i]!, M[rank + i]!, R[at + i]!) === (entry === 0) ? 0 : 1
          words[i] = 2 * entry + fails
          failing |= fails
        }
        return failing
      })
      return found.result(
        'retrograde',
        (x) => {
          const rank = box.rank(x)
          const letter = outcome.outcomeAt(x)
          const critical = criticalNumbers(box, rows, most)[rank]!
          return {
            expected: 'part (a)',
            actual: `m = ${m[rank]}, M = ${M[rank]}, R = ${table.at(x)}, ${letter}`,
            explain: `${formatPosition(x)} is ${letter}${critical < 0 ? '' : ` and ${critical}-critical`}`,
          }
        },
        {},
      )
    }),
  )
}
