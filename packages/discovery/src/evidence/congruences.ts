import { type Lots, lotsOf } from '../box/draw.ts'
import type { SolvedBox } from '../box/solved-box.ts'
import { isSymmetric } from '@nim/core/rules'
import { type Form, greatestCommonDivisor } from '../forms/form.ts'
import { spectrumOf } from './fourier.ts'

/** A form whose residue tells something about the value. */
export interface Congruence {
  readonly form: Form
  readonly modulus: number
}

/** Cubes that are looked at for each modulus. */
const CUBES = 40
/** Characters that are kept of each cube, the strongest first. */
const STRONGEST = 40
/** Weaker characters are noise of a wall that cuts the cube. */
const LEAST_STRENGTH = 1e-4
/** Forms that are kept in all. */
const KEPT = 40

/**
 * The congruence forms of a value, by Fourier transforms in cubes of side m deep inside the box: where the
 * value is periodic modulo m, the characters that it is made of are the forms that it depends on. Each cube
 * may lie in another region with other forms.
 *
 * @param moduli sides of cubes; what does not fit into the box is left out
 * @returns the forms, strongest first, at most 40
 * @complexity 40·n·m^(n+1) for each modulus
 */
export function congruencesOf(
  box: SolvedBox,
  moduli: readonly number[],
  seed: number,
): Congruence[] {
  const strengths = new Map<string, { readonly found: Congruence; strength: number }>()
  for (const modulus of moduli) {
    const lots = lotsOf(seed)
    for (let cube = 0; cube < CUBES; cube++) {
      const corner = drawCorner(box, modulus, lots)
      if (corner === null) continue
      for (const [found, strength] of strongest(box, corner, modulus)) {
        const key = `${found.form.join()} mod ${found.modulus}`
        const known = strengths.get(key)
        if (known === undefined) strengths.set(key, { found, strength })
        else known.strength += strength
      }
    }
  }
  return [...strengths.values()]
    .sort((a, b) => b.strength - a.strength)
    .slice(0, KEPT)
    .map(({ found }) => found)
}

/** The corner of a cube of ascending positions, or of any where rules tell piles apart; null if none fits. */
function drawCorner({ ruleset, max }: SolvedBox, side: number, lots: Lots): number[] | null {
  const n = ruleset.piles
  if (!isSymmetric(ruleset)) {
    const room = max - 2 * side
    return room < 0 ? null : Array.from({ length: n }, () => side + lots.below(room + 1))
  }
  const mean = (max - n * side) / n
  if (mean < 0) return null
  let pile = 0
  const corner = Array.from({ length: n }, (_, i) => {
    pile += (i === 0 ? 1 : side - 1) + lots.around(mean)
    return pile
  })
  return pile + side > max ? null : corner
}

/** The strongest characters of the values in a cube, as forms. */
function strongest(box: SolvedBox, corner: readonly number[], m: number): [Congruence, number][] {
  const n = corner.length
  const digits = (i: number): number[] => corner.map((_, j) => Math.floor(i / m ** (n - 1 - j)) % m)
  const values = Float64Array.from({ length: m ** n }, (_, i) =>
    box.at(digits(i).map((digit, j) => corner[j]! + digit)),
  )
  const found = new Map<string, [Congruence, number]>()
  // rounded, so that what is equally strong is so on every machine
  const strengths = [...spectrumOf(values, m, n).entries()]
    .map(([i, strength]) => [i, Math.round(strength * 1e8) / 1e8] as const)
    .filter(([i, strength]) => i > 0 && strength > LEAST_STRENGTH)
    .sort(([i, a], [j, b]) => b - a || i - j)
  for (const [i, strength] of strengths.slice(0, STRONGEST)) {
    const congruence = simplest(digits(i), m)
    const key = `${congruence.form.join()} mod ${congruence.modulus}`
    if (!found.has(key)) found.set(key, [congruence, strength])
  }
  return [...found.values()]
}

/** Of the multiples of a character by units the one with the smallest factors, its common factor taken out. */
function simplest(character: readonly number[], m: number): Congruence {
  const common = character.reduce(greatestCommonDivisor, m)
  const modulus = m / common
  const form = character.map((factor) => factor / common)
  const multiples = Array.from({ length: modulus }, (_, unit) => unit)
    .filter((unit) => greatestCommonDivisor(unit, modulus) === 1)
    .map((unit) => form.map((factor) => centred((factor * unit) % modulus, modulus)))
  return { form: multiples.toSorted((a, b) => sizeOf(a) - sizeOf(b))[0]!, modulus }
}

function centred(residue: number, modulus: number): number {
  return residue * 2 > modulus ? residue - modulus : residue
}

/** Σ |factor|, and a little more for negative ones. */
function sizeOf(form: Form): number {
  return form.reduce((size, factor) => size + Math.abs(factor) + (factor < 0 ? 0.1 : 0), 0)
}
