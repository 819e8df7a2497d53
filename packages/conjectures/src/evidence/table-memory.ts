import { requiredMemory, type TableValue } from '@nim/bruteforce'
import type { Ruleset } from '@nim/core/rules'
import type { BoxDomain } from '../verdict.ts'

/** Stands for sizes beyond every machine: more than 2^53 positions. */
const BEYOND = 2n ** 64n

/** Bytes the solver allocates for a table of the box, exact or at least 2^64. */
export function tableMemory(ruleset: Ruleset, domain: BoxDomain, value: TableValue): bigint {
  const bytes = requiredMemory(ruleset, domain, value)
  return Number.isFinite(bytes) ? BigInt(Math.ceil(bytes)) : BEYOND
}
