import {
  and,
  childrenOf,
  type Expression,
  FALSE,
  type Formula,
  isTerm,
  ite,
  or,
  type Term,
  TRUE,
} from '@nim/presburger'
import type { Says } from '../discover/discovery.ts'
import { TUNED } from '../tuned.ts'

/** A formula without conditions inside it, at a single position in a description. */
export interface Atom {
  readonly kind: 'atom'
  readonly formula: Formula
}

/** A term without conditions, at a single position in a description. */
export interface Value {
  readonly kind: 'value'
  readonly term: Term
}

interface Joined {
  readonly kind: 'and' | 'or'
  readonly parts: readonly Part[]
}

interface Choice {
  readonly kind: 'if'
  readonly when: Part
  readonly yes: Part
  readonly no: Part
}

/** A description built from atoms. Each occurrence of a part in its text is a separate object. */
export type Part = Atom | Value | Joined | Choice

const { MOST_PLACES } = TUNED.occurrences

/** The occurrences of parts in a description; null if there are more than 20,000. */
export function placesOf(says: Says): Part | null {
  return countPlaces(says, new Map()) > MOST_PLACES ? null : partOf(says)
}

function countPlaces(says: Expression, counts: Map<Expression, number>): number {
  const before = counts.get(says)
  if (before !== undefined) return before
  const inside = says.kind === 'and' || says.kind === 'or' || says.kind === 'ite'
  const children = inside ? [...childrenOf(says)] : []
  const count = children.reduce((sum, child) => sum + countPlaces(child, counts), 1)
  counts.set(says, count)
  return count
}

function partOf(says: Says): Part {
  if (says.kind === 'and' || says.kind === 'or') {
    return { kind: says.kind, parts: says.formulas.map(partOf) }
  }
  if (says.kind === 'ite') {
    const { condition, consequent, alternative } = says
    return {
      kind: 'if',
      when: partOf(condition),
      yes: partOf(consequent),
      no: partOf(alternative),
    }
  }
  return isTerm(says) ? { kind: 'value', term: says } : { kind: 'atom', formula: says }
}

/** The description that this occurrence and the occurrences below it form. */
export function saysOf(part: Part): Says {
  switch (part.kind) {
    case 'atom':
      return part.formula
    case 'value':
      return part.term
    case 'if':
      return ite(saysOf(part.when) as Formula, saysOf(part.yes) as Term, saysOf(part.no) as Term)
    case 'and':
    case 'or':
      return (part.kind === 'and' ? and : or)(...part.parts.map((each) => saysOf(each) as Formula))
  }
}

/** The parts directly below a part. */
export function partsOf(part: Part): readonly Part[] {
  if (part.kind === 'if') return [part.when, part.yes, part.no]
  return part.kind === 'and' || part.kind === 'or' ? part.parts : []
}

/** All occurrences in post-order: each occurrence follows the occurrences below it. */
export function inPostOrder(part: Part): Part[] {
  return [...partsOf(part).flatMap(inPostOrder), part]
}

/**
 * The description in which a truth value replaces a single occurrence of the atom. Parts that no
 * longer have any effect are removed.
 */
export function withTruth(root: Part, place: Atom, truth: boolean): Part {
  const left = replaced(root, place, truth)
  return typeof left === 'boolean' ? { kind: 'atom', formula: left ? TRUE : FALSE } : left
}

/**
 * The part in which a truth value replaces an atom. The result is the part itself if it does not
 * contain the atom, and a truth value if nothing else remains.
 */
function replaced(part: Part, place: Atom, truth: boolean): Part | boolean {
  if (part === place) return truth
  if (part.kind === 'atom' || part.kind === 'value') return part
  if (part.kind === 'if') return replacedChoice(part, place, truth)
  const parts = part.parts.map((each) => replaced(each, place, truth))
  if (parts.every((each, i) => each === part.parts[i])) return part
  const decisive = part.kind === 'or'
  if (parts.includes(decisive)) return decisive
  const rest = parts.filter((each): each is Part => typeof each !== 'boolean')
  if (rest.length === 0) return !decisive
  return rest.length === 1 ? rest[0]! : { kind: part.kind, parts: rest }
}

function replacedChoice(part: Choice, place: Atom, truth: boolean): Part {
  const when = replaced(part.when, place, truth)
  if (typeof when === 'boolean') return when ? part.yes : part.no
  // The replacement in a term is a term, because a term never becomes a truth value.
  const yes = replaced(part.yes, place, truth) as Part
  const no = replaced(part.no, place, truth) as Part
  const isSame = when === part.when && yes === part.yes && no === part.no
  return isSame ? part : { kind: 'if', when, yes, no }
}
