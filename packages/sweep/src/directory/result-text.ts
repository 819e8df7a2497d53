import * as v from 'valibot'
import type { ShardResult } from '../shard.ts'
import { recordFault } from './record-line.ts'
import { digest, inWords, unread, whole } from './strict.ts'
import { shardName } from '../shard-name.ts'

const RESULT = v.strictObject({
  shard: whole,
  records: v.array(v.unknown()),
  digest,
  seconds: v.pipe(v.number(), v.finite(), v.minValue(0)),
  second: v.optional(v.strictObject({ independent: whole, partly: whole, repeated: whole })),
})

/** The result of a shard, or a description of the error in it. */
export type ReadResult =
  | { readonly result: ShardResult; readonly wrong: null }
  | { readonly wrong: string }

/**
 * Parses the result of a shard that a worker wrote.
 * @param shard the shard under whose name the result was stored
 */
export function readResultText(text: string, shard: number): ReadResult {
  try {
    const data = JSON.parse(text) as ShardResult
    const parsed = v.safeParse(RESULT, data, { abortEarly: true })
    if (!parsed.success) return { wrong: inWords(parsed.issues[0]) }
    if (data.shard !== shard) return { wrong: `it is of ${shardName(data.shard)}` }
    for (const [i, record] of data.records.entries()) {
      const wrong = recordFault(record)
      if (wrong !== null) return { wrong: `record ${i + 1}: ${wrong}` }
    }
    if (JSON.stringify(data) === text) return { result: data, wrong: null }
    return {
      wrong:
        'it differs from what nimlab writes for this result: perhaps a field occurs twice, or there are extra spaces',
    }
  } catch (error) {
    return { wrong: `it is not valid JSON: ${unread(error)}` }
  }
}
