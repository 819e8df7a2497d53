import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { CaseParameters } from '@nim/conjectures'
import { goalFileName } from '@nim/conjectures/goals'
import { isUnreadable, readOwnText, writeDurably } from '@nim/core/files'
import { oneLine } from '@nim/core/rules'
import type { CertificatePart, SolverIdentity } from '@nim/prover'
import type { ProofRecord } from './proof-record.ts'
import { UsageError } from '../usage-error.ts'

/** The index file of a directory, which lists the certificates that belong together. */
export const INDEX = 'proofs.json'
const FORMAT = 4

/**
 * The index of a directory of certificates. It contains the directory of each goal, and the
 * verdicts.
 */
export interface CertificateIndex {
  readonly format: number
  readonly nimlab: string
  readonly solver: SolverIdentity
  /**
   * The part of each certificate that this directory contains; null if it contains whole
   * certificates.
   */
  readonly part: CertificatePart | null
  readonly cases: readonly IndexedCase[]
}

/** A case with the goals that decide it together. */
export interface IndexedCase {
  readonly claim: string
  readonly case: CaseParameters
  readonly verdict: string
  readonly goals: readonly { readonly id: string; readonly directory: string }[]
  /** The ids of other cases' goals in this directory that the proof of this case uses. */
  readonly uses: readonly string[]
}

/** Creates the directory. @throws by rejection with a UsageError if it is not empty */
export async function emptyDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true }).catch((error: unknown) => {
    throw new UsageError(`${directory}: ${(error as Error).message}`, { cause: error })
  })
  if ((await readdir(directory)).length > 0) {
    throw new UsageError(`${directory} is not empty; certificates need a new directory`)
  }
}

/** Writes the index of the certificates. */
export function writeIndex(directory: string, records: readonly ProofRecord[]): void {
  const [first] = records
  if (first === undefined) return
  const index: CertificateIndex = {
    format: FORMAT,
    nimlab: first.nimlab,
    solver: first.solver!,
    part: first.part,
    cases: records.map(({ claim, case: parameters, verdict, goals, uses }) => ({
      claim,
      case: parameters,
      verdict,
      goals: goals.map(({ id, certificate }) => ({ id, directory: certificate! })),
      uses,
    })),
  }
  writeDurably(join(directory, INDEX), indexText(index))
}

function indexText(index: CertificateIndex): string {
  return `${JSON.stringify(index, null, 2)}\n`
}

/** Thrown if a directory of certificates is damaged. The message names the file. */
export class DamagedCertificates extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`)
    this.name = 'DamagedCertificates'
  }
}

/** True if the directory has an index of certificates from a solver. */
export async function hasIndex(directory: string): Promise<boolean> {
  return (await readdir(directory)).includes(INDEX)
}

/**
 * Reads the index of the certificates.
 *
 * @throws by rejection with a UsageError if the directory contains no certificates, and with
 * DamagedCertificates if its index is broken
 */
export async function readIndex(directory: string): Promise<CertificateIndex> {
  let text: string
  try {
    text = readOwnText(join(directory, INDEX))
  } catch (error) {
    if (!isUnreadable(error, 'ENOENT') && !isUnreadable(error, 'ENOTDIR')) throw error
    throw new UsageError(
      `${directory}: expected a directory of certificates, which contains ${INDEX}`,
    )
  }
  let index: CertificateIndex | null
  try {
    index = JSON.parse(text) as CertificateIndex | null
  } catch {
    throw new DamagedCertificates(INDEX, 'is not valid JSON')
  }
  if (index?.format !== FORMAT) {
    throw new DamagedCertificates(
      INDEX,
      `has format ${oneLine(String(index?.format))}, but this version of nimlab reads only format ${FORMAT}; repeat the proof`,
    )
  }
  if (!isIndex(index)) throw new DamagedCertificates(INDEX, 'does not contain cases and goals')
  if (indexText(index) !== text) {
    throw new DamagedCertificates(INDEX, 'differs from what nimlab writes')
  }
  if (index.cases.length === 0) throw new DamagedCertificates(INDEX, 'contains no case')
  const names = index.cases.map(({ claim, case: parameters }) => sameCase(claim, parameters))
  const twice = index.cases[names.findIndex((name, i) => names.indexOf(name) < i)]
  if (twice !== undefined)
    throw new DamagedCertificates(INDEX, `contains a case of ${twice.claim} twice`)
  return index
}

/**
 * A text that identifies a case of a claim. The order of the parameters does not affect the text.
 */
export function sameCase(claim: string, parameters: CaseParameters): string {
  return JSON.stringify([claim, Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))])
}

function isIndex(index: Partial<CertificateIndex>): boolean {
  const { solver, part, cases } = index
  return (
    hasKeys(index, ['format', 'nimlab', 'solver', 'part', 'cases']) &&
    typeof index.nimlab === 'string' &&
    hasKeys(solver, ['name', 'version', 'binary']) &&
    typeof solver?.name === 'string' &&
    typeof solver.version === 'string' &&
    (solver.binary === null || /^sha256:[0-9a-f]{64}$/.test(solver.binary)) &&
    (part === null || isPart(part)) &&
    Array.isArray(cases) &&
    cases.every(isCase)
  )
}

function isPart(part: Partial<CertificatePart> | undefined): boolean {
  const { number = 0, of = 0 } = part ?? {}
  const areWhole = Number.isSafeInteger(number) && Number.isSafeInteger(of)
  return hasKeys(part, ['number', 'of']) && areWhole && 1 <= number && number <= of
}

function isCase(each: Partial<IndexedCase>): boolean {
  return (
    hasKeys(each, ['claim', 'case', 'verdict', 'goals', 'uses']) &&
    typeof each.claim === 'string' &&
    typeof each.case === 'object' &&
    each.case !== null &&
    ['proved', 'refuted', 'incomplete'].includes(String(each.verdict)) &&
    Array.isArray(each.uses) &&
    each.uses.every((id) => typeof id === 'string') &&
    Array.isArray(each.goals) &&
    each.goals.every(
      (goal: Partial<IndexedCase['goals'][number]>) =>
        hasKeys(goal, ['id', 'directory']) &&
        typeof goal.id === 'string' &&
        goal.directory === goalFileName(goal.id),
    )
  )
}

/** True if the value is an object with exactly these keys. */
function hasKeys(json: unknown, keys: readonly string[]): boolean {
  if (typeof json !== 'object' || json === null) return false
  return Object.keys(json).sort().join() === [...keys].sort().join()
}
