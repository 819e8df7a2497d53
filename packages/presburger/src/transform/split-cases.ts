import { and, branch, compare, congruent, le, lt, or } from '../build/formulas.ts'
import { bottomUp } from '../build/rebuild.ts'
import { constant, indicator, minus, plus, times } from '../build/terms.ts'
import type { Comparison, Congruence, Formula, Term } from '../syntax/syntax.ts'
import { interner } from '../syntax/interner.ts'
import { linearFormOf, type Part, termOfForm } from './linear-form.ts'
import { simplifier } from './simplifier.ts'

/**
 * An equivalent, simplified formula whose terms are all linear: min and max, div and mod,
 * if-then-else, indicators and counts are replaced by case distinctions, without fresh variables.
 * Comparisons and congruences of linear terms remain.
 *
 * For small formulas and for the search of readable ones; the size may grow exponentially with the
 * number of such terms in one atom, and by the divisor for each div or mod. `purify` never does.
 *
 * @throws RangeError if a constant of the result would reach 2^53
 */
export function splitCases(formula: Formula): Formula {
  const simple = simplifier()
  const idOf = interner()
  const known = new Map<number, Formula>()

  const split = (f: Formula): Formula => simple.formula(walk(simple.formula(f)))
  const walk = (f: Formula): Formula =>
    bottomUp({ term: (term) => term, formula: (g) => splitAtom(g) }).formula(f)
  const splitAtom = (f: Formula): Formula => {
    if (f.kind !== 'comparison' && f.kind !== 'congruence') return f
    const done = known.get(idOf(f))
    if (done !== undefined) return done
    const part = compoundPart(f)
    const result = part === null ? f : split(withoutPart(f, part))
    known.set(idOf(f), result)
    return result
  }
  return split(formula)
}

/** The first part of the atom that is not a multiple of a variable. */
function compoundPart(atom: Comparison | Congruence): Part | null {
  const form = linearFormOf(atom.kind === 'comparison' ? sidesOf(atom) : atom.term)
  return form.parts.find(({ term }) => term.kind !== 'variable') ?? null
}

function sidesOf({ left, right }: Comparison): Term {
  return minus(left, right)
}

/** The atom as a formula of atoms in which the part does not occur. */
function withoutPart(atom: Comparison | Congruence, { term, factor }: Part): Formula {
  const whole = atom.kind === 'comparison' ? sidesOf(atom) : atom.term
  const form = linearFormOf(whole)
  const rest = termOfForm({ ...form, parts: form.parts.filter((part) => part.term !== term) })
  /** The atom, all of it multiplied by `scale`, with `scaled` in place of scale·term. */
  const atomWith = (scaled: Term, scale = 1): Formula => {
    const sum = plus(times(scale, rest), times(factor, scaled))
    return atom.kind === 'comparison'
      ? compare(sum, atom.relation, 0)
      : congruent(sum, atom.residue * scale, atom.modulus * scale)
  }
  switch (term.kind) {
    case 'min':
    case 'max':
      return atom.kind === 'comparison' && isBound(atom)
        ? withExtremum(
            atom,
            term.kind === 'min' ? factor : -factor,
            term.terms.map((t) => atomWith(t)),
          )
        : or(...term.terms.map((t, i) => and(isExtremum(term.kind, term.terms, i), atomWith(t))))
    case 'mod':
      return byResidue(term.term, term.modulus, (r) => atomWith(constant(r)))
    case 'div':
      return byResidue(term.term, term.divisor, (r) => atomWith(minus(term.term, r), term.divisor))
    case 'indicator':
      return branch(term.formula, atomWith(constant(1)), atomWith(constant(0)))
    case 'count':
      return atomWith(plus(...term.formulas.map(indicator)))
    case 'ite':
      return branch(term.condition, atomWith(term.consequent), atomWith(term.alternative))
    case 'constant':
    case 'variable':
    case 'plus':
    case 'times':
      return atom
  }
}

function isBound({ relation }: Comparison): boolean {
  return relation !== '=' && relation !== '!='
}

/** rest + factor·min ≤ 0 if it is so for some member, ≥ 0 if for all; reversed for factor < 0. */
function withExtremum(
  { relation }: Comparison,
  factor: number,
  atoms: readonly Formula[],
): Formula {
  const isUpper = relation === '<=' || relation === '<'
  return isUpper === factor > 0 ? or(...atoms) : and(...atoms)
}

/** The i-th term is the extremum, and the first one that is. */
function isExtremum(kind: 'min' | 'max', terms: readonly Term[], i: number): Formula {
  return and(
    ...terms.flatMap((other, j): Formula[] => {
      if (j === i) return []
      const [a, b] = kind === 'min' ? [terms[i]!, other] : [other, terms[i]!]
      return [j < i ? lt(a, b) : le(a, b)]
    }),
  )
}

function byResidue(term: Term, modulus: number, atomOf: (residue: number) => Formula): Formula {
  return or(
    ...Array.from({ length: modulus }, (_, r) => and(congruent(term, r, modulus), atomOf(r))),
  )
}
