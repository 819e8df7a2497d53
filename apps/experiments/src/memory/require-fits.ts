import { boxCount, rulesetTitle, isSymmetric, type Ruleset } from '@nim/core/rules'
import { formatBytes } from '../arguments/memory.ts'
import { UsageError } from '../usage-error.ts'

/**
 * Rejects a box whose tables need more memory than the limit.
 * @param instead another remedy, in addition to a smaller box or more memory
 * @throws UsageError that names the needed memory and the limit
 */
export function requireFits(
  ruleset: Ruleset,
  max: number,
  needed: number,
  limit: number,
  instead: string,
): void {
  if (needed <= limit) return
  const positions = formatCount(boxCount(ruleset.piles, max, isSymmetric(ruleset)))
  throw new UsageError(
    `${rulesetTitle(ruleset)} with max ${max} has ${positions} positions and needs ${formatBytes(needed)}, more than the limit of ${formatBytes(limit)}; lower --max${instead} or raise --memory`,
  )
}

function formatCount(count: bigint): string {
  return count <= BigInt(Number.MAX_SAFE_INTEGER) ? count.toString() : 'more than 2^53'
}
