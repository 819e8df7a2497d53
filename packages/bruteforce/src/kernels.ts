import type { Ruleset } from '@nim/core/rules'
import { hypergraphKernel } from './hypergraph.ts'
import type { Kernel } from './kernel.ts'
import { slowSymmetricKernel } from './slow-symmetric.ts'
import { wythoffKernel } from './wythoff.ts'

/** All kernels, the preferred ones first. */
const kernels: readonly Kernel[] = [slowSymmetricKernel, hypergraphKernel, wythoffKernel]

/** The kernel that fills tables of this ruleset. */
export function kernelOf(ruleset: Ruleset): Kernel {
  const kernel = kernels.find(({ accepts }) => accepts(ruleset))
  if (kernel === undefined) throw new RangeError(`solve: no kernel for ${ruleset.kind}`)
  return kernel
}
