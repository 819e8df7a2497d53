import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { NIMLAB_VERSION } from '@nim/conjectures'
import { checkResult, goalFileName } from '@nim/conjectures/goals'
import {
  type MergedCertificates,
  mergeCertificates,
  readManifest,
  writeCertificate,
} from '@nim/prover'
import { UsageError } from '../usage-error.ts'
import { caseChecks } from './case-checks.ts'
import { caseRecord, type Decided } from './case-record.ts'
import {
  type CertificateIndex,
  DamagedCertificates,
  INDEX,
  type IndexedCase,
  readIndex,
  writeIndex,
} from './certificates.ts'
import { originProblems } from './origin-problems.ts'
import type { ProofCase } from './proof-cases.ts'
import type { ProofRecord } from './proof-record.ts'
import { rebuiltCase } from './recheck-directory.ts'

/** What joining the parts of proofs came to. */
export interface MergedParts {
  /** The cases; empty if the parts are not joined. */
  readonly records: readonly ProofRecord[]
  /** Files that are missing, altered, or of something else, one line each. */
  readonly damage: readonly string[]
  /** Parts that are in none of the directories, one line each. */
  readonly missing: readonly string[]
}

/** A part that was read: where, and what it says it holds. */
interface ReadPart {
  readonly directory: string
  readonly index: CertificateIndex
}

/**
 * Joins parts that `--shard` wrote. The goals are built anew from the claims, and every obligation
 * of every goal has to be in exactly one part, unaltered, with its answer. Only then certificates
 * are written.
 *
 * @param out an empty directory
 * @throws by rejection with a UsageError if one of them is no directory of certificates, and with a
 * GoalError if a goal does not say what its claim says
 */
export async function mergeParts(
  directories: readonly string[],
  out: string,
): Promise<MergedParts> {
  const parts: ReadPart[] = []
  const damage: string[] = []
  for (const directory of directories) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a few small files
      parts.push({ directory, index: await readIndex(directory) })
    } catch (error) {
      if (!(error instanceof DamagedCertificates)) throw error
      damage.push(join(directory, error.message))
    }
  }
  damage.push(...indexDamage(parts))
  if (damage.length > 0) return { records: [], damage, missing: [] }
  const { cases } = parts[0]!.index
  const asked = cases.map(({ claim, case: parameters }) => rebuiltCase(claim, parameters))
  damage.push(...(await folderDamage(parts, asked)))
  const found = new Map<string, MergedCertificates>()
  for (const goal of asked.flatMap(({ goals }) => goals)) {
    if (found.has(goal.id)) continue
    const at = directories.map((directory) => join(directory, goalFileName(goal.id)))
    // oxlint-disable-next-line no-await-in-loop -- thousands of files, not all open at once
    found.set(goal.id, await mergeCertificates(at, goal))
    // oxlint-disable-next-line no-await-in-loop -- see above
    damage.push(...(await originDamage(parts, goal.id)))
  }
  const merged = [...found.values()]
  damage.push(
    ...merged.flatMap(({ problems }) => problems.map(({ file, problem }) => `${file}: ${problem}`)),
  )
  if (damage.length > 0) return { records: [], damage, missing: [] }
  const absent = merged.find(({ result }) => result === null)
  if (absent !== undefined) {
    const { of } = parts[0]!.index.part!
    return { records: [], damage, missing: absent.missing.map((i) => `part ${i} of ${of}`) }
  }
  return { records: await write(asked, found, out), damage, missing: [] }
}

async function write(
  asked: readonly ProofCase[],
  found: ReadonlyMap<string, MergedCertificates>,
  out: string,
): Promise<ProofRecord[]> {
  const checks = caseChecks(asked)
  const decided = new Map<string, Decided>()
  for (const { claim, case: parameters, goals } of asked) {
    for (const goal of goals) {
      if (decided.has(goal.id)) continue
      const checked = checks.ofGoal(goal)
      const result = found.get(goal.id)!.result!
      checkResult(checked, result)
      const certificate = goalFileName(goal.id)
      const origin = { claim, case: parameters, checked, nimlab: NIMLAB_VERSION }
      // oxlint-disable-next-line no-await-in-loop -- thousands of files, not all open at once
      await writeCertificate(join(out, certificate), goal, result, origin)
      decided.set(goal.id, { result, checked, certificate })
    }
  }
  const records = asked.map((each) => caseRecord(each, decided, checks.seconds(each)))
  writeIndex(out, records)
  return records
}

/** Indexes that are not of parts, or not of the same cases with the same goals. */
function indexDamage(parts: readonly ReadPart[]): string[] {
  const [first] = parts
  if (first === undefined) return []
  const listed = ({ claim, case: parameters, goals, uses }: IndexedCase): unknown => [
    claim,
    parameters,
    goals,
    uses,
  ]
  const wanted = JSON.stringify(first.index.cases.map(listed))
  return parts.flatMap(({ directory, index }) => {
    const file = join(directory, INDEX)
    if (index.part === null) return [`${file}: it is no part, but a whole proof`]
    return JSON.stringify(index.cases.map(listed)) === wanted
      ? []
      : [`${file}: its cases are not those of ${basename(first.directory)}`]
  })
}

/** Where the manifests of a goal do not say what the index beside them says. */
async function originDamage(parts: readonly ReadPart[], goal: string): Promise<string[]> {
  const found = parts.map(async ({ directory, index }) => {
    const path = join(directory, goalFileName(goal))
    // What cannot be read is named by who joins the certificates.
    const manifest = await readManifest(path).catch(() => null)
    const problems = manifest === null ? [] : originProblems(manifest, goal, index)
    return problems.map((problem) => `${join(path, 'manifest.json')}: ${problem}`)
  })
  return (await Promise.all(found)).flat()
}

/** What the indexes name and is not there, and what is there and not named. */
async function folderDamage(
  parts: readonly ReadPart[],
  asked: readonly ProofCase[],
): Promise<string[]> {
  const named = asked.flatMap(({ goals }) => goals.map(({ id }) => goalFileName(id)))
  const known = new Set([INDEX, ...named])
  const found = parts.map(async ({ directory }) => {
    const present = await readdir(directory)
    return present
      .filter((name) => !known.has(name))
      .sort()
      .map((name) => `${join(directory, name)}: it is not named in ${INDEX}`)
  })
  return (await Promise.all(found)).flat()
}

/** @throws UsageError unless all of them are directories, each named once */
export function checkDirectories(directories: readonly string[]): void {
  for (const [i, directory] of directories.entries()) {
    if (!existsSync(directory)) throw new UsageError(`${directory}: there is no such directory`)
    if (directories.indexOf(directory) < i) throw new UsageError(`${directory} is named twice`)
  }
}
