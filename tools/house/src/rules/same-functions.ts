import type { Node } from 'oxc-parser'
import type { SourceFile } from '../house.ts'
import type { Complaint, Rule } from '../rule.ts'
import { syntaxOf } from '../syntax.ts'

const SOURCE = /^(?:packages|apps)\/[^/]+\/src\//

/** If a function exists twice, a programmer may fix only one of the copies. */
export const sameFunctions: Rule = {
  says: 'no two files have a function of the same name and text',
  complaints: ({ sources }) => {
    const first = new Map<string, string>()
    const complaints: Complaint[] = []
    for (const file of sources) {
      if (!SOURCE.test(file.path)) continue
      for (const [name, text] of functionsIn(file)) {
        const other = first.get(text)
        if (other === undefined) first.set(text, file.path)
        else complaints.push({ at: file.path, says: `has the function ${name}, as ${other} does` })
      }
    }
    return complaints
  },
}

/**
 * The top-level functions of a file, each with its name and its text without comments and line
 * breaks.
 */
function functionsIn(file: SourceFile): (readonly [string, string])[] {
  const { program, comments } = syntaxOf(file)
  const textOf = ({ start, end }: Node): string => {
    const inside = comments.filter((comment) => comment.start >= start && comment.end <= end)
    const ends = [start, ...inside.flatMap((comment) => [comment.start, comment.end]), end]
    const parts = ends.flatMap((from, i) =>
      i % 2 === 0 ? [file.text.slice(from, ends[i + 1])] : [],
    )
    return parts.join('').replaceAll(/\s+/g, ' ')
  }
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'FunctionDeclaration')
      return [[declared.id!.name, textOf(declared)] as const]
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap((one) =>
      one.id.type === 'Identifier' && one.init?.type === 'ArrowFunctionExpression'
        ? [[one.id.name, textOf(one)] as const]
        : [],
    )
  })
}
