import { formatRuleset } from '@nim/core/rules'
import { toText, unreadable } from '@nim/presburger'
import type { ShiftCertificate } from '@nim/prover/shift-check'
import type { DiscoveryRecord } from './discovery-record.ts'
import { settledRegions, type SoFar } from './so-far.ts'

/**
 * The results of a search that was stopped early, as data for one line of JSON. Such a record is
 * not a row of an atlas.
 */
export interface SoFarRecord
  extends
    Pick<
      DiscoveryRecord,
      'game' | 'play' | 'value' | 'boxes' | 'regions' | 'evidenceTo' | 'walls' | 'congruences'
    >,
    Partial<Pick<DiscoveryRecord, 'density' | 'scan'>> {
  readonly status: 'stopped'
  /** A description of the step in which the search was stopped. */
  readonly doing: string
  /** The best description; null if the search had not found a description yet. */
  readonly best: {
    /** The formula or term as text; null if the text is too long to be parsed again. */
    readonly says: string | null
    readonly cases: readonly string[]
    /** The share of positions of the largest box at which the description is wrong. */
    readonly wrong: number
    /**
     * The smallest known position at which the description is wrong; null if no such position is
     * known.
     */
    readonly failsAt: readonly number[] | null
  } | null
  /**
   * The number of strata whose walls and congruences determine the value of every position far from
   * the walls.
   */
  readonly settled: number
  /** The number of all strata. There is one stratum for each choice of small gaps. */
  readonly strata: number
  /**
   * The rules that solve the game, if the search found them; `checkShifts` of
   * @nim/prover/shift-check verifies them.
   */
  readonly shifts?: ShiftCertificate
}

export function soFarRecord(soFar: SoFar): SoFarRecord {
  const { ruleset, play, value, doing, boxes, best, seen, regions, evidenceTo } = soFar
  const { settled, of } = settledRegions(soFar)
  return {
    game: formatRuleset(ruleset),
    play,
    value,
    status: 'stopped',
    doing,
    best:
      best === null
        ? null
        : {
            says: unreadable(best.says) === null ? toText(best.says) : null,
            cases: best.cases,
            wrong: best.wrong,
            failsAt: best.failsAt,
          },
    boxes,
    ...seen,
    ...(evidenceTo === null ? {} : { evidenceTo }),
    regions,
    settled,
    strata: of,
    walls: soFar.walls,
    congruences: soFar.congruences,
  }
}
