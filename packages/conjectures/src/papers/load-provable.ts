import type { ClaimCard, Paper } from '../claim/claim.ts'
import { isFormulaId } from '../formula-claims/formula-id.ts'
import type { Provable } from '../goals/provable.ts'

const PAPERS: Readonly<Partial<Record<Paper, () => Promise<readonly Provable[]>>>> = {
  gmmv: async () => (await import('../goals/gmmv/index.ts')).GMMV_PROVABLE,
  dh: async () => (await import('../goals/dh/index.ts')).DH_PROVABLE,
  nt: async () => (await import('../goals/nt/index.ts')).NT_PROVABLE,
}

/**
 * The same as `provableOf` of `@nim/conjectures/goals`, but only the goals of the claim's paper are
 * loaded.
 * @returns undefined if the claim has no goals
 */
export async function loadProvable({
  id,
  paper,
}: Pick<ClaimCard, 'id' | 'paper'>): Promise<Provable | undefined> {
  if (isFormulaId(id)) return (await import('../goals/formula-goal.ts')).provableFormula(id)
  const goals = paper === 'asked' ? undefined : await PAPERS[paper]?.()
  return goals?.find((provable) => provable.claim === id)
}
