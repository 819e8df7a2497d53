import { type Formula, isTerm, subexpressionsOf } from '@nim/presburger'
import { lcm } from './lcm.ts'
import { type Linear, linearOf } from './linear.ts'

/** A sum Σ factor·variable whose residue modulo a number matters. */
export interface ResidueForm {
  readonly factors: ReadonlyMap<string, number>
  readonly modulus: number
}

/**
 * The forms whose residues are split next. The single variables inside a congruence, a residue or a
 * quotient come first. If there are no such variables, the linear forms under congruences and
 * residues follow. A form that equals ± another form modulo a divisor of its modulus is not listed.
 * The modulus of each form is the least common multiple of its divisors, and the forms are in the
 * order of the formula. Quotients of sums are not listed, because a fresh variable with its two
 * bounds is better than cases.
 */
export function residueForms(formula: Formula): ResidueForm[] {
  const single = new Map<string, ResidueForm>()
  const linear = new Map<string, ResidueForm>()
  for (const { factors, divisor, isQuotient } of divisionsOf(formula)) {
    const isSingle = factors.size === 1
    if (isQuotient && !isSingle) continue
    const forms = isSingle ? single : linear
    const key = isSingle ? [...factors.keys()][0]! : keyOf(factors)
    const modulus = lcm(forms.get(key)?.modulus ?? 1, divisor)
    forms.set(key, { factors: isSingle ? new Map([[key, 1]]) : factors, modulus })
  }
  if (single.size > 0) return [...single.values()]
  const forms: ResidueForm[] = []
  for (const form of [...linear.values()].sort((a, b) => b.modulus - a.modulus)) {
    if (!forms.some((other) => signOf(form.factors, form.modulus, other) !== null)) forms.push(form)
  }
  return forms
}

/**
 * The sign, 1 or −1, by which the form's factors must be multiplied to obtain the given factors,
 * modulo a divisor of the form's modulus.
 */
export function signOf(
  factors: ReadonlyMap<string, number>,
  modulus: number,
  form: ResidueForm,
): 1 | -1 | null {
  if (form.modulus % modulus !== 0) return null
  const names = [...new Set([...factors.keys(), ...form.factors.keys()])]
  const isTimes = (sign: number): boolean =>
    names.every(
      (name) => ((factors.get(name) ?? 0) - sign * (form.factors.get(name) ?? 0)) % modulus === 0,
    )
  if (isTimes(1)) return 1
  return isTimes(-1) ? -1 : null
}

interface Division {
  readonly factors: Linear['factors']
  readonly divisor: number
  readonly isQuotient: boolean
}

function divisionsOf(formula: Formula): Division[] {
  return subexpressionsOf(formula).flatMap((node): Division[] => {
    if (isTerm(node) && node.kind !== 'div' && node.kind !== 'mod') return []
    if (!isTerm(node) && node.kind !== 'congruence') return []
    const factors = linearOf(node.term)?.factors
    if (factors === undefined || factors.size === 0) return []
    const isQuotient = node.kind === 'div'
    return [{ factors, divisor: isQuotient ? node.divisor : node.modulus, isQuotient }]
  })
}

function keyOf(factors: ReadonlyMap<string, number>): string {
  return [...factors]
    .map(([name, factor]) => `${factor}*${name}`)
    .sort()
    .join('+')
}
