import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { StopSignal } from '@nim/bruteforce'
import { parseShiftLine, readStrictLine, type ShiftLine } from '@nim/discovery/atlas'
import { checkShifts, SHIFT_CERTIFICATE, type ShiftCertificate } from '@nim/prover/shift-check'
import { readLines, unpack } from './atlas-files.ts'

/** The file with the results of the search for shift rules, and the file with its certificates. */
export const SHIFT_GAMES = 'shift-games.jsonl'
export const SHIFT_PACK = 'shift-certificates.jsonl.gz'

/** The reason why a row is not proved, and whether that reason is only a limit. */
interface ShiftProblem {
  readonly where: string
  readonly why: string
  readonly outOfBounds?: true
}

/** The number of rows that are proved, and the reasons why the other rows are not proved. */
export interface RecheckedShifts {
  readonly proved: number
  readonly problems: readonly ShiftProblem[]
}

/** The rows of an atlas about shift rules, and their certificates by subject. */
export interface ShiftGames {
  readonly rows: readonly { readonly where: string; readonly row: ShiftLine }[]
  readonly certificates: ReadonlyMap<string, ShiftCertificate>
}

export interface RecheckShiftsOptions {
  readonly stop: StopSignal
  /**
   * Called with the number of rules that are checked so far, and the number of rules in all
   * certificates.
   */
  readonly onProgress: (done: number, total: number) => void
}

/**
 * Reads the rows and the certificates. Both lists are empty if the atlas has neither of the two
 * files.
 *
 * @throws UnreadableInput, also if only one of the two files exists; DamagedAtlas
 */
export function readShiftGames(folder: string): ShiftGames {
  const isThere = [SHIFT_GAMES, SHIFT_PACK].some((name) => existsSync(join(folder, name)))
  if (!isThere) return { rows: [], certificates: new Map() }
  const rows = readLines(folder, SHIFT_GAMES, parseShiftLine)
  return { rows, certificates: unpack(folder, SHIFT_PACK, certificatesIn) }
}

/**
 * Checks the shift rules of every row with the independent checker, and compares the numbers in the
 * row with the checker's counts.
 *
 * @throws the reason of `stop` if it is aborted
 */
export function recheckShiftGames(
  { rows, certificates }: ShiftGames,
  { stop, onProgress }: RecheckShiftsOptions,
): RecheckedShifts {
  const problems: ShiftProblem[] = []
  const unused = new Map(certificates)
  const total = [...certificates.values()].reduce((sum, { rules }) => sum + rules.length, 0)
  const seen = new Set<string>()
  let [proved, done] = [0, 0]
  const keepWatch = (): void => {
    if (stop.aborted) throw stop.reason
    onProgress(done, total)
  }
  for (const { where: line, row } of rows) {
    keepWatch()
    const name = nameOf(row)
    const where = `${line} (${name})`
    if (seen.has(name)) problems.push({ where, why: 'an earlier line has the same subject' })
    seen.add(name)
    const certificate = unused.get(name)
    const problem = problemOf(row, certificate, keepWatch)
    if (problem !== null) problems.push({ where, ...problem })
    else if (row.proved) proved++
    done += certificate?.rules.length ?? 0
    unused.delete(name)
  }
  onProgress(done, total)
  for (const name of unused.keys()) {
    problems.push({ where: SHIFT_PACK, why: `the certificate of ${name} belongs to no row` })
  }
  return { proved, problems }
}

function nameOf({ game, play, value }: ShiftLine): string {
  return `${game} ${play} ${value ?? 'outcome'}`
}

function problemOf(
  row: ShiftLine,
  certificate: ShiftCertificate | undefined,
  onStep: () => void,
): Omit<ShiftProblem, 'where'> | null {
  if (!row.proved) {
    return certificate === undefined ? null : { why: 'it has a certificate but is not proved' }
  }
  if (certificate === undefined) return { why: `${SHIFT_PACK} does not contain its certificate` }
  const checked = checkShifts(certificate, { onStep })
  if (!checked.accepted) {
    const { why, outOfBounds } = checked
    return { why, ...(outOfBounds && { outOfBounds }) }
  }
  const { rules, critical, covered, edges, irreducible } = checked
  const counted = { rules, critical, covered, ...edges, irreducible: irreducible.count }
  const counts: Readonly<Record<string, number>> = { ...counted, p: irreducible.p }
  const wrong = Object.entries(counts).find(
    ([name, count]) => row[name as keyof ShiftLine] !== count,
  )
  if (wrong === undefined) return null
  return { why: `${wrong[0]}: the checker counts ${wrong[1]}` }
}

/** @throws RangeError naming a line that is no certificate, or has the subject of another one */
function certificatesIn(text: string): Map<string, ShiftCertificate> {
  const certificates = new Map<string, ShiftCertificate>()
  for (const [i, line] of text.trimEnd().split('\n').entries()) {
    try {
      const certificate = readStrictLine(line, SHIFT_CERTIFICATE, () => undefined)
      const { ruleset, play, value } = certificate
      const name = `${ruleset} ${play} ${value}`
      if (certificates.has(name)) throw new RangeError('an earlier line has the same subject')
      certificates.set(name, certificate)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      throw new RangeError(`line ${i + 1}: ${error.message}`, { cause: error })
    }
  }
  return certificates
}
