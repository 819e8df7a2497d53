import type { SourceFile } from '../house.ts'
import { lineAt, visit } from '../syntax.ts'

/** A change at a single place in a module. */
export interface Mutant {
  readonly file: string
  readonly start: number
  readonly end: number
  /** The text that replaces the original text at that place. */
  readonly text: string
  /**
   * The text of the line without the line number, followed by the change. This name stays the same
   * when other lines change.
   */
  readonly name: string
}

/** The replacements of operators, methods and values. */
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

/**
 * The mutants of a module, in the order of their places. A mutant changes an operator, a bound or a
 * constant, or drops a statement.
 */
export function mutantsOf(file: SourceFile): Mutant[] {
  const mutants: Omit<Mutant, 'name'>[] = []
  const types: Node[] = []
  const change = ({ start, end }: Omit<Node, 'type'>, text: string | undefined): void => {
    const isOfType = types.some((type) => type.start <= start && end <= type.end)
    if (text !== undefined && !isOfType) mutants.push({ file: file.path, start, end, text })
  }
  const operator = (node: { left: Node; right: Node; operator: string }): void => {
    const start = file.text.indexOf(node.operator, node.left.end)
    change({ start, end: start + node.operator.length }, SWAPPED[node.operator])
  }
  const drop = (node: Node): void => change(node, ';')
  const type = (node: Node): void => void types.push(node)
  visit(file, {
    TSTypeAnnotation: type,
    TSTypeAliasDeclaration: type,
    TSInterfaceDeclaration: type,
  })
  visit(file, {
    BinaryExpression: operator,
    LogicalExpression: operator,
    UnaryExpression({ operator: sign, start }) {
      if (sign === '!') change({ start, end: start + 1 }, '')
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      change(callee.property, SWAPPED[callee.property.name])
    },
    Literal(node) {
      if (typeof node.value === 'number') change(node, `${node.value + 1}`)
      if (typeof node.value === 'boolean') change(node, SWAPPED[`${node.value}`])
    },
    ExpressionStatement: drop,
    IfStatement: drop,
  })
  const lines = file.text.split('\n')
  const counts = new Map<string, number>()
  return mutants
    .sort((a, b) => a.start - b.start)
    .map((mutant) => {
      const name = nameOf(mutant, file, lines)
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return { ...mutant, name: count === 1 ? name : `${name} (${count})` }
    })
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
