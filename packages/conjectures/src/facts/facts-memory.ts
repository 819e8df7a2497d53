import { boxCount, type Ruleset } from '@nim/core/rules'
import type { BoxDomain } from '../claim/verdict.ts'
import { rankedTableMemory, tableMemory } from '../rows/table-memory.ts'
import type { Fact } from './fact.ts'

/**
 * The bytes that facts need at the same time: their own tables, solved values by rank, and columns
 * of facts with rows. If only the values of a table are used, the table is freed before the next
 * one is made.
 *
 * @param everywhere true if all facts are looked up by rank, not only facts that others need
 */
export function factsMemory(
  facts: readonly Fact<unknown>[],
  ruleset: Ruleset,
  domain: BoxDomain,
  everywhere = false,
): bigint {
  const needed = new Set(facts.flatMap(({ needs = [] }) => needs))
  let [kept, passing] = [0n, 0n]
  for (const fact of facts) {
    const { bytes, rows, solved } = fact
    if (bytes !== undefined) kept += bytes(ruleset, domain)
    const isColumn = rows !== undefined && (everywhere || needed.has(fact))
    if (isColumn) kept += 4n * boxCount(ruleset.piles, domain.max, true)
    if (solved === undefined) continue
    const table = tableMemory(ruleset, domain, solved.value)
    const values = rankedTableMemory(ruleset, domain, solved.value) - table
    // a table that is stored by rank also serves as its own list of values
    kept += values === 0n ? table : values
    if (values > 0n && table > passing) passing = table
  }
  return kept + passing
}
