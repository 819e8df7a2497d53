import { closeSync, fsync, openSync, renameSync, writeFileSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const flush = promisify(fsync)

/**
 * Writes a whole file so that it is there completely or not at all, whenever the power goes: under a
 * temporary name, flushed to the disk, then renamed. The folder itself is flushed by
 * {@link flushDirectory}.
 * @throws what the file system says, with nothing left behind
 */
export async function writeWhole(
  directory: string,
  name: string,
  content: string | AsyncIterable<string>,
): Promise<void> {
  const temporary = join(directory, `.${name}.tmp`)
  try {
    const file = await open(temporary, 'w')
    try {
      if (typeof content === 'string') await file.writeFile(content)
      else for await (const piece of content) await file.writeFile(piece)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, join(directory, name))
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Flushes a folder: the names in it, after files were renamed or made. */
export async function flushDirectory(directory: string): Promise<void> {
  // Windows has no handle of a folder to flush; renames are durable there.
  if (process.platform === 'win32') return
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * {@link writeWhole} for a small file. Only the flush is left to another thread: all else is done
 * sooner than it is handed over.
 * @throws what the file system says, with nothing left behind
 */
export async function writeSmall(directory: string, name: string, content: string): Promise<void> {
  const temporary = join(directory, `.${name}.tmp`)
  try {
    const file = openSync(temporary, 'w')
    try {
      writeFileSync(file, content)
      await flush(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, join(directory, name))
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}
