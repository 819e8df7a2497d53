import type { Ruleset } from '@nim/core/rules'
import { hypergraphKernel } from './hypergraph.ts'
import type { Kernel } from './kernel.ts'
import { slowSymmetricKernel } from './slow-symmetric.ts'
import { wythoffKernel } from './wythoff.ts'

const KERNELS: readonly Kernel[] = [slowSymmetricKernel, hypergraphKernel, wythoffKernel]

/** The kernel that fills typed arrays for this ruleset; null if no such kernel exists. */
export function arrayKernelOf(ruleset: Ruleset): Kernel | null {
  return KERNELS.find(({ accepts }) => accepts(ruleset)) ?? null
}
