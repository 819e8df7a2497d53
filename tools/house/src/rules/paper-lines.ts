import type { ArrayExpression, Node, TSType } from 'oxc-parser'
import type { SourceFile } from '../house.ts'
import type { Rule } from '../rule.ts'
import { lineAt, visit } from '../syntax.ts'
import { paperFiles } from './papers.ts'

const MOST = 60

/** The minimum number of lines in a table. Shorter lists do not count. */
const FEWEST_LINES = 4

/** A statement must be short enough to read at a glance. */
export const paperLines: Rule = {
  says: `a file of a paper has at most ${MOST} lines for each claim, not counting printed tables and lists of parts`,
  complaints: (house) =>
    paperFiles(house).flatMap((file) => {
      const lines = file.text.trimEnd().split('\n').length - tableLines(file)
      const claims = Math.max(1, claimsIn(file))
      if (lines <= MOST * claims) return []
      return [{ at: file.path, says: `${lines} lines for ${claims} claims` }]
    }),
}

/**
 * The number of claims that a file exports: constants of type Claim, and the members of arrays of
 * them.
 */
function claimsIn(file: SourceFile): number {
  let claims = 0
  visit(file, {
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type !== 'VariableDeclaration') return
      for (const { id, init } of declaration.declarations) {
        const type = id.typeAnnotation?.typeAnnotation
        if (isClaim(type)) claims++
        else if (isClaims(type)) {
          claims += init?.type === 'ArrayExpression' ? init.elements.length : mostListed(file)
        }
      }
    },
  })
  return claims
}

function isClaim(type: TSType | undefined): boolean {
  return (
    type?.type === 'TSTypeReference' &&
    type.typeName.type === 'Identifier' &&
    type.typeName.name === 'Claim'
  )
}

/** True for `Claim[]` and `readonly Claim[]`. */
function isClaims(type: TSType | undefined): boolean {
  if (type?.type === 'TSTypeOperator') return isClaims(type.typeAnnotation)
  return type?.type === 'TSArrayType' && isClaim(type.elementType)
}

/**
 * The length of the longest list in a file. Claims that a function creates are assumed to come from
 * this list, one claim for each element.
 */
function mostListed(file: SourceFile): number {
  let most = 1
  visit(file, {
    ArrayExpression: ({ elements }) => {
      most = Math.max(most, elements.length)
    },
  })
  return most
}

/**
 * The total number of lines in printed tables, in lists of parts, and in arrays whose members are
 * values, arrays or objects.
 */
function tableLines(file: SourceFile): number {
  let lines = 0
  let end = -1
  const line = (offset: number): number => lineAt(file, offset)
  const leaveOut = (node: Node): void => {
    // an inner list is part of the outer one
    const own = line(node.end) - line(node.start) - 1
    if (node.start < end || own < FEWEST_LINES) return
    lines += own
    end = node.end
  }
  visit(file, {
    ArrayExpression: (node) => {
      if (isTable(node)) leaveOut(node)
    },
    VariableDeclarator: ({ id, init }) => {
      if (isParts(id.typeAnnotation?.typeAnnotation) && init?.type === 'ObjectExpression') {
        leaveOut(init)
      }
    },
    Property: ({ key, value }) => {
      const isList = key.type === 'Identifier' && ['says', 'printed'].includes(key.name)
      if (isList && value.type === 'ObjectExpression') leaveOut(value)
    },
  })
  return lines
}

/** True for `Parts<…>` and `PrintedParts<…>`, which contain the parts of a statement by name. */
function isParts(type: TSType | undefined): boolean {
  return (
    type?.type === 'TSTypeReference' &&
    type.typeName.type === 'Identifier' &&
    ['Parts', 'PrintedParts'].includes(type.typeName.name)
  )
}

const PRINTED = new Set<Node['type']>([
  'ArrayExpression',
  'ObjectExpression',
  'Literal',
  'TemplateLiteral',
  'TaggedTemplateExpression',
  'UnaryExpression',
])

function isTable({ elements }: ArrayExpression): boolean {
  return elements.every((element) => element !== null && PRINTED.has(element.type))
}
