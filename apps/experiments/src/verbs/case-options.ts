import type { Command } from '@commander-js/extra-typings'
import { type Plan, PLAN_FORMAT } from '@nim/sweep/checks'
import { DEFAULT_MEMORY, memory } from '../arguments/memory.ts'
import { range } from '../arguments/range.ts'
import { type CaseFlags, restrictionsFor } from '../arguments/restrictions.ts'
import { askedClaims } from '../arguments/asked-claims.ts'
import { maxPile, threadCount } from '../arguments/whole-number.ts'

/** Adds the options that say which cases are checked, on which boxes, and with what means. */
export function withCaseOptions<A extends unknown[]>(command: Command<A>) {
  return command
    .option('--n <range>', 'number of piles, such as 4 or 3..6', range)
    .option('--k <range>', 'parameter k, such as 2 or 2..5', range)
    .option('--l <range>', 'parameter l, such as 2 or 2..5', range)
    .option(
      '--where <name=value>',
      'only this value of a named parameter, such as branch=case0.4; may be repeated',
      (text: string, before: string[] | undefined): string[] => [...(before ?? []), text],
    )
    .option('--max <B>', 'check boxes with piles 0..B instead of the default boxes', maxPile)
    .option('--quick', 'smaller ranges and boxes, where a claim names them')
    .option('--threads <T>', 'number of worker threads', threadCount, 1)
    .option('--memory <bytes>', 'limit for the tables of one check', memory, DEFAULT_MEMORY)
}

/**
 * The plan that names and flags of the command line ask for.
 * @throws (by rejection) UsageError
 */
export async function planOf(
  names: readonly string[],
  flags: CaseFlags & { readonly max?: number; readonly quick?: true },
): Promise<Plan> {
  const asked = await askedClaims(names)
  const ranges = restrictionsFor(
    asked.map(({ card }) => card),
    flags,
  )
  return {
    format: PLAN_FORMAT,
    claims: asked.map(({ card: { id, quick = {} }, own }, i) => {
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
