import { constant, plus, times } from '../build/terms.ts'
import { compareExpressions } from '../syntax/compare.ts'
import { exact, gcd } from '../syntax/exact.ts'
import type { Term } from '../syntax/syntax.ts'

/** A multiple of a term that is not itself a constant, a sum or a multiple. */
export interface Part {
  readonly term: Term
  readonly factor: number
}

/**
 * Σ factor·term + constant. The parts are sorted, their terms are distinct, and their factors are
 * nonzero. So equal linear forms over the same terms are equal as data.
 */
export interface LinearForm {
  readonly parts: readonly Part[]
  readonly constant: number
}

/**
 * The linear form of a term. The function expands only sums and multiples.
 *
 * @throws RangeError if a factor or the constant reaches 2^53
 */
export function linearFormOf(term: Term): LinearForm {
  const parts: Part[] = []
  let rest = 0
  const open = (inner: Term, factor: number): void => {
    if (inner.kind === 'constant') rest = exact(rest + exact(factor * inner.value))
    else if (inner.kind === 'plus') for (const t of inner.terms) open(t, factor)
    else if (inner.kind === 'times') open(inner.term, exact(factor * inner.factor))
    else parts.push({ term: inner, factor })
  }
  open(term, 1)
  return { parts: collected(parts), constant: rest }
}

/** The linear form with these parts, which may be in any order, and this constant. */
export function linearForm(parts: readonly Part[], constant: number): LinearForm {
  return { parts: collected(parts), constant: exact(constant) }
}

/** The sum of linear forms. */
export function addForms(...forms: readonly LinearForm[]): LinearForm {
  const total = forms.reduce((sum, form) => exact(sum + form.constant), 0)
  return linearForm(
    forms.flatMap(({ parts }) => parts),
    total,
  )
}

/** The product factor · form. */
export function scaleForm(form: LinearForm, factor: number): LinearForm {
  if (factor === 0) return { parts: [], constant: 0 }
  return {
    parts: form.parts.map((part) => ({ term: part.term, factor: exact(part.factor * factor) })),
    constant: exact(form.constant * factor),
  }
}

/** The form as a term, which has the parts in order and then the constant if it is not 0. */
export function termOfForm({ parts, constant: rest }: LinearForm): Term {
  const summands = parts.map(({ term, factor }) => times(factor, term))
  return plus(...summands, ...(rest === 0 && summands.length > 0 ? [] : [constant(rest)]))
}

/** The greatest common divisor of the factors; 0 if there are no parts. */
export function contentOf({ parts }: LinearForm): number {
  return parts.reduce((divisor, { factor }) => gcd(divisor, factor), 0)
}

function collected(parts: readonly Part[]): readonly Part[] {
  if (parts.length === 0 || (parts.length === 1 && parts[0]!.factor !== 0)) return parts
  const sorted = [...parts].sort((a, b) => compareExpressions(a.term, b.term))
  const result: Part[] = []
  for (const part of sorted) {
    const last = result.at(-1)
    if (last !== undefined && compareExpressions(last.term, part.term) === 0) {
      result[result.length - 1] = { term: last.term, factor: exact(last.factor + part.factor) }
    } else {
      result.push(part)
    }
  }
  return result.filter(({ factor }) => factor !== 0)
}
