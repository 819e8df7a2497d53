import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * A folder for compiled programs. The folder is kept between runs, and git ignores it. If the
 * folder does not exist, it is created.
 */
export async function cacheFolder(): Promise<string> {
  const folder = fileURLToPath(new URL('../node_modules/.cache/nimlab-bench', import.meta.url))
  await mkdir(folder, { recursive: true })
  return folder
}
