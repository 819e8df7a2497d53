import type { Ruleset } from '@nim/core/rules'
import { hypergraphKernel } from './hypergraph.ts'
import type { Kernel } from './kernel.ts'
import { slowSymmetricKernel } from './slow-symmetric.ts'
import { hypergraphWasmKernel } from './wasm/hypergraph-kernel.ts'
import { wythoffWasmKernel } from './wasm/wythoff-kernel.ts'
import { wythoffKernel } from './wythoff.ts'

/**
 * Which kernels may be used: `auto` the fastest for the task, `plain` only typed arrays. All give the
 * same entries.
 */
export type KernelChoice = 'auto' | 'plain'

const KERNELS: Readonly<Record<KernelChoice, readonly Kernel[]>> = {
  auto: [slowSymmetricKernel, hypergraphWasmKernel, wythoffWasmKernel],
  plain: [slowSymmetricKernel, hypergraphKernel, wythoffKernel],
}

/** The kernel that fills tables of this ruleset. */
export function kernelOf(ruleset: Ruleset, choice: KernelChoice = 'auto'): Kernel {
  const kernel = KERNELS[choice].find(({ accepts }) => accepts(ruleset))
  if (kernel === undefined) throw new RangeError(`solve: no kernel for ${ruleset.kind}`)
  return kernel
}
