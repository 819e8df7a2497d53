import type { Expression } from 'oxc-parser'
import type { SourceFile } from '../house.ts'
import type { Complaint, Rule } from '../rule.ts'
import { lineAt, visit } from '../syntax.ts'

/**
 * Forbids attaching properties to functions, because other code would rely on properties that no
 * type declares.
 */
export const functionProperties: Rule = {
  says: 'no property is attached to a function',
  complaints: ({ sources }) => sources.flatMap(hungIn),
}

function hungIn(file: SourceFile): Complaint[] {
  const functions = functionsOf(file)
  const complaints: Complaint[] = []
  const isFunction = (node: { readonly type: string } | undefined): boolean =>
    node?.type === 'ArrowFunctionExpression' ||
    node?.type === 'FunctionExpression' ||
    (node?.type === 'Identifier' && functions.has((node as { name?: string }).name ?? ''))
  const complain = (start: number): void => {
    complaints.push({
      at: file.path,
      says: `line ${lineAt(file, start)} attaches properties to a function`,
    })
  }
  visit(file, {
    AssignmentExpression: ({ left, start }) => {
      if (left.type === 'MemberExpression' && isFunction(left.object)) complain(start)
    },
    CallExpression: ({ callee, arguments: given, start }) => {
      if (isAssign(callee) && isFunction(given[0])) complain(start)
    },
  })
  return complaints
}

/** True for `Object.assign`, `Object.defineProperty` and `Object.defineProperties`. */
function isAssign(callee: Expression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'Object' &&
    callee.property.type === 'Identifier' &&
    ['assign', 'defineProperty', 'defineProperties'].includes(callee.property.name)
  )
}

/** The names that a file gives to functions. */
function functionsOf(file: SourceFile): Set<string> {
  const names = new Set<string>()
  visit(file, {
    FunctionDeclaration: ({ id }) => {
      if (id !== null) names.add(id.name)
    },
    VariableDeclarator: ({ id, init }) => {
      const isFunction =
        init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression'
      if (isFunction && id.type === 'Identifier') names.add(id.name)
    },
  })
  return names
}
