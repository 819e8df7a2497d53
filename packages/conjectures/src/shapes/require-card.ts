import { oneLine } from '@nim/core/rules'
import { CLAIM_KINDS } from '../claim/claim.ts'
import { isObject } from './careful-member.ts'
import { claimError, described } from './claim-error.ts'

/** Describes the fault of the member with this name in one line; null if it has no fault. */
type Fault = (value: unknown, name: string) => string | null

/** The members of a claim by name, in the order in which messages list them. */
type Members = Readonly<Record<string, Fault>>

const expected =
  (what: string, is: (value: unknown) => boolean): Fault =>
  (value, name) =>
    is(value) ? null : `${name}: expected ${what}, got ${described(value)}`

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((line) => typeof line === 'string')

const text = expected('a text', (value) => typeof value === 'string' && value.trim() !== '')
const isCode = (value: unknown): boolean => typeof value === 'function'
const code = expected('a function', isCode)
const members = (value: unknown): Readonly<Record<string, unknown>> =>
  isObject(value) ? value : {}

/** The members that every claim has, besides its id. */
const CARD: Members = {
  title: text,
  statement: text,
  kind: expected(CLAIM_KINDS.join(', '), (kind) => CLAIM_KINDS.some((one) => one === kind)),
  conventions: expected('a list of texts', isTexts),
  quick: expected('smaller ranges and a bound, { ranges: { n: [2, 3] }, max: 9 }', (value) => {
    const { ranges = {}, max = 0, ...others } = members(value)
    const isKnown = isObject(value) && Object.keys(others).length === 0
    return isKnown && Number.isSafeInteger(max) && isObject(ranges)
  }),
  unsettled: expected("{ where: 'holds', 'fails' or 'always', because: a text }", (value) => {
    const { where, because } = members(value)
    return ['holds', 'fails', 'always'].some((one) => one === where) && typeof because === 'string'
  }),
  answer: code,
  decides: text,
  complexity: text,
}

const games = expected('gamesOf({ n: integer(…) }, ({ n }) => …)', (value) => {
  const { parameters, ruleset, defaultDomain } = members(value)
  return Array.isArray(parameters) && isCode(ruleset) && isCode(defaultDomain)
})

const parameters = expected("parameters by name, { n: integer('what it is', …) }", isObject)

const edge = expected('{ says: a text, is: a function }', (value) => {
  const { says, is } = members(value)
  return typeof says === 'string' && isCode(is)
})

const play = expected('normal or misere', (value) => value === 'normal' || value === 'misere')

/** Checks each member of an object and returns the first fault, or null if no member has one. */
function firstFault(value: object, faultOf: Fault): string | null {
  for (const [name, member] of Object.entries(value)) {
    const fault = faultOf(member, oneLine(name))
    if (fault !== null) return fault
  }
  return null
}

const fact = expected("a fact such as remoteness or fact('what it is', (x) => …)", (value) => {
  const { says, of } = members(value)
  return typeof says === 'string' && isCode(of)
})

const facts: Fault = (value, name) => {
  if (!isObject(value)) {
    return `${name}: expected facts by name, { R: remoteness }, got ${described(value)}`
  }
  if ('x' in value) return `${name}: 'x' is the position itself; use another name`
  return firstFault(value, (one, of) => fact(one, `${name}.${of}`))
}

const part = expected('{ says: a text, holds: a function }', (value) => {
  const { says, holds } = members(value)
  return typeof says === 'string' && isCode(holds)
})

const statement: Fault = (value, name) => {
  if (isCode(value)) return null
  if (!isObject(value)) {
    return `${name}: expected a function that answers true, false or null, or parts { name: { says, holds } }, got ${described(value)}`
  }
  if (Object.keys(value).length === 0) return `${name}: expected at least one part`
  return firstFault(value, (one, of) => part(one, `${name}.${of}`))
}

/** The shapes that authors use. */
type ShapeName = 'positions' | 'moves' | 'instances' | 'instances of games' | 'formulas' | 'values'

/** The members that a shape accepts besides {@link CARD}, and those that it requires. */
interface Shape {
  readonly members: Members
  readonly required: readonly string[]
}

const LISTED: Members = { instances: code, printed: statement, witness: code, evidence: code }

const SHAPES: Readonly<Record<ShapeName, Shape>> = {
  positions: {
    members: { games, facts, printed: statement, edge, evidence: code },
    required: ['games', 'printed'],
  },
  moves: {
    members: { games, facts, moves: code, printed: statement },
    required: ['games', 'printed'],
  },
  instances: {
    members: { parameters, domain: code, ...LISTED },
    required: ['instances', 'printed'],
  },
  'instances of games': {
    members: { games, facts, ...LISTED },
    required: ['instances', 'printed'],
  },
  formulas: { members: { games, play, printed: code }, required: ['games', 'printed'] },
  values: {
    members: { parameters, printed: code, compute: code },
    required: ['printed', 'compute'],
  },
}

/**
 * Accepts the members that an author passed to a shape.
 * @throws ClaimError that names the claim and the member that is missing, is unknown or has the
 * wrong type
 */
export function requireCard(claim: unknown, shape: ShapeName): void {
  if (typeof claim !== 'object' || claim === null) {
    throw claimError('?', `expected an object with id, title, …, got ${described(claim)}`)
  }
  const own = claim as Readonly<Record<string, unknown>>
  const id = requireId(own['id'])
  const accepted: Members = { ...CARD, ...SHAPES[shape].members }
  const unknown = Object.keys(own).find((name) => name !== 'id' && !Object.hasOwn(accepted, name))
  if (unknown !== undefined) {
    const names = ['id', ...Object.keys(accepted)].join(', ')
    throw claimError(id, `unknown member '${oneLine(unknown)}'; accepted: ${names}`)
  }
  const missing = SHAPES[shape].required.find((name) => own[name] === undefined)
  if (missing !== undefined) throw claimError(id, `the member '${missing}' is missing`)
  for (const [name, faultOf] of Object.entries(accepted)) {
    const fault = own[name] === undefined && name !== 'title' ? null : faultOf(own[name], name)
    if (fault !== null) throw claimError(id, fault)
  }
}

/** The ids that a user's claim must not have: the ids of statements from the papers, and `all`. */
const TAKEN = /^(?:(?:GMMV|DH|GN|V|NT)-|all$)/i

/** @throws ClaimError if a user's claim must not have this id */
function requireId(id: unknown): string {
  if (typeof id !== 'string' || !/^[A-Za-z][\w.-]{0,79}$/.test(id)) {
    throw claimError(
      typeof id === 'string' ? oneLine(id) : '?',
      `id: expected letters, digits, dots and hyphens such as my-claim, got ${described(id)}`,
    )
  }
  if (TAKEN.test(id))
    throw claimError(id, 'ids of this form are reserved for the papers; use another id')
  return id
}
