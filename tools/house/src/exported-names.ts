import type { SourceFile } from './house.ts'
import { syntaxOf } from './syntax.ts'

/** The names that a file declares and exports, without re-exports from other files. */
export function exportedNames(file: SourceFile): Set<string> {
  const { module, program } = syntaxOf(file)
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  )
  return new Set(
    program.body.flatMap((statement) => {
      if (statement.type !== 'ExportNamedDeclaration') return []
      const { declaration, source, specifiers } = statement
      if (declaration === null) {
        if (source !== null) return []
        return specifiers.flatMap(({ local, exported }) => {
          if (exported.type !== 'Identifier' || exported.name === 'default') return []
          return local.type === 'Identifier' && imported.has(local.name) ? [] : [exported.name]
        })
      }
      if (declaration.type === 'VariableDeclaration') {
        return declaration.declarations.flatMap(({ id }) =>
          id.type === 'Identifier' ? [id.name] : [],
        )
      }
      return 'id' in declaration && declaration.id?.type === 'Identifier'
        ? [declaration.id.name]
        : []
    }),
  )
}
