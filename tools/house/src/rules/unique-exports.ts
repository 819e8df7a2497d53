import { exportedNames } from '../exported-names.ts'
import type { Complaint, Rule } from '../rule.ts'

const SOURCE = /^((?:packages|apps|tools)\/[^/]+)\/src\//

/** An exported name has one meaning, so that a reader can find it by its name. */
export const uniqueExports: Rule = {
  says: 'exported names are unique in a package',
  complaints: ({ sources }) => {
    const first = new Map<string, string>()
    const complaints: Complaint[] = []
    for (const file of sources) {
      const folder = SOURCE.exec(file.path)?.[1]
      if (folder === undefined) continue
      for (const name of exportedNames(file)) {
        const key = `${folder} ${name}`
        const other = first.get(key)
        if (other === undefined) first.set(key, file.path)
        else complaints.push({ at: file.path, says: `exports ${name}, as ${other} does` })
      }
    }
    return complaints
  },
}
