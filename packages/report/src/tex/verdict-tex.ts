import type { VerdictRecord } from '@nim/conjectures'
import { formatCase, formatDomain, formatWitness } from '@nim/conjectures/format'
import { recordVerdict } from '../report/verdict-words.ts'
import { booktabs, type BooktabsOptions } from './booktabs.ts'
import { escapeTex } from './escape-tex.ts'

/**
 * Verdict records as a LaTeX table that uses the packages booktabs and array, and longtable if the
 * table is long. The columns are the claim, the case, the domain, the number of checked instances,
 * the verdict, and the smallest counterexample. The verdict of a bounded check applies only to the
 * domain in the same row.
 */
export function verdictTex(
  records: readonly VerdictRecord[],
  options: Pick<BooktabsOptions, 'caption' | 'label' | 'isLong'> = {},
): string {
  const rows = records.map((record) =>
    [
      record.claim,
      formatCase(record.case),
      formatDomain(record.domain),
      String(record.checked),
      recordVerdict(record),
      record.counterexample === null ? '' : formatWitness(record.counterexample),
    ].map(escapeTex),
  )
  return booktabs(
    ['claim', 'case', 'domain', 'checked', 'verdict', 'smallest counterexample'],
    rows,
    {
      ...options,
      align: ['left', 'left', 'left', 'right', 'left', 'left'],
      widths: { 1: 0.16, 5: 0.2 },
    },
  )
}
