import { formatRuleset } from '@nim/core/rules'
import { toText } from '@nim/presburger'
import type { PointCertificate } from '@nim/prover/points'
import type { Discovery } from './discovery.ts'

/**
 * A discovery as data for one line of JSON. Fields that do not apply to the status of the record
 * are absent.
 */
export interface DiscoveryRecord extends Pick<
  Discovery,
  'play' | 'value' | 'boxes' | 'density' | 'scan' | 'regions' | 'walls' | 'congruences'
> {
  readonly game: string
  readonly status: Discovery['result']['status']
  /**
   * The seed of the search that found the description, if this seed differs from the seed of the
   * atlas.
   */
  readonly seed?: number
  /**
   * The largest pile of the box of the regions. This field is absent if the record has no regions.
   */
  readonly evidenceTo?: number
  /** The formula, or the value as a term, in the text form of @nim/presburger. */
  readonly says?: string
  /** The description by cases, one case on each line. */
  readonly cases?: readonly string[]
  readonly points?: number
  readonly largestPile?: number
  readonly solvedTo?: number
  readonly certificate?: PointCertificate
  /** The id of the theorem that has this formula, if points do not decide the formula. */
  readonly theorem?: string
  readonly holdsTo?: number
  readonly why?: string
  readonly breaksAt?: readonly (readonly number[])[]
  readonly wrong?: number | null
}

export function discoveryRecord({ ruleset, result, ...about }: Discovery): DiscoveryRecord {
  const { play, value, boxes, density, scan, regions, evidenceTo, walls, congruences } = about
  const game = { game: formatRuleset(ruleset), play, value, status: result.status }
  const found = regions.length === 0 ? { regions } : { evidenceTo, regions }
  const evidence = { boxes, density, scan, ...found, walls, congruences }
  if (result.status === 'open') {
    const { why, breaksAt, wrong } = result
    return { ...game, why, breaksAt, wrong, ...evidence }
  }
  const description = {
    ...game,
    says: toText(result.says),
    cases: result.cases,
  }
  if (result.status === 'candidate') {
    return { ...description, holdsTo: result.holdsTo, why: result.why, ...evidence }
  }
  const { points, largestPile, solvedTo, certificate } = result
  return { ...description, points, largestPile, solvedTo, certificate, ...evidence }
}
