import { join } from 'node:path'
import type { Goal } from '../goal/goal.ts'
import type { ProofResult } from '../prove/result.ts'
import { shardName } from '../prove/shard.ts'
import {
  extraFiles,
  fileProblem,
  filesOf,
  manifestProblems,
  type Problem,
  shardOf,
} from './compare.ts'
import { counterexampleProblems } from './counterexample-problems.ts'
import type { Description } from './describe.ts'
import { MANIFEST_FILE } from './files.ts'
import type { Manifest } from './manifest.ts'
import { CertificateError } from './parse-manifest.ts'
import { readManifest } from './recheck.ts'

/**
 * Reads a part of a certificate and compares it with the obligations that are rebuilt from the
 * goal.
 */
export async function readPart(
  directory: string,
  goal: Goal,
  description: Description,
): Promise<{ readonly manifest: Manifest | null; readonly problems: readonly Problem[] }> {
  const at = (file: string, problem: string): Problem => ({ file: join(directory, file), problem })
  let manifest: Manifest
  try {
    manifest = await readManifest(directory)
  } catch (error) {
    if (!(error instanceof CertificateError)) throw error
    const problem = at(MANIFEST_FILE, error.message.replace(`${MANIFEST_FILE}: `, ''))
    return { manifest: null, problems: [problem] }
  }
  const { part, verdict, obligations } = manifest
  if (part === null)
    return { manifest, problems: [at(MANIFEST_FILE, 'it is not a part of a proof')] }
  const problems = manifestProblems(manifest, goal, description)
  if (verdict === 'refuted') problems.push(...counterexampleProblems(manifest, goal))
  else {
    const listed = new Map(obligations.map((obligation) => [obligation.id, obligation]))
    const texts = filesOf(part, description)
    for (const obligation of texts) {
      // oxlint-disable-next-line no-await-in-loop -- thousands of files, not all open at once
      const problem = await fileProblem(directory, obligation, listed.get(obligation.id))
      if (problem !== null) problems.push({ file: `${obligation.id}.smt2`, problem })
    }
    problems.push(...extraFiles(directory, texts))
  }
  return { manifest, problems: problems.map(({ file, problem }) => at(file, problem)) }
}

/** The prover's result, as the manifest of a part records it. */
export function resultOfPart(
  manifest: Manifest,
  goal: Goal,
  description: Description,
): ProofResult {
  const { verdict, reason, counterexample, solver, obligations, seconds, conditions } = manifest
  const shard = shardOf(manifest.part)
  const conditionOf = new Map(description.cases.map(({ id, condition }) => [id, condition]))
  const discharged = obligations.flatMap(({ id, status, solver: by, seconds: taken }) =>
    status === 'not asked'
      ? []
      : [
          {
            id,
            condition: conditionOf.get(id)!,
            status,
            reason: status === 'unsat' ? '' : `in ${shardName(shard)}`,
            solver: by,
            seconds: taken,
          },
        ],
  )
  const simplified = conditions.reduce((sum, each) => sum + each.simplified, 0)
  const unsat = discharged.filter(({ status }) => status === 'unsat').length
  return {
    goal: goal.id,
    verdict,
    reason,
    counterexample,
    solver,
    shard,
    counts: {
      total: simplified + description.cases.length,
      raw: 0,
      simplified,
      unsat,
      elsewhere: description.cases.length - filesOf(manifest.part, description).length,
      open: discharged.length - unsat,
    },
    discharged,
    seconds,
  }
}
