import { parsePart, type Part, partOf } from '@nim/sweep'
import { readingInput, UsageError } from '../../usage-error.ts'

/**
 * The part of a plan that `--shard`, or `--res` with `--mod`, selects; undefined for the whole
 * plan.
 */
export function partFrom(flags: {
  readonly shard?: string
  readonly res?: number
  readonly mod?: number
}): Part | undefined {
  const { shard, res, mod } = flags
  if (shard !== undefined && (res !== undefined || mod !== undefined)) {
    throw new UsageError(
      '--shard counts from 1, but --res counts from 0: use only one of the two forms',
    )
  }
  if ((res === undefined) !== (mod === undefined)) {
    throw new UsageError('--res and --mod must be used together, such as --res 2 --mod 64')
  }
  return readingInput(() => {
    if (shard !== undefined) return parsePart(shard)
    return res === undefined ? undefined : partOf(res, mod!)
  })
}
