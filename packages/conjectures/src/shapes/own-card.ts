import { oneLine } from '@nim/core/rules'
import { CLAIM_KINDS, type ClaimCard, type ClaimKind } from '../claim/claim.ts'
import type { Card } from '../judge/statement.ts'
import { claimError, described } from './claim-error.ts'

/** What a claim of one's own says of itself. */
export interface OwnCard extends Pick<
  Card,
  'quick' | 'unsettled' | 'answer' | 'decides' | 'complexity'
> {
  /** Letters, digits, dots and hyphens, such as `my-claim`; not that of a statement of a paper. */
  readonly id: string
  /** The statement in one line. */
  readonly title: string
  /** The statement in full, with LaTeX. Default: the title. */
  readonly statement?: string
  /** Default: `conjecture`. A `question` is answered, not judged. */
  readonly kind?: ClaimKind
  /** Conventions and readings without which the statement is ambiguous. */
  readonly conventions?: readonly string[]
}

/** Members of every claim. */
const CARD = [
  'id',
  'title',
  'statement',
  'kind',
  'conventions',
  'quick',
  'unsettled',
  'answer',
  'decides',
  'complexity',
]

/** Ids of papers' statements begin so; `all` names all of them. */
const TAKEN = /^(?:(?:GMMV|DH|GN|V|NT)-|all$)/i

/** Where a claim of somebody's own stands. */
const SOURCE = 'a claim that nimlab is asked about'

/**
 * Accepts what was handed to a shape.
 * @param accepted the members of the shape besides those of every claim; those that end in `!` are required
 * @throws ClaimError naming the claim and the member that is missing, unknown or of another type
 */
export function requireOwnCard(claim: unknown, accepted: readonly string[]): void {
  if (typeof claim !== 'object' || claim === null) {
    throw claimError('?', `expected an object with id, title, …, got ${described(claim)}`)
  }
  const members = claim as Readonly<Record<string, unknown>>
  const id = requireId(members['id'])
  const names = [...CARD, ...accepted.map((name) => name.replace('!', ''))]
  for (const name of Object.keys(members)) {
    if (!names.includes(name)) {
      throw claimError(id, `unknown member '${oneLine(name)}'; accepted: ${names.join(', ')}`)
    }
  }
  for (const name of accepted.filter((one) => one.endsWith('!'))) {
    if (members[name.slice(0, -1)] === undefined) {
      throw claimError(id, `the member '${name.slice(0, -1)}' is missing`)
    }
  }
  for (const name of ['title', 'statement', 'decides', 'complexity']) {
    const text = members[name]
    if (name !== 'title' && text === undefined) continue
    if (typeof text !== 'string' || text.trim() === '') {
      throw claimError(id, `${name}: expected a text, got ${described(text)}`)
    }
  }
  const { kind, conventions } = members
  if (kind !== undefined && !(CLAIM_KINDS as readonly unknown[]).includes(kind)) {
    throw claimError(id, `kind: expected ${CLAIM_KINDS.join(', ')}, got ${described(kind)}`)
  }
  const isList = Array.isArray(conventions) && conventions.every((line) => typeof line === 'string')
  if (conventions !== undefined && !isList) {
    throw claimError(id, `conventions: expected a list of texts, got ${described(conventions)}`)
  }
}

/** @throws ClaimError unless it may be the id of a claim of somebody's own */
function requireId(id: unknown): string {
  if (typeof id !== 'string' || !/^[A-Za-z][\w.-]{0,79}$/.test(id)) {
    throw claimError(
      typeof id === 'string' ? oneLine(id) : '?',
      `id: expected letters, digits, dots and hyphens such as my-claim, got ${described(id)}`,
    )
  }
  if (TAKEN.test(id)) throw claimError(id, 'ids of this form are those of the papers; take another')
  return id
}

/** The card in full. */
export function ownCardOf(own: OwnCard): Card & Pick<ClaimCard, 'by'> {
  const { id, title, statement = title, kind = 'conjecture' } = own
  const { conventions, quick, unsettled, answer, decides, complexity } = own
  return {
    id,
    title,
    statement,
    kind,
    at: SOURCE,
    by: 'user',
    ...(conventions === undefined ? {} : { conventions }),
    ...(quick === undefined ? {} : { quick }),
    ...(unsettled === undefined ? {} : { unsettled }),
    ...(answer === undefined ? {} : { answer }),
    ...(decides === undefined ? {} : { decides }),
    ...(complexity === undefined ? {} : { complexity }),
  }
}
