/**
 * The code that the LaTeX and MathML printers share. It decides where brackets are needed and how
 * names are typeset.
 */
import type { Formula, Term } from '../syntax/syntax.ts'

/** The names of variables that are printed as Greek letters. */
export const GREEK: ReadonlyMap<string, string> = new Map(
  (
    'alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν ' +
    'xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ ' +
    'Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω'
  )
    .match(/\w+ \S/g)!
    .map((pair) => pair.split(' ') as [string, string]),
)

/**
 * Splits a name into a stem and indices. For example, `x1` is x with index 1, and `x1_2` is x with
 * indices 1 and 2.
 */
export function nameParts(name: string): { readonly stem: string; readonly indices: string[] } {
  const [, stem, rest] = /^([A-Za-z]*)([^]*)$/.exec(name)!
  return { stem: stem!, indices: rest!.split('_').filter((part) => part !== '') }
}

/** True if a term needs brackets as a member of a product or to the left of mod. */
export function isLoose(term: Term): boolean {
  return (
    term.kind === 'plus' ||
    term.kind === 'times' ||
    term.kind === 'mod' ||
    (term.kind === 'count' && term.formulas.length > 1) ||
    (term.kind === 'constant' && term.value < 0)
  )
}

/**
 * True if a formula needs no brackets as a member of a conjunction, a disjunction or a similar
 * formula.
 */
export function isTight(formula: Formula): boolean {
  return (
    isTruth(formula) ||
    formula.kind === 'comparison' ||
    formula.kind === 'congruence' ||
    formula.kind === 'not' ||
    formula.kind === 'branch'
  )
}

/** True if a formula is ⊤ or ⊥, which needs no brackets after ¬. */
export function isTruth({ kind }: Formula): boolean {
  return kind === 'true' || kind === 'false'
}
