import type { CaseShape } from '../claim/case-shape.ts'

/**
 * The number of items that a record must count, by a formula that does not depend on the run. The
 * result is null if this number is known only after the run.
 */
export function countOf(
  { counts }: Pick<CaseShape, 'counts'>,
  { positions }: { readonly positions: bigint },
): bigint | null {
  return counts === 'positions' || counts === 'entries' ? positions : null
}
