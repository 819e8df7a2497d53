import { dirname } from 'node:path'
import type { Rule } from '../rule.ts'

const MOST = 40

/** Folders of data with one file an id. */
const DATA = ['packages/conjectures/findings']

/** A folder that is not read at a glance is an attic. */
export const smallFolders: Rule = {
  says: `no folder of sources or tests has more than ${MOST} files`,
  complaints: ({ paths }) => {
    const sizes = new Map<string, number>()
    for (const path of paths) {
      const folder = dirname(path)
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
    }
    return [...sizes]
      .filter(([folder, size]) => size > MOST && !DATA.includes(folder))
      .map(([at, size]) => ({ at, says: `${size} files`, weight: size - MOST }))
  },
}
