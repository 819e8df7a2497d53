import { ofReducedType, type TypeFormula } from '@nim/core/setnim'
import {
  and,
  congruent,
  constant,
  count,
  eq,
  type Formula,
  ge,
  integers,
  le,
  mod,
  not,
  odd,
  or,
  plus,
  type Term,
  times,
} from '@nim/presburger'
import { formTerm } from '../forms/form.ts'
import type { LawCase } from './align.ts'
import { formOf, linearAt, type Numbers, type Vocabulary } from './vocabulary.ts'

/**
 * A statement about the P-positions of SN(n,A) for every n, where all sets A have the same shape.
 */
export interface Law {
  readonly vocabulary: Vocabulary
  readonly cases: readonly LawCase[]
}

/** The statement that a law makes about SN(n,A), as a formula over x1, …, xn. */
export function lawFor({ vocabulary, cases }: Law, numbers: Numbers): Formula {
  const { n, k } = numbers
  const x = integers('x', n)
  const isP: TypeFormula = (o, r) =>
    or(
      ...cases.map((each) =>
        and(...answersOf(vocabulary, each, numbers, o), ...within(each, numbers, o, r)),
      ),
    )
  if (vocabulary.isReduced) return ofReducedType(n, k, isP)
  return isP(count(...x.map(odd)), mod(plus(...x), 2 * k))
}

/** The conditions on a position that correspond to the answers in the key. */
function answersOf(
  { wall, asksAllOdd, first, last }: Vocabulary,
  { key }: LawCase,
  numbers: Numbers,
  o: Term,
): Formula[] {
  const { n } = numbers
  const x = integers('x', n)
  const names = x.map(({ name }) => name)
  const far =
    wall === null
      ? []
      : [ge(formTerm(formOf(wall.form, numbers), names), linearAt(wall.least, numbers))]
  const conditions = [
    ...far,
    ...(asksAllOdd ? [eq(o, n)] : []),
    ...[...x.slice(0, first), ...x.slice(n - last)].map(odd),
  ]
  return conditions.map((formula, i) => (key[i] === '1' ? formula : not(formula)))
}

function within({ parity, bounds }: LawCase, numbers: Numbers, o: Term, r: Term): Formula[] {
  const inside = bounds.map((bound) =>
    le(plus(times(bound.o, o), times(bound.r, r)), constant(linearAt(bound.most, numbers))),
  )
  return parity === null ? inside : [congruent(o, parity, 2), ...inside]
}
