import { eq, type Formula, integer, integers, type Term, type Variable } from '@nim/presburger'
import type { ClosedForm, Quantity } from '@nim/prover'
import type { Fact } from '../facts/fact.ts'

/**
 * The meaning of a quantity. If the meaning is a fact, judges use its definition. Otherwise, the
 * meaning consists only of a sentence and a source.
 */
export type Meaning = Fact<unknown> | Pick<Fact, 'says' | 'source'>

/**
 * A number that is defined for every position of some games. The fact of a quantity is independent
 * of the term, so that judges share no code with the term.
 */
export interface PositionQuantity {
  /** The name that texts use. */
  readonly name: string
  readonly fact: Meaning
  /** The goal that proves the term, unless `proof` already proves it. */
  readonly given?: string
  /**
   * The numbers of piles in a move, for n piles, for which the term is right. If this function is
   * absent, the term is right for any numbers.
   */
  readonly sizes?: (n: number) => readonly number[]
  /** The closed form of the quantity, for piles in ascending order. */
  readonly term: (x: readonly Term[], sizes: readonly number[]) => Term
  /** The proof that the term is right, where v stands for the quantity's value. May be absent. */
  readonly proof?: (x: readonly Variable[], sizes: readonly number[], v: Variable) => Proof
}

/** The other fields of {@link Quantity}. */
interface Proof {
  readonly attains: Formula
  /** Default: only the term. */
  readonly tried?: Quantity['tried']
  readonly premises?: Quantity['premises']
  readonly closedForm?: Omit<ClosedForm, 'value'>
}

/** The meaning of a quantity that no judge uses. */
export function meaning(says: string, source: string): Meaning {
  return { says, source }
}

/** A quantity that is defined by its term. */
export function quantity(
  name: string,
  fact: Meaning,
  term: PositionQuantity['term'],
): PositionQuantity {
  return { name, fact, term }
}

/** A quantity in the form that goals need. */
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

/** Quantities by name. */
export function byName(
  quantities: Readonly<Record<string, Omit<PositionQuantity, 'name'>>>,
): Readonly<Record<string, PositionQuantity>> {
  return Object.fromEntries(
    Object.entries(quantities).map(([name, quantity]) => [name, { name, ...quantity }]),
  )
}
