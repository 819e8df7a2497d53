import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TableValue } from '@nim/bruteforce'
import { NIMLAB_VERSION } from '@nim/conjectures/version'
import { isUnreadable, readInputText, writeDurably } from '@nim/core/files'
import type { PlayConvention } from '@nim/core/rules'
import { type DiscoveryRecord, parseRecordLine } from '@nim/discovery'
import { digestOf } from '@nim/sweep/records'
import { UsageError } from '../usage-error.ts'

/** The games of an atlas, and the limits for the search on each game. */
export interface AtlasPlan {
  readonly format: 'nimlab-atlas-1'
  readonly nimlab: string
  /**
   * The kind of value that the atlas describes. If the field is absent, the atlas describes
   * outcomes.
   */
  readonly value?: 'grundy' | 'remoteness'
  readonly seed: number
  readonly positions: number
  readonly points: number
  readonly games: readonly { readonly game: string; readonly play: PlayConvention }[]
}

const PLAN_FILE = 'plan.json'
const ROWS = 'rows'

export function atlasPlan(about: Omit<AtlasPlan, 'format' | 'nimlab'>): AtlasPlan {
  return { format: 'nimlab-atlas-1', nimlab: NIMLAB_VERSION, ...about }
}

/**
 * Creates the directory of an atlas, or resumes an existing directory.
 * @throws UsageError if the directory belongs to a different atlas or contains other files
 */
export function openAtlas(directory: string, plan: AtlasPlan): void {
  mkdirSync(join(directory, ROWS), { recursive: true })
  const path = join(directory, PLAN_FILE)
  const text = `${JSON.stringify(plan)}\n`
  let stored: string | null = null
  try {
    stored = readInputText(path)
  } catch (error) {
    if (!isUnreadable(error, 'ENOENT')) throw error
  }
  if (stored === null) writeDurably(path, text)
  else if (stored !== text) {
    throw new UsageError(
      `--out '${directory}': plan.json belongs to a different atlas (games, seed, limits or version of nimlab differ); use a new directory`,
    )
  }
}

/** The kind of value that the atlas of a plan describes. */
export function valueOf({ value }: AtlasPlan): TableValue {
  return value ?? 'outcome'
}

/**
 * The row of the i-th game, or the reason why nimlab must compute the row. The reason is null if
 * nimlab has never computed the row.
 */
export type ReadRow =
  | { readonly row: DiscoveryRecord; readonly problem: null }
  | { readonly row: null; readonly problem: string | null }

/**
 * Reads a row. A row is valid if it is written exactly as nimlab writes it, belongs to this game,
 * and has only valid fields. If the row contains a proof, the checker of certificates must accept
 * the proof.
 */
export function readRow(directory: string, plan: AtlasPlan, i: number): ReadRow {
  let text: string
  try {
    text = readInputText(join(directory, rowFile(i)))
  } catch (error) {
    if (isUnreadable(error, 'ENOENT')) return { row: null, problem: null }
    throw error
  }
  const [line, digest, ...rest] = text.split('\n')
  if (digest !== digestOf(line!) || rest.join('') !== '') {
    return { row: null, problem: 'it was changed' }
  }
  let row: DiscoveryRecord
  try {
    row = parseRecordLine(line!)
  } catch (error) {
    return { row: null, problem: (error as Error).message }
  }
  const { game, play } = plan.games[i]!
  const isThis = row.game === game && row.play === play && row.value === valueOf(plan)
  return isThis ? { row, problem: null } : { row: null, problem: 'it belongs to another game' }
}

/** Writes a row completely or not at all. @throws RangeError if the row could not be read back */
export function writeRow(directory: string, i: number, row: DiscoveryRecord): void {
  const line = JSON.stringify(row)
  parseRecordLine(line)
  writeDurably(join(directory, rowFile(i)), `${line}\n${digestOf(line)}\n`)
}

/**
 * Writes the atlas: one line for each game, in the order of the plan. Instead of a whole
 * certificate, a line contains only the digest of the certificate.
 */
export function writeAtlas(directory: string, rows: readonly DiscoveryRecord[]): void {
  const lines = rows.map(({ certificate, ...row }) =>
    JSON.stringify(
      certificate === undefined
        ? row
        : { ...row, certificate: digestOf(JSON.stringify(certificate)) },
    ),
  )
  writeDurably(join(directory, 'atlas.jsonl'), lines.map((line) => `${line}\n`).join(''))
}

/** The path of the file for the i-th row, relative to the directory. */
export function rowFile(i: number): string {
  return join(ROWS, `${String(i + 1).padStart(5, '0')}.json`)
}
