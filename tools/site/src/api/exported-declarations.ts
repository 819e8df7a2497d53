import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { type ParseResult, parseSync } from 'oxc-parser'
import type { Declaration } from './declaration.ts'

type Statement = ParseResult['program']['body'][number]
type Exported = Extract<Statement, { type: 'ExportNamedDeclaration' }>

interface ParsedFile {
  readonly path: string
  readonly text: string
  readonly syntax: ParseResult
}

const parsed = new Map<string, ParsedFile>()

/**
 * The exports of an entry, in order, with the declarations from their files. Names from other
 * packages are omitted, because they have their own pages.
 */
export function exportedDeclarations(root: string, entry: string): Declaration[] {
  const file = parse(root, entry)
  return file.syntax.program.body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') {
      const from = pathOf(file, statement.source.value)
      return from === null ? [] : exportedDeclarations(root, from)
    }
    if (statement.type !== 'ExportNamedDeclaration') return []
    if (statement.declaration !== null) return [declarationOf(file, statement)]
    const source = statement.source?.value ?? null
    return statement.specifiers.flatMap(({ local, exported }) => {
      const [inside, outside] = [nameOf(local), nameOf(exported)]
      const from = source === null ? importedFrom(file, inside) : pathOf(file, source)
      if (from === null) return []
      const declaration = declarationIn(root, from, inside)
      return declaration === null ? [] : [{ ...declaration, name: outside }]
    })
  })
}

function declarationIn(root: string, path: string, name: string): Declaration | null {
  return exportedDeclarations(root, path).find((declaration) => declaration.name === name) ?? null
}

function parse(root: string, path: string): ParsedFile {
  const earlier = parsed.get(path)
  if (earlier !== undefined) return earlier
  const text = readFileSync(join(root, path), 'utf8')
  const file = { path, text, syntax: parseSync(path, text) }
  parsed.set(path, file)
  return file
}

function declarationOf(file: ParsedFile, statement: Exported): Declaration {
  const { declaration } = statement
  const { text, syntax } = file
  let [name, end] = ['', statement.end]
  if (declaration?.type === 'VariableDeclaration') {
    const { id } = declaration.declarations[0]!
    name = id.type === 'Identifier' ? id.name : ''
    end = id.end
  } else if (declaration !== null && 'id' in declaration && declaration.id?.type === 'Identifier') {
    name = declaration.id.name
    if (declaration.type === 'FunctionDeclaration' && declaration.body !== null) {
      end = declaration.body.start
    }
  }
  const before = syntax.comments.findLast(
    (comment) =>
      comment.end <= statement.start && text.slice(comment.end, statement.start).trim() === '',
  )
  const isDoc = before?.type === 'Block' && before.value.startsWith('*')
  return {
    name,
    file: file.path,
    signature: text.slice(statement.start, end).trim(),
    comment: isDoc ? commentText(before.value) : '',
  }
}

function commentText(value: string): string {
  return value
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim()
}

function nameOf(name: Exported['specifiers'][number]['local']): string {
  return name.type === 'Literal' ? name.value : name.name
}

function importedFrom(file: ParsedFile, name: string): string | null {
  const from = file.syntax.module.staticImports.find(({ entries }) =>
    entries.some(({ localName }) => localName.value === name),
  )
  return from === undefined ? null : pathOf(file, from.moduleRequest.value)
}

function pathOf(file: ParsedFile, specifier: string): string | null {
  return specifier.startsWith('.') ? join(dirname(file.path), specifier) : null
}
