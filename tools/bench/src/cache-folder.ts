import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * A folder for compiled programs, which stays between runs and which git ignores; made if it does
 * not exist.
 */
export async function cacheFolder(): Promise<string> {
  const folder = fileURLToPath(new URL('../node_modules/.cache/nimlab-bench', import.meta.url))
  await mkdir(folder, { recursive: true })
  return folder
}
