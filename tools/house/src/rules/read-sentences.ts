import type { Node } from 'oxc-parser'
import type { SourceFile } from '../house.ts'
import type { Complaint, Rule } from '../rule.ts'
import { lineAt, visit } from '../syntax.ts'

/** Code that reads records. */
const IS_READER = /^(?:packages\/(?:sweep|report|pages)|apps\/[^/]+|tools\/[^/]+)\/(?:src|bin)\//
/** The fields with sentences that judges and authors write for people. */
const SENTENCES = new Set(['expected', 'actual', 'explain'])
/**
 * The names of the objects whose title is also a sentence for people. The titles of pages are not
 * included.
 */
const OF_CLAIM = new Set(['claim', 'card'])

/**
 * Code generates sentences from facts, and never parses sentences. If code needs a fact, the fact
 * must be a field of the record.
 */
export const readSentences: Rule = {
  says: 'no regular expression reads expected, actual, explain or the title of a claim',
  complaints: ({ sources }) =>
    sources.filter(({ path }) => IS_READER.test(path)).flatMap(readingsIn),
}

function readingsIn(file: SourceFile): Complaint[] {
  const complaints: Complaint[] = []
  visit(file, {
    CallExpression(node) {
      const { callee, arguments: given } = node
      if (callee.type !== 'MemberExpression') return
      const operands: readonly Node[] = [callee.object, ...given]
      const method = callee.property.type === 'Identifier' ? callee.property.name : ''
      const isPattern = operands.some(isRegExp) || method === 'exec' || method === 'match'
      if (!isPattern || !operands.some(isSentence)) return
      complaints.push({
        at: file.path,
        says: `line ${lineAt(file, node.start)}: reads a sentence by a regular expression`,
      })
    },
  })
  return complaints
}

function isRegExp(node: Node): boolean {
  return node.type === 'Literal' && 'regex' in node && node.regex !== null
}

/**
 * True for expressions such as `explain`, `record.explain`, `counterexample?.explain ?? ''` and
 * `claim.title`.
 */
function isSentence(node: Node): boolean {
  if (node.type === 'Identifier') return SENTENCES.has(node.name)
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') {
    return isSentence(node.expression)
  }
  if (node.type === 'LogicalExpression') return isSentence(node.left)
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return false
  const { name } = node.property
  const of = node.object
  const isTitle = name === 'title' && of.type === 'Identifier' && OF_CLAIM.has(of.name)
  return !node.computed && (SENTENCES.has(name) || isTitle)
}
