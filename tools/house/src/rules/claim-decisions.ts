import type { Expression, Node } from 'oxc-parser'
import type { SourceFile } from '../house.ts'
import type { Complaint, Rule } from '../rule.ts'
import { lineAt, visit } from '../syntax.ts'

/**
 * Matches the files of the code that reads records and displays claims. Such code must not depend
 * on any particular claim.
 */
const IS_READER =
  /^(?:packages\/(?:sweep|report|pages)|apps\/[^/]+|tools\/(?!house\/)[^/]+)\/(?:src|bin)\//
/** Matches the id of a statement, or a prefix of such ids. */
const IS_ID = /^(?:GMMV|DH|GN|V|NT)-/
/**
 * Matches a pattern for complete ids, which is anchored. A pattern for citations in a text is not
 * anchored.
 */
const ID_PATTERN = /^\^.*(?:GMMV|DH|GN|\bV|NT)\)?-/
/** Methods that compare a text with their argument, or look up a text in a list. */
const ASKS = new Set(['startsWith', 'includes', 'has', 'get', 'indexOf', 'test', 'exec', 'match'])
const COMPARES = new Set(['===', '!==', '==', '!='])

/**
 * Code must not make decisions based on the id of a claim or the prefix of a paper. Instead, code
 * must consult the card or the record.
 */
export const claimDecisions: Rule = {
  says: 'sweep, report, pages, apps and tools make no decision based on the id of a claim or the prefix of a paper',
  complaints: ({ sources }) =>
    sources.filter(({ path }) => IS_READER.test(path)).flatMap(decisionsIn),
}

function decisionsIn(file: SourceFile): Complaint[] {
  const complaints: Complaint[] = []
  const complain = ({ start }: { readonly start: number }, how: string): void => {
    complaints.push({
      at: file.path,
      says: `line ${lineAt(file, start)}: ${how} the id of a claim`,
    })
  }
  const named = constantsWithIds(file)
  const isId = (node: Node): boolean =>
    holdsId(node) || (node.type === 'Identifier' && named.has(node.name))
  visit(file, {
    BinaryExpression(node) {
      if (COMPARES.has(node.operator) && (isId(node.left) || isId(node.right))) {
        complain(node, 'compares with')
      }
    },
    SwitchCase(node) {
      if (node.test !== null && isId(node.test)) complain(node, 'switches on')
    },
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (!ASKS.has(callee.property.name)) return
      if (isId(callee.object) || node.arguments.some(isId)) complain(node, 'asks for')
    },
    MemberExpression(node) {
      if (node.computed && isId(node.property)) complain(node, 'looks up')
    },
    Property(node) {
      if (holdsId(node.key)) complain(node, 'is a table by')
    },
    Literal(node) {
      if ('regex' in node && node.regex !== null && ID_PATTERN.test(node.regex.pattern)) {
        complain(node, 'matches')
      }
    },
  })
  return complaints
}

/** True if the value is an id, or is a list or set that contains an id. */
function holdsId(node: Node): boolean {
  if (node.type === 'Literal') return typeof node.value === 'string' && IS_ID.test(node.value)
  if (node.type === 'ArrayExpression') {
    return node.elements.some((element) => element !== null && holdsId(element))
  }
  return node.type === 'NewExpression' && node.arguments.some((argument) => holdsId(argument))
}

/** The names of a file's constants whose values are ids or lists of ids. */
function constantsWithIds(file: SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  visit(file, {
    VariableDeclarator({ id, init }) {
      const value: Expression | null = init
      if (id.type === 'Identifier' && value !== null && holdsId(value)) names.add(id.name)
    },
  })
  return names
}
