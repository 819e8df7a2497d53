import type { Rule } from '../rule.ts'
import { visit } from '../syntax.ts'
import { paperFiles } from './papers.ts'

const TYPED_ARRAY = /^(?:(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array|ArrayBuffer|DataView)$/

/** A typed array in a statement is part of a computation, which belongs elsewhere. */
export const paperArrays: Rule = {
  says: 'a file of a paper mentions no typed array',
  complaints: (house) =>
    paperFiles(house).flatMap((file) => {
      const arrays = new Set<string>()
      visit(file, {
        Identifier: ({ name }) => {
          if (TYPED_ARRAY.test(name)) arrays.add(name)
        },
      })
      return arrays.size === 0
        ? []
        : [{ at: file.path, says: `mentions ${[...arrays].join(', ')}` }]
    }),
}
