import type { VerdictRecord } from '@nim/conjectures'
import * as v from 'valibot'
import { mismatch } from '../directory/shard-file.ts'
import type { Unfolded } from '../plan/unfold.ts'
import { recordsDigest } from '../records.ts'
import type { ShardResult } from '../shard.ts'
import { unsealed, UntrustedEntry } from './sealed.ts'

/** What the results of a queue are read for. */
export interface Wanted {
  readonly sweep: Unfolded
  /** Every shard is to be run by two algorithms. */
  readonly isDouble: boolean
  readonly secret: string | null
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const RESULT = v.strictObject({
  shard: count,
  records: v.array(v.looseObject({})),
  digest: v.string(),
  seconds: v.pipe(v.number(), v.finite(), v.minValue(0)),
  second: v.optional(v.strictObject({ independent: count, partly: count, repeated: count })),
})

/**
 * Reads the result of a shard as Redis holds it.
 * @throws UntrustedEntry if it is not signed for this shard of this plan, or does not answer it
 */
export function readResult(
  { sweep, isDouble, secret }: Wanted,
  shard: number,
  text: string,
): ShardResult {
  const subject = { what: 'result', plan: sweep.digest, shard } as const
  const body = unsealed(secret, subject, text)
  let result: ShardResult
  try {
    const { records, second, ...rest } = v.parse(RESULT, JSON.parse(body))
    result = { ...rest, records: records as unknown as readonly VerdictRecord[] }
    if (second !== undefined) result = { ...result, second }
  } catch (error) {
    throw new UntrustedEntry('it is damaged', { cause: error })
  }
  if (result.shard !== shard) throw new UntrustedEntry(`it is of shard ${result.shard}`)
  const wrong = mismatch(sweep.shards[shard]!, result.records)
  if (wrong !== null) throw new UntrustedEntry(wrong)
  if (recordsDigest(result.records) !== result.digest) {
    throw new UntrustedEntry('its records do not have the digest that it says')
  }
  if (isDouble !== (result.second !== undefined)) {
    throw new UntrustedEntry(`it was run by ${isDouble ? 'one algorithm' : 'two algorithms'}`)
  }
  return result
}
