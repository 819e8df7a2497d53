import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { leaveTemporary, takeTemporary } from './temporaries.ts'

/**
 * Creates a folder for temporary files. At the latest, the folder is removed when the thread ends.
 */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = takeTemporary(join(tmpdir(), 'nimlab'))
  mkdirSync(path, { mode: 0o700 })
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true })
      leaveTemporary(path)
    },
  }
}
