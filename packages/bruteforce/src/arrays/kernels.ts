import type { Ruleset } from '@nim/core/rules'
import { referenceKernel } from './fill-by-reference.ts'
import { hypergraphKernel } from './hypergraph.ts'
import type { Kernel } from './kernel.ts'
import { slowSymmetricKernel } from './slow-symmetric.ts'
import { hypergraphWasmKernel } from '../wasm/hypergraph/hypergraph-kernel.ts'
import { wythoffWasmKernel } from '../wasm/wythoff/wythoff-kernel.ts'
import { wythoffKernel } from './wythoff.ts'

/**
 * Which algorithm makes a table: `auto` the fastest for it, `plain` typed arrays, `second` another one
 * than `auto` takes, to compare with (see `second.ts`). All give the same entries.
 */
export type KernelChoice = 'auto' | 'plain' | 'second'

const KERNELS: Readonly<Record<'auto' | 'plain', readonly Kernel[]>> = {
  auto: [slowSymmetricKernel, hypergraphWasmKernel, wythoffWasmKernel],
  plain: [slowSymmetricKernel, hypergraphKernel, wythoffKernel],
}

/** The kernel that fills tables of this ruleset. */
export function kernelOf(ruleset: Ruleset, choice: 'auto' | 'plain' = 'auto'): Kernel {
  return KERNELS[choice].find(({ accepts }) => accepts(ruleset)) ?? referenceKernel
}
