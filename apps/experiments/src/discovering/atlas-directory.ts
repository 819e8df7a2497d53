import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NIMLAB_VERSION } from '@nim/conjectures/version'
import type { PlayConvention } from '@nim/core/rules'
import type { DiscoveryRecord } from '@nim/discovery'
import { checkPoints } from '@nim/prover/points-check'
import { UsageError } from '../usage-error.ts'

/** What an atlas is to hold, and how much is tried for each of its games. */
export interface AtlasPlan {
  readonly format: 'nimlab-atlas-1'
  readonly nimlab: string
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
 * Makes the directory of an atlas, or takes one up that was begun.
 * @throws UsageError if it is the directory of another atlas, or of something else
 */
export function openAtlas(directory: string, plan: AtlasPlan): void {
  mkdirSync(join(directory, ROWS), { recursive: true })
  const path = join(directory, PLAN_FILE)
  const text = `${JSON.stringify(plan)}\n`
  let known: string | null = null
  try {
    known = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  if (known === null) writeWhole(path, text)
  else if (known !== text) {
    throw new UsageError(
      `--out '${directory}': plan.json is of another atlas: other games, seed, budgets or nimlab; use a new directory`,
    )
  }
}

/** The row of the i-th game, or why it has to be made: null if it was not made yet. */
export type ReadRow =
  | { readonly row: DiscoveryRecord; readonly problem: null }
  | { readonly row: null; readonly problem: string | null }

/**
 * Reads a row. It is believed if it is what was written, of this game, and its proof, if it has one, is accepted by
 * the checker of certificates.
 */
export function readRow(directory: string, plan: AtlasPlan, i: number): ReadRow {
  let text: string
  try {
    text = readFileSync(rowPath(directory, i), 'utf8')
  } catch {
    return { row: null, problem: null }
  }
  const [line, digest] = text.split('\n')
  if (digest !== digestOf(line!)) return { row: null, problem: 'it is not what was written' }
  const row = JSON.parse(line!) as DiscoveryRecord
  const { game, play } = plan.games[i]!
  if (row.game !== game || row.play !== play) return { row: null, problem: 'it is of another game' }
  return { row, problem: null }
}

/** Why the proof of a row is not accepted; null if it is, or there is none. */
export function proofProblem({ status, certificate, ...row }: DiscoveryRecord): string | null {
  if (status !== 'proved') return null
  const checked = checkPoints(certificate)
  if (!checked.accepted) return checked.why
  const { ruleset, play, value, says } = checked.question
  const isThis =
    ruleset === row.game && play === row.play && value === row.value && says === row.says
  return isThis ? null : 'its certificate proves something else'
}

/** Writes a row whole, or not at all. */
export function writeRow(directory: string, i: number, row: DiscoveryRecord): void {
  const line = JSON.stringify(row)
  writeWhole(rowPath(directory, i), `${line}\n${digestOf(line)}\n`)
}

/** Writes the atlas: a line a game, in the order of the plan; of a certificate its digest. */
export function writeAtlas(directory: string, rows: readonly DiscoveryRecord[]): void {
  const lines = rows.map(({ certificate, ...row }) =>
    JSON.stringify(
      certificate === undefined
        ? row
        : { ...row, certificate: digestOf(JSON.stringify(certificate)) },
    ),
  )
  writeWhole(join(directory, 'atlas.jsonl'), lines.map((line) => `${line}\n`).join(''))
}

function rowPath(directory: string, i: number): string {
  return join(directory, ROWS, `${String(i + 1).padStart(5, '0')}.json`)
}

function digestOf(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}

function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.tmp`, text)
  renameSync(`${path}.tmp`, path)
}
