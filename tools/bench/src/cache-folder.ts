import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * A folder for compiled programs. It is kept between runs, git ignores it, and it is created if it
 * does not exist.
 */
export async function cacheFolder(): Promise<string> {
  const folder = fileURLToPath(new URL('../node_modules/.cache/nimlab-bench', import.meta.url))
  await mkdir(folder, { recursive: true })
  return folder
}
