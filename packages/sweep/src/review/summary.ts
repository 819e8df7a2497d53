import { createHash } from 'node:crypto'
import { NIMLAB_VERSION, type Verdict, type VerdictRecord } from '@nim/conjectures'
import { VERDICTS } from '@nim/conjectures/format'
import type { Unfolded } from '../plan/unfold.ts'
import { MOST_REFUTED_SHOWN } from '../tuned.ts'

/** Counts of verdicts, in the order of VERDICTS. */
export type VerdictCounts = Readonly<Partial<Record<Verdict, number>>>

/**
 * The results of a sweep, which are stored in `summary.json`. Every run of the sweep gives the same
 * summary.
 */
export interface Summary {
  readonly plan: string
  readonly nimlab: string
  /**
   * False if results are missing, which is possible only if the caller requested a partial summary.
   */
  readonly complete: boolean
  readonly shards: number
  readonly cases: number
  /** The number of cases of the plan that have no result. */
  readonly missing: number
  /** The total number of positions in all domains, computed from the claims' closed formulas. */
  readonly positions: string
  /** The number of tested instances. */
  readonly checked: number
  /** The verdicts on cases of the principal readings. */
  readonly verdicts: VerdictCounts
  /** The verdicts on cases of other readings, which are remarks. */
  readonly remarks: VerdictCounts
  readonly claims: readonly ClaimCounts[]
  readonly refuted: readonly Pick<VerdictRecord, 'claim' | 'case' | 'domain' | 'counterexample'>[]
  /** The SHA-256 of the lines of all records, in the order of the plan. */
  readonly digest: string
}

/** The results of a sweep for one claim. */
export interface ClaimCounts {
  readonly claim: string
  readonly cases: number
  readonly checked: number
  /** The verdicts on cases of the principal reading. */
  readonly verdicts: VerdictCounts
}

/** Receives the records of a sweep, in the order of the plan, and computes the summary. */
export interface Summing {
  /** @param line the line of the record, without its line feed */
  add(record: VerdictRecord, line: string): void
  summary(): Summary
}

/**
 * An empty summary of a sweep. Records with the verdict `holds` do not increase the memory of the
 * summary.
 */
export function summing(sweep: Unfolded): Summing {
  const hash = createHash('sha256')
  const claims = new Map<
    string,
    { cases: number; checked: number; verdicts: Map<Verdict, number> }
  >()
  const verdicts = new Map<Verdict, number>()
  const remarks = new Map<Verdict, number>()
  const refuted: Summary['refuted'][number][] = []
  const count = (counts: Map<Verdict, number>, verdict: Verdict): void => {
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
  }
  let cases = 0
  let checked = 0
  return {
    add: (record, line) => {
      const { claim, case: parameters, domain, counterexample, verdict } = record
      hash.update(`${line}\n`)
      const own = claims.get(claim) ?? { cases: 0, checked: 0, verdicts: new Map() }
      claims.set(claim, own)
      own.cases++
      own.checked += record.checked
      const isRemark = record.reading === 'remark'
      if (!isRemark) count(own.verdicts, verdict)
      count(isRemark ? remarks : verdicts, verdict)
      cases++
      checked += record.checked
      if (verdict === 'refuted' && !isRemark && refuted.length < MOST_REFUTED_SHOWN) {
        refuted.push({ claim, case: parameters, domain, counterexample })
      }
    },
    summary: () => ({
      plan: sweep.digest,
      nimlab: NIMLAB_VERSION,
      complete: cases === sweep.cases,
      shards: sweep.shards.length,
      cases,
      missing: sweep.cases - cases,
      positions: positionsOf(sweep).toString(),
      checked,
      verdicts: inOrder(verdicts),
      remarks: inOrder(remarks),
      claims: [...claims].map(([claim, own]) => ({
        claim,
        ...own,
        verdicts: inOrder(own.verdicts),
      })),
      refuted,
      digest: `sha256:${hash.digest('hex')}`,
    }),
  }
}

/**
 * The total number of positions in all domains of a sweep, computed from the claims' closed
 * formulas.
 */
function positionsOf({ shards }: Unfolded): bigint {
  let positions = 0n
  for (const { checks } of shards) for (const { cost } of checks) positions += cost.positions
  return positions
}

function inOrder(counts: ReadonlyMap<Verdict, number>): VerdictCounts {
  return Object.fromEntries(
    VERDICTS.flatMap((verdict) => (counts.has(verdict) ? [[verdict, counts.get(verdict)!]] : [])),
  )
}
