import { type AtlasRow, type DiscoveryRecord, shorterRow } from '@nim/discovery/atlas'
import { digestOf } from '@nim/sweep/records'
import { asPublished } from './judged-rows.ts'
import { SHORT_POINTS } from './limits.ts'
import type { Atlas, Row } from './rows.ts'

/**
 * Shortens the formulas of the atlas. It removes the parts that a formula does not need, if points
 * prove the shorter formula.
 *
 * @param tell called with a line about each row that becomes shorter or has too many points
 * @param write called after each row that becomes shorter, with its file and all rows of the file,
 *   so that a later run continues where this one stopped
 * @returns the number of rows with too many points
 */
export function shortenRows(
  { all }: Pick<Atlas, 'all'>,
  tell: (words: string) => void,
  write: (file: string, rows: readonly AtlasRow[]) => void,
): number {
  const files = new Map<string, AtlasRow[]>()
  for (const row of all) files.set(row.file, [...(files.get(row.file) ?? []), asPublished(row)])
  let long = 0
  for (const [file, rows] of files) {
    rows.forEach((row, i) => {
      const shorter = shorterRow(row, SHORT_POINTS)
      if (shorter === 'short') return
      if (shorter === 'too long') {
        long++
        tell(`${nameOf(row)}: too many points`)
        return
      }
      tell(`${nameOf(row)}: ${row.says!.length} characters, now ${shorter.says!.length}`)
      rows[i] = published(shorter)
      write(file, rows)
    })
  }
  return long
}

function nameOf({ game, play, value }: Pick<Row, 'game' | 'play' | 'value'>): string {
  return `${game} ${play} ${value}`
}

/** The row with the digest of its certificate instead of the certificate itself. */
function published({ certificate, ...row }: DiscoveryRecord): AtlasRow {
  return { ...row, certificate: digestOf(JSON.stringify(certificate)) }
}
