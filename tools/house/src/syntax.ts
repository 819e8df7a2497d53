import { parseSync, type ParseResult, Visitor, type VisitorObject } from 'oxc-parser'
import type { SourceFile } from './house.ts'

const parsed = new WeakMap<SourceFile, ParseResult>()

/** The syntax of a file, parsed once. */
export function syntaxOf(file: SourceFile): ParseResult {
  const earlier = parsed.get(file)
  if (earlier !== undefined) return earlier
  const result = parseSync(file.path, file.text)
  parsed.set(file, result)
  return result
}

/** Calls the visitor for every node of a file. */
export function visit(file: SourceFile, visitor: VisitorObject): void {
  new Visitor(visitor).visit(syntaxOf(file).program)
}

/** The line number, counted from 1, of an offset in the text. */
export function lineAt({ text }: SourceFile, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
