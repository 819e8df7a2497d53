import { gcd } from '@nim/presburger'
import { randomOf } from '../box/draw.ts'
import { labelIn, type SolvedBox } from '../box/solved-box.ts'
import { drawGaps, positionOf, type Stratum } from '../box/strata.ts'
import type { Form } from '../forms/form.ts'
import { spectrumOf } from './fourier.ts'
import { TUNED } from '../tuned.ts'

/** A form whose residue provides information about the value. */
export interface Congruence {
  readonly form: Form
  readonly modulus: number
}

const { SIDES, CUBES, LARGEST_CUBE, STRONGEST, LEAST_STRENGTH, KEPT } = TUNED.congruences

/**
 * The congruence forms of a value on a stratum, found by Fourier transforms in cubes of side m.
 * Where the value is periodic modulo m, its characters are the forms on which it depends. Different
 * cubes may lie in different cells, which have different forms.
 *
 * @returns at most 40 forms, strongest first
 * @complexity transforms of 24 cubes for each of 7 side lengths, with at most 40,000 positions each
 */
export function congruencesOf(box: SolvedBox, stratum: Stratum, seed: number): Congruence[] {
  const strengths = new Map<string, { readonly found: Congruence; strength: number }>()
  const large = stratum.filter((isSmall) => !isSmall).length
  for (const side of SIDES.filter((one) => one ** large <= LARGEST_CUBE)) {
    const random = randomOf(seed)
    for (let cube = 0; cube < CUBES; cube++) {
      const corner = drawGaps(box, stratum, { least: 1, more: side - 1 }, random)
      if (corner === null) continue
      for (const [found, strength] of strongest(box, stratum, corner, side)) {
        const key = `${found.form.join()} mod ${found.modulus}`
        const earlier = strengths.get(key)
        if (earlier === undefined) strengths.set(key, { found, strength })
        else earlier.strength += strength
      }
    }
  }
  return [...strengths.values()]
    .sort((a, b) => b.strength - a.strength)
    .slice(0, KEPT)
    .map(({ found }) => found)
}

/**
 * The strongest characters of the values in a cube of a stratum, each written as a form with a
 * modulus.
 */
function strongest(
  box: SolvedBox,
  stratum: Stratum,
  corner: readonly number[],
  m: number,
): [Congruence, number][] {
  const free = stratum.flatMap((isSmall, i) => (isSmall ? [] : [i]))
  const d = free.length
  const digits = (i: number): number[] => free.map((_, j) => Math.floor(i / m ** (d - 1 - j)) % m)
  const values = Float64Array.from({ length: m ** d }, (_, i) => {
    const gaps = [...corner]
    for (let j = d - 1, rest = i; j >= 0; j--, rest = Math.floor(rest / m)) {
      gaps[free[j]!]! += rest % m
    }
    return labelIn(box, positionOf(box, gaps))
  })
  const found = new Map<string, [Congruence, number]>()
  // The strengths are rounded, so that equally strong characters are equal on every machine.
  const strengths = [...spectrumOf(values, m, d).entries()]
    .map(([i, strength]) => [i, Math.round(strength * 1e8) / 1e8] as const)
    .filter(([i, strength]) => i > 0 && strength > LEAST_STRENGTH)
    .sort(([i, a], [j, b]) => b - a || i - j)
  for (const [i, strength] of strengths.slice(0, STRONGEST)) {
    const congruence = simplest(ofPiles(box, stratum, digits(i), m), m)
    const key = `${congruence.form.join()} mod ${congruence.modulus}`
    if (!found.has(key)) found.set(key, [congruence, strength])
  }
  return [...found.values()]
}

/**
 * Converts a form in the large gaps of the stratum into an equivalent form in the piles, and
 * returns the coefficients of the piles.
 */
function ofPiles(
  { isSorted }: SolvedBox,
  stratum: Stratum,
  factors: readonly number[],
  m: number,
): number[] {
  let next = 0
  const ofGaps = stratum.map((isSmall) => (isSmall ? 0 : factors[next++]!))
  if (!isSorted) return ofGaps
  // A small gap gets the coefficient of the next gap, so that the form does not contain the pile
  // between these two gaps.
  for (let i = ofGaps.length - 1; i >= 0; i--) {
    if (stratum[i]!) ofGaps[i] = ofGaps[i + 1] ?? 0
  }
  return ofGaps.map((factor, i) => (((factor - (ofGaps[i + 1] ?? 0)) % m) + m) % m)
}

/**
 * The simplest congruence that is equivalent to a character. The function divides the coefficients
 * and m by their common divisor. Of all multiples by units of the new modulus, it chooses the one
 * with the smallest coefficients.
 */
function simplest(character: readonly number[], m: number): Congruence {
  const common = character.reduce(gcd, m)
  const modulus = m / common
  const form = character.map((factor) => factor / common)
  const multiples = Array.from({ length: modulus }, (_, unit) => unit)
    .filter((unit) => gcd(unit, modulus) === 1)
    .map((unit) => form.map((factor) => centred((factor * unit) % modulus, modulus)))
  return { form: multiples.toSorted((a, b) => sizeOf(a) - sizeOf(b))[0]!, modulus }
}

function centred(residue: number, modulus: number): number {
  return residue * 2 > modulus ? residue - modulus : residue
}

/**
 * The size of a form, which is Σ |coefficient| plus a small amount for each negative coefficient.
 */
function sizeOf(form: Form): number {
  return form.reduce((size, factor) => size + Math.abs(factor) + (factor < 0 ? 0.1 : 0), 0)
}
