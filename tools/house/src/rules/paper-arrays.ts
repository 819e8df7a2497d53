import type { Rule } from '../rule.ts'
import { visit } from '../syntax.ts'
import { paperFiles } from './papers.ts'

const TYPED_ARRAY = /^(?:(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array|ArrayBuffer|DataView)$/

/** A typed array in a statement is machinery. */
export const paperArrays: Rule = {
  says: 'a file of a paper mentions no typed array',
  complaints: (house) =>
    paperFiles(house).flatMap((file) => {
      const found = new Set<string>()
      visit(file, {
        Identifier: ({ name }) => {
          if (TYPED_ARRAY.test(name)) found.add(name)
        },
      })
      return found.size === 0 ? [] : [{ at: file.path, says: `mentions ${[...found].join(', ')}` }]
    }),
}
