import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { writeFolder } from '@nim/core/files'
import type { BoxCheck } from '../goal/box-check.ts'
import type { Goal } from '../goal/goal.ts'
import type { ProofResult } from '../prove/result.ts'
import { argumentOf, REFUTED } from './argument.ts'
import { filesOf } from './compare.ts'
import { describe } from './describe.ts'
import { formulaDigest } from './formula-digest.ts'
import { MANIFEST_FILE, OBLIGATIONS_FOLDER } from './files.ts'
import { type CertificatePart, FORMAT, type Manifest, manifestText, sealed } from './manifest.ts'
import { CertificateError } from './parse-manifest.ts'
import { sha256Of } from './sha256.ts'

/**
 * The claim from which a goal was created, and the results that existed before a solver was used.
 */
export interface Origin {
  readonly claim: string
  readonly case: Readonly<Record<string, string | number>>
  /** The result of the comparison between this goal and the solved game, if they were compared. */
  readonly checked?: BoxCheck
  /** The version of the command that created the proof, if a command did. */
  readonly nimlab?: string
}

/**
 * Writes the certificate of a result as SMT-LIB 2 files and a manifest. The files contain every
 * condition as a whole, and the cases of the conditions that were not settled as a whole. The
 * manifest contains each answer of the solver, the digest of each file, and the reason why all the
 * answers together imply the claim. The certificate of a refuted goal contains only its
 * counterexample, and the certificate of a shard contains only the cases of this shard. The
 * directory appears completely or not at all: it is written under a temporary name and then
 * renamed. It replaces an older certificate.
 *
 * @throws CertificateError if the directory contains something else, if the result belongs to
 * another goal, or if the comparison with the solved game used other formulas
 */
export async function writeCertificate(
  directory: string,
  goal: Goal,
  result: ProofResult,
  origin: Origin,
): Promise<Manifest> {
  const target = resolve(directory)
  if (result.goal !== goal.id) {
    throw new CertificateError(`certificate: expected a result of ${goal.id}, got ${result.goal}`)
  }
  const { claim, case: parameters, checked = null, nimlab = null } = origin
  if (checked !== null && checked.formulas !== formulaDigest(goal)) {
    throw new CertificateError(
      `certificate: the comparison on the box did not use the formulas of ${goal.id}`,
    )
  }
  await checkReplaceable(target)
  const isRefuted = result.verdict === 'refuted'
  const answers = new Map(result.discharged.map((discharge) => [discharge.id, discharge]))
  const description = describe(goal, (id) => isRefuted || answers.get(id)?.status === 'unsat')
  const part = partOf(result)
  const files = isRefuted ? [] : filesOf(part, description)
  const manifest = sealed({
    format: FORMAT,
    claim,
    case: { ...parameters },
    goal: description.goal,
    encoding: description.encoding,
    verdict: result.verdict,
    reason: result.reason,
    counterexample: result.counterexample,
    solver: result.solver,
    nimlab,
    part,
    checked,
    argument: isRefuted ? REFUTED : argumentOf(goal),
    conditions: isRefuted ? [] : description.conditions,
    obligations: files.map(({ id, text }) => ({
      id,
      sha256: sha256Of(text),
      status: answers.get(id)?.status ?? 'not asked',
      solver: answers.get(id)?.solver ?? '',
      seconds: answers.get(id)?.seconds ?? 0,
    })),
    seconds: result.seconds,
  })
  writeFolder(target, [
    ...files.map(({ id, text }) => [join(OBLIGATIONS_FOLDER, `${id}.smt2`), text] as const),
    [MANIFEST_FILE, manifestText(manifest)],
  ])
  return manifest
}

/** The part of a proof to which a result belongs; null if it is the whole proof. */
export function partOf({ shard: { index, count } }: ProofResult): CertificatePart | null {
  return count === 1 ? null : { number: index + 1, of: count }
}

async function checkReplaceable(target: string): Promise<void> {
  if (!existsSync(target)) return
  const names = await readdir(target)
  const isCertificate = names.every((name) => name === MANIFEST_FILE || name === OBLIGATIONS_FOLDER)
  if (!isCertificate) {
    throw new CertificateError(`certificate: ${target} exists and is not a certificate`)
  }
}
