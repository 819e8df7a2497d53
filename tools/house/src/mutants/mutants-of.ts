import type { SourceFile } from '../house.ts'
import { lineAt, visit } from '../syntax.ts'

/** A change of one place of a module. */
export interface Mutant {
  readonly file: string
  readonly start: number
  readonly end: number
  /** What stands there instead. */
  readonly text: string
  /** The line, without its number, and the change: it stays the same when other lines change. */
  readonly name: string
}

/** What becomes of an operator, a method or a value. */
const SWAPPED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '&&': '||',
  '||': '&&',
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
  true: 'false',
  false: 'true',
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** The mutants of a module: operators, bounds, constants, and dropped statements, in the order of places. */
export function mutantsOf(file: SourceFile): Mutant[] {
  const lines = file.text.split('\n')
  const found: Omit<Mutant, 'name'>[] = []
  const types: Node[] = []
  const change = (start: number, end: number, text: string | undefined): void => {
    if (text !== undefined) found.push({ file: file.path, start, end, text })
  }
  const operator = ({
    left,
    right,
    operator: sign,
  }: {
    left: Node
    right: Node
    operator: string
  }): void => {
    const at = file.text.indexOf(sign, left.end)
    if (at < right.start) change(at, at + sign.length, SWAPPED[sign])
  }
  const drop = ({ start, end }: Node): void => change(start, end, ';')
  visit(file, {
    BinaryExpression: operator,
    LogicalExpression: operator,
    UnaryExpression({ operator: sign, start }) {
      if (sign === '!') change(start, start + 1, '')
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name, start, end } = callee.property
      change(start, end, SWAPPED[name])
    },
    Literal({ value, start, end }) {
      if (typeof value === 'number') change(start, end, String(value + 1))
      if (typeof value === 'boolean') change(start, end, SWAPPED[String(value)])
    },
    ExpressionStatement: drop,
    IfStatement: drop,
    TSTypeAnnotation: (node) => void types.push(node),
    TSTypeAliasDeclaration: (node) => void types.push(node),
    TSInterfaceDeclaration: (node) => void types.push(node),
  })
  const isOfType = ({ start, end }: Omit<Mutant, 'name'>): boolean =>
    types.some((type) => type.start <= start && end <= type.end)
  return found
    .filter((mutant) => !isOfType(mutant))
    .sort((a, b) => a.start - b.start)
    .map((mutant) => ({ ...mutant, name: nameOf(mutant, file, lines) }))
}

function nameOf(
  { start, end, text }: Omit<Mutant, 'name'>,
  file: SourceFile,
  lines: readonly string[],
): string {
  const line = lines[lineAt(file, start) - 1]!
  const column = start - (file.text.lastIndexOf('\n', start - 1) + 1)
  const before = file.text.slice(start, end).split('\n')[0]!
  const trimmed = line.trim()
  const at = column - (line.length - line.trimStart().length)
  return text === ';' ? `drop ${trimmed}` : `${trimmed} [${at}] ${before} → ${text || 'nothing'}`
}
