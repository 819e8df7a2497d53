import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { POINT_INDEX } from '@nim/conjectures/goals'
import { readOwn } from '@nim/core/files'
import { sweepStatus } from '@nim/sweep'
import { INDEX } from '../proving/certificates.ts'
import { UsageError } from '../usage-error.ts'
import type { BundleFiles } from './bundle-file.ts'

/** The files of a sweep directory, except the files in `results`. */
export const SWEEP_FILES = ['plan.json', 'ledger.jsonl', 'results.jsonl', 'summary.json'] as const

/**
 * Collects the files of some directories. Each directory becomes a part of the bundle.
 * @throws (by rejection) UsageError if a directory contains neither a finished and merged sweep nor
 * certificates; errors of `sweepStatus`
 */
export async function collectBundle(directories: readonly string[]): Promise<BundleFiles> {
  const files = new Map<string, Uint8Array>()
  for (const [i, directory] of directories.entries()) {
    for (const name of await namesIn(directory)) {
      files.set(`${i + 1}/${name}`, readOwn(join(directory, name)))
    }
  }
  return files
}

async function namesIn(directory: string): Promise<string[]> {
  const has = (name: string): boolean => existsSync(join(directory, name))
  if (has(INDEX) || has(POINT_INDEX)) return filesUnder(directory)
  if (!has('plan.json')) {
    throw new UsageError(
      `${directory}: expected a sweep directory, or certificates of nimlab prove --certificate`,
    )
  }
  const refuse = (why: string): never => {
    throw new UsageError(
      `${directory}: ${why}; nimlab sweep merge ${directory} gives details, and writes the missing files`,
    )
  }
  if (has('alarms.txt')) refuse('it contains an alarm (alarms.txt)')
  const { complete, damage, merged } = await sweepStatus(directory)
  if (damage.length > 0) refuse(damage[0]!)
  if (!complete) refuse('the sweep is not finished')
  if (merged.difference !== null) refuse(merged.difference)
  if (merged.later > 0 || !SWEEP_FILES.every(has)) refuse('its results are not merged')
  return [
    ...SWEEP_FILES,
    ...filesUnder(join(directory, 'results')).map((name) => `results/${name}`),
  ]
}

/** All files below a folder, in order, without hidden files. */
function filesUnder(folder: string): string[] {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return []
    if (!entry.isDirectory()) return [entry.name]
    return filesUnder(join(folder, entry.name)).map((name) => `${entry.name}/${name}`)
  })
  return names.sort()
}
