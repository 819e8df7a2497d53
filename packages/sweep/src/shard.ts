import {
  type CaseParameters,
  type Domain,
  findClaim,
  NIMLAB_VERSION,
  type VerdictRecord,
  verdictRecord,
} from '@nim/conjectures'

/** One unit of work: one case of one claim on one domain. Plain data, so that threads can take it. */
export interface Shard {
  readonly claim: string
  readonly case: CaseParameters
  readonly domain: Domain
  /** Bytes of tables the check may allocate. */
  readonly memory: number
}

/**
 * Checks one shard in the calling thread. The result depends on the shard alone, but for `seconds`.
 * @throws RangeError if the claim is unknown or the domain needs more memory than allowed
 */
export function runShard(shard: Shard): VerdictRecord {
  const claim = findClaim(shard.claim)
  if (claim === undefined) throw new RangeError(`shard: unknown claim '${shard.claim}'`)
  const start = performance.now()
  const result = claim.check(shard.case, shard.domain, { memory: shard.memory })
  const seconds = Math.round(performance.now() - start) / 1000
  return verdictRecord(shard, result, { nimlab: NIMLAB_VERSION, seconds })
}
