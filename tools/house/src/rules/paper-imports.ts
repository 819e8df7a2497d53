import { importsOf, resolveImport } from '../imports.ts'
import type { Rule } from '../rule.ts'
import { paperFiles, paperOf } from './papers.ts'

const CONJECTURES = 'packages/conjectures/src'
const ALLOWED = [
  `${CONJECTURES}/claim`,
  `${CONJECTURES}/facts`,
  `${CONJECTURES}/judge`,
  'packages/core/src',
]

/** A paper's file contains statements; computations belong elsewhere. */
export const paperImports: Rule = {
  says: 'a file of a paper imports only claim, facts (with their games), shapes, its own paper and @nim/core',
  complaints: (house) =>
    paperFiles(house).flatMap((file) => {
      const wrong = importsOf(file).filter((specifier) => {
        const target = resolveImport(house, file.path, specifier)
        const allowed = [...ALLOWED, paperOf(file.path)]
        return target === null || !allowed.some((folder) => target.startsWith(`${folder}/`))
      })
      return wrong.length === 0 ? [] : [{ at: file.path, says: `imports ${wrong.join(', ')}` }]
    }),
}
