import { div, mod } from '../build/terms.ts'
import { exact, floorDiv, gcd, residue } from '../syntax/exact.ts'
import { intervalOf } from './interval.ts'
import {
  addForms,
  contentOf,
  type LinearForm,
  linearForm,
  linearFormOf,
  type Part,
  scaleForm,
  termOfForm,
} from './linear-form.ts'

/** The representative of a modulo m in −⌈m/2⌉+1..⌊m/2⌋. */
export function centredResidue(a: number, m: number): number {
  const rest = residue(a, m)
  return 2 * rest > m ? rest - m : rest
}

/**
 * A form that is congruent to the given form modulo m, with centred factors and a constant in
 * 0..m−1. In a part a·(t mod M) such that m divides a·M, the mod is removed.
 */
export function reduceForm(form: LinearForm, m: number): LinearForm {
  const opened = form.parts.map(({ term, factor }): LinearForm => {
    if (term.kind === 'mod' && (residue(factor, m) * residue(term.modulus, m)) % m === 0) {
      if (residue(factor, m) * residue(term.modulus, m) <= Number.MAX_SAFE_INTEGER) {
        const small = scaleForm(linearFormOf(term.term), centredResidue(factor, m))
        return reduceForm(small, m)
      }
    }
    return { parts: [{ term, factor }], constant: 0 }
  })
  const { parts, constant } = addForms(
    ...opened.map((part) => withFactors(part, (factor) => centredResidue(factor, m))),
    { parts: [], constant: residue(form.constant, m) },
  )
  return {
    parts: nonzero(parts.map(({ term, factor }) => ({ term, factor: centredResidue(factor, m) }))),
    constant: residue(constant, m),
  }
}

/** form mod m, m ≥ 1, as a linear form. */
export function simplifyMod(form: LinearForm, m: number): LinearForm {
  const reduced = reduceForm(form, m)
  const { parts, constant } = reduced
  if (parts.length === 0) return reduced
  const g = gcd(contentOf(reduced), m)
  if (g > 1) {
    // (g·A + c) mod g·m' = g·((A + ⌊c/g⌋) mod m') + c mod g
    const inner = simplifyMod(divideForm(reduced, g), m / g)
    return addForms(scaleForm(inner, g), { parts: [], constant: constant % g })
  }
  const { low, high } = intervalOf(reduced)
  if (low >= 0 && high < m) return reduced
  return { parts: [{ term: mod(termOfForm(reduced), m), factor: 1 }], constant: 0 }
}

/** ⌊form / d⌋, d ≥ 1, as a linear form. */
export function simplifyDiv(form: LinearForm, d: number): LinearForm {
  // a = d·s + r for every factor: ⌊Σ a·t / d⌋ = Σ s·t + ⌊Σ r·t / d⌋
  const rest = withFactors(form, (factor) => centredResidue(factor, d))
  const inner = { parts: rest.parts, constant: residue(form.constant, d) }
  const outer = {
    parts: nonzero(
      form.parts.map(({ term, factor }) => ({
        term,
        factor: (factor - centredResidue(factor, d)) / d,
      })),
    ),
    constant: floorDiv(form.constant, d),
  }
  return addForms(outer, quotient(inner, d))
}

/** ⌊form / d⌋ for centred factors and a constant in 0..d−1. */
function quotient(form: LinearForm, d: number): LinearForm {
  const g = gcd(contentOf(form), d)
  // ⌊(g·A + c) / g·d'⌋ = ⌊(A + ⌊c/g⌋) / d'⌋
  if (form.parts.length > 0 && g > 1) return simplifyDiv(divideForm(form, g), d / g)
  const { low, high } = intervalOf(form)
  if (Math.floor(low / d) === Math.floor(high / d)) {
    return { parts: [], constant: Math.floor(low / d) }
  }
  const [only] = form.parts
  if (form.parts.length === 1 && only!.factor === 1 && only!.term.kind === 'div') {
    // ⌊(⌊t/e⌋ + c) / d⌋ = ⌊(t + c·e) / d·e⌋
    const e = only!.term.divisor
    const t = linearFormOf(only!.term.term)
    const shifted = linearForm(t.parts, exact(t.constant + exact(form.constant * e)))
    return simplifyDiv(shifted, exact(d * e))
  }
  return { parts: [{ term: div(termOfForm(form), d), factor: 1 }], constant: 0 }
}

/** (form − constant)/g + ⌊constant/g⌋, where g divides all factors. */
function divideForm({ parts, constant }: LinearForm, g: number): LinearForm {
  return {
    parts: parts.map(({ term, factor }) => ({ term, factor: factor / g })),
    constant: floorDiv(constant, g),
  }
}

function withFactors(form: LinearForm, change: (factor: number) => number): LinearForm {
  const parts = form.parts.map(({ term, factor }) => ({ term, factor: change(factor) }))
  return { parts: nonzero(parts), constant: form.constant }
}

function nonzero(parts: readonly Part[]): Part[] {
  return parts.filter(({ factor }) => factor !== 0)
}
