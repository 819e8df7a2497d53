import { basename, join } from 'node:path'
import type { Goal } from '../goal/goal.ts'
import { mergeShards } from '../prove/merge-shards.ts'
import type { ProofResult } from '../prove/result.ts'
import type { SolverIdentity } from '../solve/solver.ts'
import { canonicalJson } from './canonical-json.ts'
import type { Problem } from './compare.ts'
import { describe } from './describe.ts'
import { MANIFEST_FILE } from './files.ts'
import type { Manifest } from './manifest.ts'
import { readPart, resultOfPart } from './read-part.ts'

/** The result of joining the parts of a certificate. */
export interface MergedCertificates {
  /** The combined result of all parts; null if a file is damaged or a part is missing. */
  readonly result: ProofResult | null
  /**
   * Files that are missing, altered, or not part of the certificate. `file` begins with the
   * directory.
   */
  readonly problems: readonly Problem[]
  /** The numbers, counted from 1, of the parts that no directory contains. */
  readonly missing: readonly number[]
}

/** A part that has been read from its directory. */
interface Read {
  readonly directory: string
  readonly manifest: Manifest
}

/**
 * Joins certificates that are parts of the proof of one goal. The obligations are rebuilt from the
 * goal. Each obligation must be in exactly one part, with an unaltered file and an answer. A single
 * part that refutes the goal decides it: its counterexample is recomputed from the rules.
 *
 * @throws RangeError if there are no directories
 */
export async function mergeCertificates(
  directories: readonly string[],
  goal: Goal,
): Promise<MergedCertificates> {
  if (directories.length === 0) throw new RangeError('mergeCertificates: expected directories')
  // Parts contain cases. Only a complete run can tell which conditions need no cases.
  const description = describe(goal, () => false)
  const problems: Problem[] = []
  const read: Read[] = []
  for (const directory of directories) {
    // oxlint-disable-next-line no-await-in-loop -- thousands of files, not all open at once
    const part = await readPart(directory, goal, description)
    problems.push(...part.problems)
    if (part.manifest !== null) read.push({ directory, manifest: part.manifest })
  }
  problems.push(...misfits(read))
  const missing = problems.length > 0 ? [] : missingParts(read)
  const isRefuted = read.some(({ manifest }) => manifest.verdict === 'refuted')
  if (problems.length > 0 || (missing.length > 0 && !isRefuted)) {
    return { result: null, problems, missing }
  }
  const results = read.map(({ manifest }) => resultOfPart(manifest, goal, description))
  return { result: mergeShards(goal, results), problems, missing }
}

/**
 * Finds parts that do not belong together, for example because they name different solvers, or
 * because one part occurs twice.
 */
function misfits(read: readonly Read[]): Problem[] {
  const [first] = read
  if (first === undefined) return []
  const { solver, part, checked } = first.manifest
  const origin = originOf(first.manifest)
  const name = basename(first.directory)
  const directories = new Map<number, string>()
  return read.flatMap(({ directory, manifest }) => {
    const wrong = (problem: string): Problem[] => [
      { file: join(directory, MANIFEST_FILE), problem },
    ]
    if (manifest.part === null || part === null) return []
    const { number, of } = manifest.part
    const before = directories.get(number)
    directories.set(number, directory)
    if (of !== part.of) return wrong(`it is one of ${of} parts, but ${name} is one of ${part.of}`)
    if (before !== undefined) return wrong(`${before} also contains part ${number} of ${of}`)
    if (JSON.stringify(manifest.solver) !== JSON.stringify(solver)) {
      return wrong(`its solver is ${said(manifest.solver)}, but that of ${name} is ${said(solver)}`)
    }
    if (originOf(manifest) !== origin)
      return wrong(`its claim, case or nimlab version differs from that of ${name}`)
    if (JSON.stringify(manifest.checked) !== JSON.stringify(checked)) {
      return wrong(`its result on the box differs from that of ${name}`)
    }
    return []
  })
}

function originOf({ claim, case: parameters, nimlab }: Manifest): string {
  return canonicalJson([claim, parameters, nimlab])
}

function said({ name, version, binary }: SolverIdentity): string {
  return `${name} ${version}${binary === null ? '' : ` of ${binary.slice(0, 'sha256:'.length + 8)}`}`
}

function missingParts(read: readonly Read[]): number[] {
  const present = new Set(read.map(({ manifest }) => manifest.part!.number))
  const of = read[0]!.manifest.part!.of
  return Array.from({ length: of }, (_, i) => i + 1).filter((number) => !present.has(number))
}
