import { count, indicator, ite, max, min } from '../build/terms.ts'
import { compareExpressions } from '../syntax/compare.ts'
import type { Formula, Term } from '../syntax/syntax.ts'
import { intervalOf } from './interval.ts'
import { addForms, linearFormOf, scaleForm, termOfForm } from './linear-form.ts'
import { simplifyDiv, simplifyMod } from './simplify-quotients.ts'

/** An equal, simplified term. The children of the argument must already be simplified. */
export function simplifyTermNode(term: Term, isSame: (a: Formula, b: Formula) => boolean): Term {
  switch (term.kind) {
    case 'constant':
    case 'variable':
      return term
    case 'plus':
    case 'times':
      return termOfForm(linearFormOf(term))
    case 'div':
      return termOfForm(simplifyDiv(linearFormOf(term.term), term.divisor))
    case 'mod':
      return termOfForm(simplifyMod(linearFormOf(term.term), term.modulus))
    case 'min':
    case 'max':
      return simplifyExtremum(term.kind, term.terms)
    case 'count':
      return simplifyCount(term.formulas)
    case 'indicator':
      return simplifyCount([term.formula])
    case 'ite': {
      const { condition, consequent: then, alternative: otherwise } = term
      if (condition.kind === 'true' || compareExpressions(then, otherwise) === 0) return then
      if (condition.kind === 'false') return otherwise
      const swapped = condition.kind === 'not'
      const [c, a, b] = swapped
        ? [condition.formula, otherwise, then]
        : [condition, then, otherwise]
      return simplifyIte(c, a, b, isSame)
    }
  }
}

/** Decides nested conditionals that have the same condition. */
function simplifyIte(
  condition: Formula,
  then: Term,
  otherwise: Term,
  isSame: (a: Formula, b: Formula) => boolean,
): Term {
  const a = then.kind === 'ite' && isSame(then.condition, condition) ? then.consequent : then
  const b =
    otherwise.kind === 'ite' && isSame(otherwise.condition, condition)
      ? otherwise.alternative
      : otherwise
  if (compareExpressions(a, b) === 0) return a
  const [p, q] = [linearFormOf(a), linearFormOf(b)]
  if (p.parts.length === 0 && q.parts.length === 0 && p.constant - q.constant === 1) {
    return termOfForm({
      parts: [{ term: indicator(condition), factor: 1 }],
      constant: q.constant,
    })
  }
  return ite(condition, a, b)
}

/**
 * Merges nested terms of the same kind, and drops members that can never be the extremum because of
 * another member.
 */
function simplifyExtremum(kind: 'min' | 'max', terms: readonly Term[]): Term {
  const build = kind === 'min' ? min : max
  const members = terms
    .flatMap((term) => (term.kind === kind ? term.terms : [term]))
    .sort(compareExpressions)
  const necessary: Term[] = []
  for (const [i, member] of members.entries()) {
    const later = members.slice(i + 1)
    if (![...necessary, ...later].some((other) => beats(kind, other, member)))
      necessary.push(member)
  }
  return build(...necessary)
}

/** True if `b` can be dropped because `a` is always at least as extreme. */
function beats(kind: 'min' | 'max', a: Term, b: Term): boolean {
  const difference = addForms(linearFormOf(a), scaleForm(linearFormOf(b), -1))
  const { low, high } = intervalOf(difference)
  return kind === 'min' ? high <= 0 : low >= 0
}

function simplifyCount(formulas: readonly Formula[]): Term {
  const sure = formulas.filter(({ kind }) => kind === 'true').length
  const open = formulas.filter(({ kind }) => kind !== 'true' && kind !== 'false')
  const sorted = open.sort(compareExpressions)
  const parts =
    sorted.length === 0 ? [] : [sorted.length === 1 ? indicator(sorted[0]!) : count(...sorted)]
  return termOfForm({ parts: parts.map((term) => ({ term, factor: 1 })), constant: sure })
}
