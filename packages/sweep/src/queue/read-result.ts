import { readResultText } from '../directory/result-text.ts'
import { mismatch } from '../directory/shard-file.ts'
import type { Unfolded } from '../plan/unfold.ts'
import { recordsDigest } from '../records.ts'
import type { ShardResult } from '../shard.ts'
import { unsealed, UntrustedEntry } from './sealed.ts'

/** The context in which the results of a queue are read. */
export interface ReadContext {
  readonly sweep: Unfolded
  /** True if every shard must be run with two algorithms. */
  readonly isDouble: boolean
  readonly secret: string | null
}

/**
 * Parses the result of a shard as stored in Redis.
 * @throws UntrustedEntry if the result is not signed for this shard of this plan, or does not
 * correspond to the checks of the shard
 */
export function readResult(
  { sweep, isDouble, secret }: ReadContext,
  shard: number,
  text: string,
): ShardResult {
  const subject = { what: 'result', plan: sweep.digest, shard } as const
  const body = unsealed(secret, subject, text)
  const read = readResultText(body, shard)
  if (read.wrong !== null) throw new UntrustedEntry(read.wrong)
  const { result } = read
  const wrong = mismatch(sweep.shards[shard]!, result.records)
  if (wrong !== null) throw new UntrustedEntry(wrong)
  if (recordsDigest(result.records) !== result.digest) {
    throw new UntrustedEntry('its records do not have the digest that it states')
  }
  if (isDouble !== (result.second !== undefined)) {
    throw new UntrustedEntry(`it was run by ${isDouble ? 'one algorithm' : 'two algorithms'}`)
  }
  return result
}
