import type { CaseParameters, Domain, Verdict, VerdictRecord } from '@nim/conjectures'

/** The fields that only a few of the records have. */
export type CaseMore = Pick<VerdictRecord, 'reading' | 'answer' | 'class' | 'cause' | 'data'> & {
  readonly counterexample?: NonNullable<VerdictRecord['counterexample']>
}

/**
 * The record of a case. The domain and the method are stored as indexes into lists of the table.
 */
export type CaseRow = readonly [
  values: readonly (number | string)[],
  domain: number,
  checked: number,
  verdict: Verdict,
  failures: number,
  digest: string,
  method: number,
  more?: CaseMore,
]

/**
 * The verdict records of one claim, without the fields that are the same in all records or that
 * follow from the claim.
 */
export interface CaseTable {
  /** The names of the parameters, in the order of their values. */
  readonly parameters: readonly string[]
  readonly domains: readonly Domain[]
  readonly methods: readonly string[]
  readonly rows: readonly CaseRow[]
}

/** The record fields that a table stores. */
export type CaseRecord = Omit<
  VerdictRecord,
  'format' | 'claim' | 'module' | 'ruleset' | 'play' | 'counted' | 'by' | 'nimlab'
>

/**
 * The table of the records of one claim. {@link caseRecords} is the inverse.
 * @throws RangeError if the cases of the records have different parameters
 */
export function caseTable(records: readonly VerdictRecord[]): CaseTable {
  const parameters = Object.keys(records[0]?.case ?? {})
  const domains: Domain[] = []
  const methods: string[] = []
  const rows = records.map((record): CaseRow => {
    if (Object.keys(record.case).join() !== parameters.join()) {
      throw new RangeError(`${record.claim}: its cases have different parameters`)
    }
    const { checked, verdict, failures, digest } = record
    const more = moreOf(record)
    const row = [
      parameters.map((name) => record.case[name]!),
      placeIn(domains, record.domain),
      checked,
      verdict,
      failures,
      digest,
      placeIn(methods, record.method),
    ] as const
    return Object.keys(more).length === 0 ? row : [...row, more]
  })
  return { parameters, domains, methods, rows }
}

/** The records of a table, in the order of the table. */
export function caseRecords({ parameters, domains, methods, rows }: CaseTable): CaseRecord[] {
  return rows.map(([values, domain, checked, verdict, failures, digest, method, more]) => ({
    case: Object.fromEntries(
      parameters.map((name, i) => [name, values[i]!]),
    ) satisfies CaseParameters,
    domain: domains[domain]!,
    checked,
    verdict,
    failures,
    counterexample: null,
    digest,
    method: methods[method]!,
    ...more,
  }))
}

function moreOf({
  reading,
  answer,
  class: of,
  cause,
  data,
  counterexample,
}: VerdictRecord): CaseMore {
  return {
    ...(reading === undefined ? {} : { reading }),
    ...(answer === undefined ? {} : { answer }),
    ...(counterexample === null ? {} : { counterexample }),
    ...(of === undefined ? {} : { class: of }),
    ...(cause === undefined ? {} : { cause }),
    ...(data === undefined ? {} : { data }),
  }
}

/** The index of a value in a list of distinct values. A new value is appended to the list. */
function placeIn<T>(list: T[], value: T): number {
  const text = JSON.stringify(value)
  const place = list.findIndex((one) => JSON.stringify(one) === text)
  return place < 0 ? list.push(value) - 1 : place
}
