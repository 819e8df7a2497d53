import { eq, type Formula, integer, integers, type Term, type Variable } from '@nim/presburger'
import type { ClosedForm, Quantity } from '@nim/prover'
import type { Fact } from '../facts/fact.ts'

/** What a quantity is: judges read the definition of a fact. Without one, only its sentence and source. */
export type Meaning = Fact<unknown> | Pick<Fact, 'says' | 'source'>

/** A number of every position of some games. Its fact knows no term, so that judges share nothing with it. */
export interface PositionQuantity {
  /** What texts call it. */
  readonly name: string
  readonly fact: Meaning
  /** Which goal shows the term, where the proof does not. */
  readonly given?: string
  /** Of how many piles a move must take for the term to be right, of n; any number if absent. */
  readonly sizes?: (n: number) => readonly number[]
  /** Its closed form, of piles in ascending order. */
  readonly term: (x: readonly Term[], sizes: readonly number[]) => Term
  /** How a proof speaks of it, its value being v. Absent: by the term. */
  readonly proof?: (x: readonly Variable[], sizes: readonly number[], v: Variable) => Proof
}

/** What {@link Quantity} has besides. */
interface Proof {
  readonly attains: Formula
  /** The term alone if absent. */
  readonly tried?: Quantity['tried']
  readonly premises?: Quantity['premises']
  readonly closedForm?: Omit<ClosedForm, 'value'>
}

/** What a quantity is that no judge reads. */
export function meaning(says: string, source: string): Meaning {
  return { says, source }
}

/** A quantity that is its term. */
export function quantity(
  name: string,
  fact: Meaning,
  term: PositionQuantity['term'],
): PositionQuantity {
  return { name, fact, term }
}

/** A quantity as goals have it. */
export function quantityOf(
  { name, fact: { says, source }, given, term, proof }: PositionQuantity,
  n: number,
  sizes: readonly number[],
): Quantity {
  const [x, v] = [integers('x', n), integer(name)]
  const value = term(x, sizes)
  const { closedForm, ...shown } = proof?.(x, sizes, v) ?? { attains: eq(v, value) }
  return {
    name,
    says: [says, source, ...(given === undefined ? [] : [given])].join(', '),
    tried: [value],
    premises: [],
    ...shown,
    ...(closedForm === undefined ? {} : { closedForm: { ...closedForm, value } }),
  }
}

/** Quantities that are looked up by their names. */
export function byName(
  quantities: Readonly<Record<string, Omit<PositionQuantity, 'name'>>>,
): Readonly<Record<string, PositionQuantity>> {
  return Object.fromEntries(
    Object.entries(quantities).map(([name, quantity]) => [name, { name, ...quantity }]),
  )
}
