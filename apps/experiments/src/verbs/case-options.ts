import type { Command } from '@commander-js/extra-typings'
import { type Plan, PLAN_FORMAT } from '@nim/sweep/checks'
import { DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS } from '../arguments/memory.ts'
import { OPTIONS } from '../arguments/options.ts'
import { type CaseFlags, restrictionsFor } from '../arguments/restrictions.ts'
import { askedClaims } from '../arguments/asked-claims.ts'

/** Adds the options that select the cases, the boxes and the limits of a check. */
export function withCaseOptions<A extends unknown[]>(command: Command<A>) {
  return command
    .addOption(OPTIONS.n())
    .addOption(OPTIONS.k())
    .addOption(OPTIONS.l())
    .addOption(OPTIONS.where())
    .addOption(OPTIONS.max().default(undefined, 'the boxes that the claim names'))
    .addOption(OPTIONS.quick())
    .addOption(OPTIONS.threads().default(1))
    .addOption(OPTIONS.memory().default(DEFAULT_MEMORY, DEFAULT_MEMORY_WORDS))
}

/**
 * The plan that the names and options of the command line define.
 * @throws (by rejection) UsageError
 */
export async function planOf(
  names: readonly string[],
  flags: CaseFlags & { readonly max?: number; readonly quick?: true },
): Promise<Plan> {
  const selection = await askedClaims(names)
  const ranges = restrictionsFor(
    selection.map(({ card }) => card),
    flags,
  )
  return {
    format: PLAN_FORMAT,
    claims: selection.map(({ card: { id, quick = {} }, own }, i) => {
      const max = flags.max ?? (flags.quick === true ? quick.max : undefined)
      return {
        claim: id,
        ...(own === undefined ? {} : { module: own.module }),
        ranges: flags.quick === true ? { ...quick.ranges, ...ranges[i]! } : ranges[i]!,
        ...(max === undefined ? {} : { max }),
      }
    }),
  }
}
