import type { VerdictRecord } from '@nim/conjectures'
import { textTable, verdictTable } from '@nim/report/text'
import { readMergedFile, type Summary } from '@nim/sweep'
import { print, printPage } from '../../terminal/output.ts'

/**
 * The maximum number of cases to list one by one. For a larger sweep, only the counts of each claim
 * are listed.
 */
const MOST_LISTED = 200

/**
 * Prints the verdicts of a merged sweep. If the sweep has only a few cases, the function prints
 * every case; otherwise it prints the counts for each claim.
 */
export async function printSummary(
  directory: string,
  summary: Summary,
  json: boolean,
): Promise<void> {
  if (json) return print(JSON.stringify(summary))
  if (summary.cases <= MOST_LISTED) return printPage(verdictTable(await recordsOf(directory)))
  const rows = summary.claims.map(({ claim, cases, checked, verdicts }) => [
    claim,
    String(cases),
    String(checked),
    counts(verdicts),
  ])
  printPage(textTable(['claim', 'cases', 'checked', 'verdicts'], rows))
  print('')
  printPage(counts(summary.verdicts))
}

/** The counts of verdicts in words, such as `12 holds, 1 refuted`. */
export function counts(verdicts: Readonly<Record<string, number>>): string {
  return Object.entries(verdicts)
    .map(([verdict, count]) => `${count} ${verdict}`)
    .join(', ')
}

async function recordsOf(directory: string): Promise<VerdictRecord[]> {
  const records: VerdictRecord[] = []
  for await (const record of readMergedFile(directory)) records.push(record)
  return records
}
