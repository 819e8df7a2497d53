import { exportedNames } from '../exported-names.ts'
import type { Complaint, Rule } from '../rule.ts'

const SOURCE = /^((?:packages|apps|tools)\/[^/]+)\/src\//

/** One name, one thing: what is read in one file is found by its name. */
export const uniqueExports: Rule = {
  says: 'exported names are unique in a package',
  complaints: ({ sources }) => {
    const first = new Map<string, string>()
    const found: Complaint[] = []
    for (const file of sources) {
      const folder = SOURCE.exec(file.path)?.[1]
      if (folder === undefined) continue
      for (const name of exportedNames(file)) {
        const key = `${folder} ${name}`
        const other = first.get(key)
        if (other === undefined) first.set(key, file.path)
        else found.push({ at: file.path, says: `exports ${name}, as ${other} does` })
      }
    }
    return found
  },
}
