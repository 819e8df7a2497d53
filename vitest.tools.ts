import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * True if an executable that the tests need is on PATH. If the executable is missing, the tests are
 * skipped, and a line on stderr says so.
 *
 * @throws Error if it is missing and NIMLAB_NO_SKIPS=1 makes a skipped test a failure
 */
export function hasTool(name: string, env: Environment = process.env): boolean {
  const folders = (env['PATH'] ?? '').split(delimiter)
  const isFound = folders.some((folder) => isExecutable(join(folder, name)))
  if (!isFound) skipWithout(`${name} is not on PATH`, env)
  return isFound
}

/**
 * Reports why tests are skipped.
 * @throws Error if NIMLAB_NO_SKIPS=1 makes a skipped test a failure
 */
export function skipWithout(reason: string, env: Environment = process.env): void {
  if (env['NIMLAB_NO_SKIPS'] === '1') {
    throw new Error(`${reason}: tests that need it may not be skipped (NIMLAB_NO_SKIPS=1)`)
  }
  process.stderr.write(`${reason}: tests that need it are skipped\n`)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
