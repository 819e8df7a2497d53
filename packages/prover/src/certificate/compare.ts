import { join } from 'node:path'
import { directoryNames, isUnreadable, readOwnText } from '@nim/core/files'
import type { Goal } from '../goal/goal.ts'
import { isInShard, type Shard, WHOLE } from '../prove/shard.ts'
import { argumentOf, REFUTED } from './argument.ts'
import { type Description, describe, type FileText } from './describe.ts'
import { formulaDigest } from './formula-digest.ts'
import { MANIFEST_FILE, OBLIGATIONS_FOLDER } from './files.ts'
import type { CertificatePart, ListedObligation, Manifest } from './manifest.ts'
import { sha256Of } from './sha256.ts'

/** An error in a file of a certificate. */
export interface Problem {
  readonly file: string
  readonly problem: string
}

/** The shard of a prover's run that corresponds to a part of a certificate. */
export function shardOf(part: CertificatePart | null): Shard {
  return part === null ? WHOLE : { index: part.number - 1, count: part.of }
}

/**
 * The files of a part. A part contains only its share of the cases. A complete certificate contains
 * all cases and all conditions.
 */
export function filesOf(part: CertificatePart | null, { raw, cases }: Description): FileText[] {
  if (part === null) return [...raw, ...cases]
  const shard = shardOf(part)
  return cases.filter((_, i) => isInShard(i, shard))
}

/**
 * The queries of a goal. They depend on the conditions that the manifest lists as settled. A
 * refuted goal has no queries.
 */
export function describedBy(manifest: Manifest, goal: Goal): Description {
  const { verdict, conditions } = manifest
  const settled = new Set(conditions.filter(({ by }) => by === 'raw').map(({ id }) => id))
  return describe(goal, (id) => verdict === 'refuted' || settled.has(id))
}

/** The differences between a manifest and the data that nimlab derives from its goal. */
export function manifestProblems(
  manifest: Manifest,
  goal: Goal,
  description: Description,
): Problem[] {
  const { part, checked } = manifest
  const isRefuted = manifest.verdict === 'refuted'
  const ids = isRefuted ? [] : filesOf(part, description).map(({ id }) => id)
  const expected: Readonly<Record<string, readonly [unknown, unknown]>> = {
    goal: [manifest.goal, description.goal],
    encoding: [manifest.encoding, description.encoding],
    conditions: [manifest.conditions, isRefuted ? [] : description.conditions],
    obligations: [manifest.obligations.map(({ id }) => id), ids],
    argument: [manifest.argument, isRefuted ? REFUTED : argumentOf(goal)],
    ...(checked === null
      ? {}
      : { 'formulas on the box': [checked.formulas, formulaDigest(goal)] as const }),
  }
  const others = Object.entries(expected)
    .filter(([, [stored, rebuilt]]) => JSON.stringify(stored) !== JSON.stringify(rebuilt))
    .map(([name]) =>
      ['goal', 'encoding', 'argument'].includes(name)
        ? `its ${name} differs from that of the claim`
        : `its ${name} differ from those of the claim`,
    )
  return [...others, ...contradictions(manifest)].map((problem) => ({
    file: MANIFEST_FILE,
    problem,
  }))
}

/** Contradictions within a manifest. */
function contradictions(manifest: Manifest): string[] {
  const { verdict, reason, counterexample, part, checked, obligations, seconds } = manifest
  const late = obligations.find((obligation) => obligation.seconds > seconds)
  const checks: readonly (readonly [boolean, string])[] = [
    [
      verdict === 'proved' && (checked?.wrongAt ?? null) !== null,
      `its verdict is proved, but it states that the claim is wrong at ${String(checked?.wrongAt?.join())}`,
    ],
    [verdict === 'proved' && part !== null, 'its verdict is proved, but it is only a part'],
    [
      verdict !== 'refuted' && counterexample !== null,
      `its verdict is ${verdict}, but it has a counterexample`,
    ],
    [
      verdict !== 'incomplete' && reason !== '',
      `its verdict is ${verdict}, but it states what is missing`,
    ],
    [
      verdict === 'incomplete' && reason === '',
      'its verdict is incomplete, but it does not state what is missing',
    ],
    [late !== undefined, `its obligation ${late?.id ?? ''} took longer than the whole proof`],
  ]
  return checks.filter(([holds]) => holds).map(([, problem]) => problem)
}

/** The error in the stored file of a query, or in the query's entry; null if there is no error. */
export async function fileProblem(
  directory: string,
  { id, text }: FileText,
  entry: ListedObligation | undefined,
): Promise<string | null> {
  const file = join(directory, OBLIGATIONS_FOLDER, `${id}.smt2`)
  let stored: string
  try {
    stored = readOwnText(file)
  } catch (error) {
    if (!isUnreadable(error)) throw error
    return error.code === 'ENOENT' ? 'it is missing' : error.message
  }
  if (stored !== text) return 'it differs from the obligation rebuilt from the claim'
  if (entry === undefined) return 'the manifest does not list it'
  return entry.sha256 === sha256Of(stored) ? null : 'its digest differs from the manifest’s'
}

/** Files in the obligations folder that belong to no obligation. */
export function extraFiles(directory: string, queries: readonly FileText[]): Problem[] {
  const present = directoryNames(join(directory, OBLIGATIONS_FOLDER))
  const expected = new Set(queries.map(({ id }) => `${id}.smt2`))
  return present
    .filter((name) => !expected.has(name))
    .map((file) => ({ file, problem: 'the claim has no such obligation' }))
}
