import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** A folder for compiled programs, kept between runs and ignored by git; made if it is not there. */
export async function cacheFolder(): Promise<string> {
  const folder = fileURLToPath(new URL('../node_modules/.cache/nimlab-bench', import.meta.url))
  await mkdir(folder, { recursive: true })
  return folder
}
