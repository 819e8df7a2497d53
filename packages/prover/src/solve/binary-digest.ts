import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/**
 * The SHA-256 of a file's bytes, as `sha256:` followed by 64 hexadecimal digits; null if the file
 * cannot be read.
 */
export async function fileDigest(file: string | URL): Promise<string | null> {
  const bytes = await readFile(file).catch(() => null)
  return bytes === null ? null : `sha256:${createHash('sha256').update(bytes).digest('hex')}`
}

/**
 * The digest of the file that a command runs. If the command contains a slash, it is the path of
 * this file. Otherwise the file is the first executable with that name on PATH. If the command is a
 * script, the result is the digest of the script, not of the programs that the script calls.
 *
 * @returns null if no such file can be read
 */
export async function executableDigest(command: string): Promise<string | null> {
  if (command.includes('/')) return fileDigest(command)
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const file = join(folder === '' ? '.' : folder, command)
    // oxlint-disable-next-line no-await-in-loop -- the first executable file ends the search
    const runs = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    // oxlint-disable-next-line no-await-in-loop -- see above
    const digest = runs ? await fileDigest(file) : null
    if (digest !== null) return digest
  }
  return null
}
