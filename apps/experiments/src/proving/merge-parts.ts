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

/** The result of joining the parts of proofs. */
export interface MergedParts {
  /** The cases; the list is empty if the parts were not joined. */
  readonly records: readonly ProofRecord[]
  /** Describes files that are missing, altered or foreign, with one line for each file. */
  readonly damage: readonly string[]
  /** Describes parts that no directory contains, with one line for each part. */
  readonly missing: readonly string[]
}

/** A part that nimlab has read, with the directory of the part and the content of its index. */
interface ReadPart {
  readonly directory: string
  readonly index: CertificateIndex
}

/**
 * Joins parts that `--shard` wrote. First, the goals are rebuilt from the claims. Every obligation
 * of every goal must be in exactly one part, unaltered and with its answer. Certificates are
 * written only if this condition holds.
 *
 * @param out an empty directory
 * @throws by rejection with a UsageError if a directory contains no certificates, and with a
 * GoalError if a goal does not state what its claim states
 */
export async function mergeParts(
  directories: readonly string[],
  out: string,
): Promise<MergedParts> {
  const parts: ReadPart[] = []
  const damage: string[] = []
  for (const directory of directories) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- these are only a few small files
      parts.push({ directory, index: await readIndex(directory) })
    } catch (error) {
      if (!(error instanceof DamagedCertificates)) throw error
      damage.push(join(directory, error.message))
    }
  }
  damage.push(...indexDamage(parts))
  if (damage.length > 0) return { records: [], damage, missing: [] }
  const { cases } = parts[0]!.index
  const rebuilt = cases.map(({ claim, case: parameters }) => rebuiltCase(claim, parameters))
  damage.push(...(await folderDamage(parts, rebuilt)))
  const found = new Map<string, MergedCertificates>()
  for (const goal of rebuilt.flatMap(({ goals }) => goals)) {
    if (found.has(goal.id)) continue
    const at = directories.map((directory) => join(directory, goalFileName(goal.id)))
    // oxlint-disable-next-line no-await-in-loop -- thousands of files, not all open at once
    found.set(goal.id, await mergeCertificates(at, goal))
    // oxlint-disable-next-line no-await-in-loop -- thousands of files, not all open at once
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
  return { records: await write(rebuilt, found, out), damage, missing: [] }
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

/**
 * Describes each index that does not belong to a part, or whose cases and goals differ from those
 * of the first index.
 */
function indexDamage(parts: readonly ReadPart[]): string[] {
  const [first] = parts
  if (first === undefined) return []
  const listed = ({ claim, case: parameters, goals, uses }: IndexedCase): unknown => [
    claim,
    parameters,
    goals,
    uses,
  ]
  const listing = JSON.stringify(first.index.cases.map(listed))
  return parts.flatMap(({ directory, index }) => {
    const file = join(directory, INDEX)
    if (index.part === null) return [`${file}: this is a whole proof, not a part`]
    return JSON.stringify(index.cases.map(listed)) === listing
      ? []
      : [`${file}: its cases differ from those of ${basename(first.directory)}`]
  })
}

/**
 * Describes each contradiction between the manifest of a goal and the index in the same directory.
 */
async function originDamage(parts: readonly ReadPart[], goal: string): Promise<string[]> {
  const damage = parts.map(async ({ directory, index }) => {
    const path = join(directory, goalFileName(goal))
    // `mergeCertificates` reports a manifest that cannot be read.
    const manifest = await readManifest(path).catch(() => null)
    const problems = manifest === null ? [] : originProblems(manifest, goal, index)
    return problems.map((problem) => `${join(path, 'manifest.json')}: ${problem}`)
  })
  return (await Promise.all(damage)).flat()
}

/** Describes the listed files that are missing, and the files that no index lists. */
async function folderDamage(
  parts: readonly ReadPart[],
  cases: readonly ProofCase[],
): Promise<string[]> {
  const named = cases.flatMap(({ goals }) => goals.map(({ id }) => goalFileName(id)))
  const expected = new Set([INDEX, ...named])
  const damage = parts.map(async ({ directory }) => {
    const present = await readdir(directory)
    return present
      .filter((name) => !expected.has(name))
      .sort()
      .map((name) => `${join(directory, name)}: ${INDEX} does not list it`)
  })
  return (await Promise.all(damage)).flat()
}

/** @throws UsageError unless every name is a directory, and no name is repeated */
export function checkDirectories(directories: readonly string[]): void {
  for (const [i, directory] of directories.entries()) {
    if (!existsSync(directory)) throw new UsageError(`${directory}: no such directory`)
    if (directories.indexOf(directory) < i) throw new UsageError(`${directory} is named twice`)
  }
}
