import {
  and,
  bottomUp,
  congruent,
  div,
  eq,
  FALSE,
  type Formula,
  freeVariables,
  integer,
  minus,
  mod,
  modulusOf,
  not,
  plus,
  simplifier,
  substitute,
  type Term,
  times,
  toText,
} from '@nim/presburger'
import { type Meaning, withVariablesForQuotients } from './definitions.ts'
import { type ResidueDemand, demandsOn } from './demands.ts'
import { isContradictory } from './differences.ts'
import type { Encoding } from './encoding.ts'
import { freshName } from './fresh-name.ts'
import { firstExtremum, isExtreme, whereExtreme } from './extrema.ts'
import { linearOf } from './linear.ts'
import { type ResidueForm, residueForms, signOf } from './residue-forms.ts'

/**
 * A split of a case. It uses the variables of the condition and those of earlier splits. There are
 * three kinds of splits: the form has this residue and a quotient, a formula holds, or a variable
 * is defined and nothing is split.
 */
export type Guard =
  | {
      readonly form: Term
      readonly modulus: number
      readonly residue: number
      readonly quotient: string
    }
  | { readonly holds: Formula }
  | Meaning

/** A part of a condition in which some residues are fixed. */
export interface Case {
  /** The residues that the splits fix, such as `x1 = 1 (mod 2)`; empty if there is no split. */
  readonly residues: readonly string[]
  /** The splits that define this case, in order and unsimplified. */
  readonly guards: readonly Guard[]
  /**
   * The simplified formula. The case has a solution if and only if the condition has a solution
   * with these residues.
   */
  readonly formula: Formula
  /** A term for each variable of the condition, in the variables of the formula. */
  readonly places: ReadonlyMap<string, Term>
  /**
   * A term for each other variable of the formula, in the variables of the condition and earlier
   * variables.
   */
  readonly definitions: readonly Meaning[]
}

/**
 * The cases of a conjunction. Every tuple of integers satisfies the guards of exactly one case.
 * `places` maps every solution of the conjunction to a solution of its case, and every solution of
 * a case is a solution of the conjunction.
 *
 * @throws RangeError unless the modulus is a safe integer ≥ 1
 */
export function* casesOf(
  assertions: readonly Formula[],
  { residues, modulus }: Encoding,
): Generator<Case> {
  const formula = simplifier().formula(and(...assertions))
  const names = freeVariables(and(...assertions))
  const places = new Map(names.map((name) => [name, integer(name) as Term]))
  const all: Case = { residues: [], guards: [], formula, places, definitions: [] }
  if (residues === 'none') yield all
  else if (residues === 'forms') yield* byForms(all)
  else {
    const common = modulus ?? modulusOf(formula)
    if (!Number.isSafeInteger(common) || common < 1) {
      throw new RangeError(`encoding: expected a modulus ≥ 1, got ${common}`)
    }
    const piles = names.map((name) => ({ factors: new Map([[name, 1]]), modulus: common }))
    yield* byResidues(all, piles, (part) => [part])
  }
}

/**
 * Splits a case for as long as possible. The splits are by the residues of single variables, then
 * by the smallest or largest term, then by the residues of sums.
 */
function* byForms(part: Case): Generator<Case> {
  const { formula } = part
  if (isContradictory(formula)) {
    yield { ...part, formula: FALSE }
    return
  }
  const forms = residueForms(formula)
  const [first] = forms
  if (first !== undefined && first.factors.size === 1) {
    yield* byResidues(part, forms, byForms)
    return
  }
  const names = namesIn(part)
  const named = withVariablesForQuotients(formula, (base) => freshName(base, names))
  if (named.definitions.length > 0) {
    const definitions = [...part.definitions, ...named.definitions]
    const guards = [...part.guards, ...named.definitions]
    yield* byForms({ ...part, guards, formula: simplifier().formula(named.formula), definitions })
    return
  }
  const extremum = firstExtremum(formula)
  if (extremum !== null) {
    for (const [i, term] of extremum.terms.entries()) {
      const chosen = simplifier().formula(whereExtreme(formula, extremum, i))
      const text = `${toText(term)} is the ${extremum.kind} of ${extremum.terms.map(toText).join(', ')}`
      const guards = [...part.guards, { holds: isExtreme(extremum, i) }]
      yield* byForms({ ...part, residues: [...part.residues, text], guards, formula: chosen })
    }
    return
  }
  if (first === undefined) yield part
  else yield* byResidues(part, forms, byForms)
}

/**
 * Splits a case by the residues of the forms, and then splits the results further. If conjuncts
 * require certain residues, all other residues together form one case with a false formula, which
 * is not split further.
 */
function* byResidues(
  part: Case,
  forms: readonly ResidueForm[],
  further: (part: Case) => Iterable<Case>,
): Generator<Case> {
  if (part.formula.kind === 'false') {
    yield part
    return
  }
  if (forms.length === 0) {
    yield* further(part)
    return
  }
  const demands = demandsOn(part.formula, forms)
  if (demands.length > 0) yield withoutDemands(part, demands)
  const isDemanded = (form: ResidueForm): boolean => demands.some((demand) => demand.form === form)
  const now = demands.length > 0 ? forms.filter(isDemanded) : forms.slice(0, 1)
  const later = forms.filter((form) => !now.includes(form))
  for (const chosen of withResidues(part, now, demands)) {
    yield* byResidues(chosen, later, further)
  }
}

/** Yields one case for each combination of residues that the conjuncts require of the forms. */
function* withResidues(
  part: Case,
  [form, ...rest]: readonly ResidueForm[],
  demands: readonly ResidueDemand[],
): Generator<Case> {
  if (form === undefined) {
    yield part
    return
  }
  for (let r = 0; r < form.modulus; r++) {
    const isDemanded = demands.every((demand) => demand.form !== form || demand.admits(r))
    if (isDemanded) yield* withResidues(withResidue(part, form, r), rest, demands)
  }
}

/** The part of the case in which some required residue does not occur. */
function withoutDemands(part: Case, demands: readonly ResidueDemand[]): Case {
  const unmet = not(and(...demands.map(({ conjunct }) => conjunct)))
  const residues = [...part.residues, toText(unmet)]
  return { ...part, residues, guards: [...part.guards, { holds: unmet }], formula: FALSE }
}

/** The part of the case in which the form equals modulus·q + r, for a fresh variable q. */
function withResidue(part: Case, form: ResidueForm, r: number): Case {
  const { formula, places } = part
  const [name, ...others] = [...form.factors.keys()]
  const quotient = integer(quotientName(form, namesIn(part)))
  const value = plus(times(form.modulus, quotient), r)
  const residues = [...part.residues, `${toText(termOf(form))} = ${r} (mod ${form.modulus})`]
  const meaning = div(minus(termOf(form), r), form.modulus)
  const definitions = [...part.definitions, { variable: quotient.name, meaning }]
  const { modulus } = form
  const split = { form: termOf(form), modulus, residue: r, quotient: quotient.name }
  const guards = [...part.guards, split]
  if (others.length === 0) {
    const at = new Map([[name!, value]])
    return {
      residues,
      guards,
      formula: simplifier().formula(substitute(formula, at)),
      places: new Map([...places].map(([pile, term]) => [pile, substitute(term, at)])),
      definitions,
    }
  }
  const tied = and(eq(termOf(form), value), rewritten(formula, form, value))
  return { residues, guards, formula: simplifier().formula(tied), places, definitions }
}

/**
 * The formula in which the value replaces the form. Inside divisions, the value also replaces
 * multiples of the form by ±1.
 */
function rewritten(formula: Formula, form: ResidueForm, value: Term): Formula {
  const rewrite = (term: Term, modulus: number, isQuotient: boolean): Term => {
    const linear = linearOf(term)
    if (linear === null) return term
    const sign = signOf(linear.factors, isQuotient ? form.modulus : modulus, form)
    const isSame = !isQuotient || isEqual(linear.factors, form.factors)
    return sign === null || !isSame ? term : plus(times(sign, value), linear.constant)
  }
  return bottomUp({
    term: (term) => {
      if (term.kind === 'mod') return mod(rewrite(term.term, term.modulus, false), term.modulus)
      if (term.kind === 'div') return div(rewrite(term.term, term.divisor, true), term.divisor)
      return term
    },
    formula: (f) =>
      f.kind === 'congruence'
        ? congruent(rewrite(f.term, f.modulus, false), f.residue, f.modulus)
        : f,
  }).formula(formula)
}

function isEqual(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  return a.size === b.size && [...a].every(([name, factor]) => b.get(name) === factor)
}

function termOf({ factors }: ResidueForm): Term {
  return plus(...[...factors].map(([name, factor]) => times(factor, integer(name))))
}

/**
 * The name of the quotient of a form, which is q_x1 for x1 and q for other forms. If the name is
 * already in use, a number is appended.
 */
function quotientName({ factors }: ResidueForm, taken: Set<string>): string {
  const base = factors.size === 1 ? `q_${[...factors.keys()][0]!}` : 'q'
  return freshName(base, taken)
}

/** Names that a fresh variable of the case must not have. */
function namesIn({ formula, places, definitions }: Case): Set<string> {
  const defined = definitions.map(({ variable }) => variable)
  return new Set([...freeVariables(formula), ...places.keys(), ...defined])
}
