import type { ClaimCard, Paper, PaperStatus, WrongAt } from '../claim/claim.ts'
import type { StatedFact } from '../claim/stated-fact.ts'
import type { Counterexample } from '../claim/verdict.ts'
import { factWords } from '../record/stated-words.ts'
import type { CaseParameters, ChoiceParameter, Parameter } from '../claim/parameter.ts'
import { GMMV } from '../claim/sources/gmmv.ts'
import { DH } from '../claim/sources/dh.ts'
import { GN } from '../claim/sources/gn.ts'
import { V } from '../claim/sources/v.ts'
import type { Answer } from './position-tally.ts'

/**
 * A statement as printed: a predicate on facts. A check evaluates it at every item, and only these
 * results determine the verdict. Null means that it does not apply to this item.
 */
export type Statement<T, C, A = Answer> = (told: T, parameters: C) => A

/** One of several printed parts or readings of a statement. */
export interface Part<T, C, A = Answer> {
  /** The part in words. */
  readonly says: string
  readonly holds: Statement<T, C, A>
  /** The failure in words. If absent, it is the stated facts, or the facts of the claim. */
  readonly finds?: (told: T, parameters: C) => string
  /** The stated facts where it fails. Default: the facts of the claim that the rules determine. */
  readonly stated?: (told: T, parameters: C) => readonly StatedFact[]
}

/** Printed parts by name. The wording of a part may be in the card's table `says`. */
export type PrintedParts<T, C, A = Answer> = Readonly<
  Record<string, Statement<T, C, A> | Part<T, C, A>>
>

/** A statement, whole or in parts. */
export type Printed<T, C, A = Answer> = Statement<T, C, A> | PrintedParts<T, C, A>

/** The card that every shape of claim has. */
export interface Card extends Omit<
  ClaimCard,
  'paper' | 'by' | 'source' | 'conventions' | 'parameters' | 'decides' | 'complexity'
> {
  /** Where the statement appears in the paper. */
  readonly at: string
  /** The author of the statement. Default: the paper, or nimlab if the id begins with `NT-`. */
  readonly by?: ClaimCard['by']
  /** The paper's classification of its own statement. If absent, the paper asserts it. */
  readonly paperStatus?: PaperStatus | undefined
  readonly conventions?: readonly string[]
  /** What a check tests. If absent, it tests the statement at every item of the domain. */
  readonly decides?: string
  /** The id with which the digested stream begins, if it is not the claim's own id. */
  readonly digestId?: string
  readonly complexity?: string
  /** The wording of the parts, by their names in `printed`. */
  readonly says?: Readonly<Record<string, string>>
  /** The parameter that chooses one of several parts. Default: `part`. */
  readonly chosenBy?: 'part' | 'reading'
  /** Default: the first case, on its usual domain. */
  readonly wrongAt?: WrongAt | undefined
  /** The parts that apply, given a case's other parameters and all part names. Default: all. */
  readonly partsOf?: (outer: CaseParameters, all: readonly string[]) => readonly string[]
}

/** The fields in which similar claims differ. */
export type Naming = Pick<Card, 'id' | 'at' | 'title' | 'statement'>

const PAPERS: Readonly<Record<string, Paper>> = {
  GMMV: 'gmmv',
  DH: 'dh',
  GN: 'gn',
  V: 'v',
  NT: 'nt',
}
const SOURCES: Readonly<Partial<Record<ClaimCard['paper'], string>>> = {
  gmmv: GMMV,
  dh: DH,
  gn: GN,
  v: V,
}

/** The paper with ids such as `GMMV-T2`. @throws RangeError if no paper has such ids */
export function paperOf(id: string): ClaimCard['paper'] {
  if (id.startsWith('formula:')) return 'asked'
  const paper = PAPERS[id.slice(0, id.indexOf('-'))]
  if (paper === undefined) throw new RangeError(`no paper has the id ${id}`)
  return paper
}

function authorOf(paper: ClaimCard['paper']): ClaimCard['by'] {
  if (paper === 'asked') return 'user'
  return paper === 'nt' ? 'nimlab' : 'paper'
}

/**
 * Fills in the defaults of a card. The source of a statement from a document of nimlab is that
 * document.
 */
export function usualCard({
  id,
  at,
  by = authorOf(paperOf(id)),
}: Pick<Card, 'id' | 'at' | 'by'>): Pick<
  ClaimCard,
  'paper' | 'by' | 'source' | 'paperStatus' | 'conventions'
> {
  const paper = by === 'user' ? 'asked' : paperOf(id)
  const source = SOURCES[paper]
  return {
    paper,
    source: source === undefined ? at : `${source}, ${at}`,
    by,
    ...(by === 'paper' ? { paperStatus: 'asserted' } : {}),
    conventions: [],
  }
}

/** A statement in parts. A statement without parts is treated as one part with a fixed name. */
export type Parts<T, C, A = Answer> = Readonly<Record<string, Part<T, C, A>>>

/** The name of that part. */
const WHOLE = 'whole'

/** The parts of a printed statement. @throws RangeError if a part has no sentence */
export function partsOf<T, C, A>(
  printed: Printed<T, C, A>,
  { title, says = {} }: Pick<Card, 'title' | 'says'>,
): Parts<T, C, A> {
  if (typeof printed === 'function') return { [WHOLE]: { says: title, holds: printed } }
  const part = (name: string, holds: Statement<T, C, A>): Part<T, C, A> => {
    if (says[name] === undefined) throw new RangeError(`the part ${name} has no sentence`)
    return { says: says[name], holds }
  }
  return Object.fromEntries(
    Object.entries(printed).map(([name, one]) => [
      name,
      typeof one === 'function' ? part(name, one) : one,
    ]),
  )
}

/** The part of a case. @throws RangeError if no part has that name */
export function partOf<T, C, A>(parts: Parts<T, C, A>, parameters: CaseParameters): Part<T, C, A> {
  const name = parameters['part'] ?? parameters['reading'] ?? Object.keys(parts)[0]
  const part = parts[String(name)] ?? (Object.hasOwn(parts, WHOLE) ? parts[WHOLE] : undefined)
  if (part === undefined) throw new RangeError(`no part ${name}`)
  return part
}

/**
 * The parameters of a claim: its own parameters, then the parameter that selects a part, unless the
 * claim already lists it.
 */
export function withPartParameter(
  own: readonly Parameter[],
  parts: Parts<never, never, unknown>,
  { chosenBy = 'part', partsOf: meant }: Pick<Card, 'chosenBy' | 'partsOf'>,
): Parameter[] {
  const names = Object.keys(parts)
  if (names.length === 1 || own.some(({ name }) => name === chosenBy)) return [...own]
  const about = chosenBy === 'part' ? 'part of the statement' : 'reading of the words'
  return [...own, choice(chosenBy, about, (outer) => meant?.(outer, names) ?? names)]
}

/**
 * A parameter whose values are the names of readings, games, or parts.
 * @param admits true for other admissible values. If absent, no other value is admissible
 */
export function choice(
  name: string,
  about: string,
  values: readonly string[] | ((outer: CaseParameters) => readonly string[]),
  admits?: (value: string) => boolean,
): ChoiceParameter {
  return {
    kind: 'choice',
    name,
    about,
    values: typeof values === 'function' ? values : () => values,
    ...(admits === undefined ? {} : { admits }),
  }
}

/**
 * The evidence where a part fails, in the part's own words or from its stated facts.
 * @param otherwise the evidence if the part has no words for it
 * @param where the place of the failure, such as `in NIM(4,3) `
 */
export function partEvidence<T, C>(
  { says, finds, stated }: Part<T, C, unknown>,
  told: T,
  parameters: C,
  otherwise: () => string,
  where = '',
): Omit<Counterexample, 'position' | 'witness'> {
  const actual =
    finds?.(told, parameters) ?? (stated ? factWords(stated(told, parameters)) : otherwise())
  return { expected: says, actual, explain: `the statement says "${says}", but ${where}${actual}` }
}

/** The method with which a case is judged. */
export function methodOf<C>(
  method: string | ((parameters: C) => string) | undefined,
  parameters: C,
): string | undefined {
  return typeof method === 'function' ? method(parameters) : method
}
