import type { CaseShape } from '../claim/case-shape.ts'

/**
 * How many things a record must count, by a formula that takes nothing from the run; null where only the run
 * tells.
 */
export function countOf(
  { counts }: Pick<CaseShape, 'counts'>,
  { positions }: { readonly positions: bigint },
): bigint | null {
  return counts === 'positions' || counts === 'entries' ? positions : null
}
