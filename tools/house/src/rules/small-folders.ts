import { dirname } from 'node:path'
import type { Rule } from '../rule.ts'

const MOST = 40

/** Folders that contain one data file or one generated page for each id. */
const DATA = ['packages/conjectures/findings', 'docs/findings']

/**
 * A reader can survey a folder easily only if it contains few files. The rule covers every folder
 * that git tracks.
 */
export const smallFolders: Rule = {
  says: `no folder has more than ${MOST} files`,
  complaints: ({ tracked }) => {
    const sizes = new Map<string, number>()
    for (const { path } of tracked) {
      const folder = dirname(path)
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
    }
    return [...sizes]
      .filter(([folder, size]) => size > MOST && !DATA.includes(folder))
      .map(([at, size]) => ({ at, says: `${size} files`, weight: size - MOST }))
  },
}
