import type { CaseParameters, Parameter } from '../../claim/parameter.ts'
import type { MoveFacts, PositionFacts } from './position-facts.ts'

/**
 * One part of a statement, as a predicate on what the judge finds. Null: the statement does not
 * speak of this position, move or instance.
 */
export type Part = PositionPart | MovePart | ListedPart

/** A part about every position of SN(n,A). */
export interface PositionPart {
  /** The part in words, for the evidence. */
  readonly says: string
  ofPosition(at: PositionFacts): boolean | null
  /** What is found instead at a position where the part fails, in words. */
  readonly finds?: (at: PositionFacts) => string
}

/** A part about every move: it fails at a position if it fails for a move from there. */
export interface MovePart {
  readonly says: string
  /** Which positions the moves start from. */
  readonly from: 'reduced' | 'all'
  ofMove(move: MoveFacts, at: PositionFacts): boolean | null
}

/** A part about other things: graphs, types, rows, large positions. */
export interface ListedPart<I extends Instance = Instance> {
  readonly says: string
  ofInstance(instance: I): boolean | null
}

/** One of these things, with what the judge finds there. */
export interface Instance {
  /** Names and values that pin it down. */
  witness(): Readonly<Record<string, unknown>>
  /** The judge's value, an integer ≥ 0 that goes into the digest. */
  readonly actual: number
  /** What the judge finds, in words. */
  finds(): string
}

/** A statement: its parts by name. */
export type Parts = Readonly<Record<string, Part>>

/**
 * The parameter that chooses one of several parts of a statement, as a list; empty if there is one
 * part only, or if the statement's own parameters choose it already.
 */
export function partParameter(
  names: readonly string[],
  name: 'part' | 'reading',
  own: readonly Parameter[],
  partsOf: (outer: CaseParameters) => readonly string[] = () => names,
): Parameter[] {
  if (names.length === 1 || own.some((parameter) => parameter.name === name)) return []
  const about = name === 'part' ? 'part of the statement' : 'reading of the words'
  return [{ kind: 'choice', name, about, values: partsOf }]
}

/** The part that a case asks for. */
export function partOf(parts: Parts, parameters: CaseParameters): Part {
  const name = parameters['part'] ?? parameters['reading'] ?? Object.keys(parts)[0]
  const part = parts[String(name)]
  if (part === undefined) throw new RangeError(`no part ${name}`)
  return part
}
