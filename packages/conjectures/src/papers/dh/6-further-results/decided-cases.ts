import type { CaseParameters } from '../../../judge/index.ts'
import { parseMoveSet } from '../../../facts/setnim/move-sets.ts'

/**
 * The part of the question about P-positions that remains open even if we know whether the type
 * determines the outcome.
 */
export const OPEN_BY_TYPES =
  'the P-positions if types do not determine the outcome, unless the atlas has a proved formula'

/**
 * The theorems on SN(n,{k}), for each k that has a theorem. They describe the P-positions by types.
 */
export function provedForK({ n, k }: CaseParameters): string[] {
  if (k === 1) return ['NT-4']
  if (k === n) return ['NT-1']
  return k === Number(n) - 1 ? ['DH-T3.3'] : []
}

/**
 * The theorems on SN(n,{1,…,k}), for each k that has a theorem. They describe the P-positions by
 * types.
 */
export function provedForAtMostK({ n, k }: CaseParameters): string[] {
  if (k === 1) return ['NT-4']
  if (k === n) return ['NT-1']
  return k === Number(n) - 1 ? ['NT-2.r1'] : []
}

/** The theorems that describe P(n,{k,n}) and P(n,{k}), for each k that has such theorems. */
export function provedInclusion({ n, A }: CaseParameters): string[] {
  const [k] = parseMoveSet(String(A))
  if (k === 1) return ['NT-4']
  return k === Number(n) - 1 ? ['DH-T3.3', 'DH-T5.1'] : []
}
