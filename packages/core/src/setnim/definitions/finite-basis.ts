import type { PlayConvention } from '../../rules/play.ts'

/** A pair of piles x_1 ≤ x_2, or the coefficients of a linear form in these piles. */
export type Pair = readonly [number, number]

/** The congruence form(x) ≡ residue (mod modulus). */
export interface Congruence {
  readonly form: Pair
  readonly residue: number
  readonly modulus: number
}

/**
 * A set of pairs. If form(x) ≥ least, the pair x belongs to the set iff x satisfies the congruence
 * `above`; otherwise, iff x satisfies `below`.
 */
export interface Description {
  readonly form: Pair
  readonly least: number
  readonly above: Congruence
  readonly below: Congruence
}

function valueOf([a, b]: Pair, [x, y]: Pair): number {
  return a * x + b * y
}

/** True if x is in the set. */
export function isDescribed({ form, least, above, below }: Description, x: Pair): boolean {
  const { form: other, residue, modulus } = valueOf(form, x) >= least ? above : below
  return (valueOf(other, x) - residue) % modulus === 0
}

/** The vector 0, followed by the vectors that a move of SN(2,A) can subtract from x_1 ≤ x_2. */
function takings(sizes: readonly number[]): Pair[] {
  const sets: Pair[] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ]
  return sets.filter(([a, b]) => a + b === 0 || sizes.includes(a + b))
}

/**
 * The options of x, each sorted and listed once. If the piles are equal, a move lowers the first
 * pile.
 */
function optionsOf([x, y]: Pair, sizes: readonly number[]): Pair[] {
  return takings(sizes)
    .slice(1)
    .map(([a, b]): Pair => [x - a, y - b])
    .filter(([u, v]) => u >= 0 && u <= v)
}

/**
 * The condition W(x). The result is true if the set describes the P-positions of SN(2,A) wrongly at
 * x. The set is wrong at x if its answers at the options of x imply the opposite of its answer at
 * x.
 *
 * @source NT-9
 */
export function isWrongAt(
  description: Description,
  x: Pair,
  sizes: readonly number[],
  play: PlayConvention,
): boolean {
  const options = optionsOf(x, sizes)
  const follows =
    options.length === 0 ? play === 'normal' : !options.some((y) => isDescribed(description, y))
  return isDescribed(description, x) !== follows
}

/**
 * The steps of the set. For each ray of the set's forms, the step is the smallest multiple that
 * does not change any residue.
 */
function stepsOf({ form, above, below }: Description): Pair[] {
  const [p, q] = [valueOf(form, [1, 1]), valueOf(form, [0, 1])]
  const rays: Pair[] = [
    [1, 1],
    [0, 1],
  ]
  if (p * q < 0) rays.push([Math.abs(q), Math.abs(q) + Math.abs(p)])
  return rays.map((ray) => {
    let times = 1
    const changes = ({ form: other, modulus }: Congruence): boolean =>
      (times * valueOf(other, ray)) % modulus !== 0
    while (changes(above) || changes(below)) times++
    return [times * ray[0], times * ray[1]]
  })
}

/**
 * Returns the irreducible pairs with x_2 ≤ max. A pair is irreducible if every step down from it to
 * another pair changes the truth of some condition f(x) ≥ t. In this condition, f is a gap or a
 * form of the set. The number t is a constant of the set, possibly shifted by a move.
 *
 * @complexity O(max²)
 * @source NT-9
 */
export function irreduciblePairs(
  description: Description,
  sizes: readonly number[],
  max: number,
): Pair[] {
  const steps = stepsOf(description)
  const walls: readonly { readonly form: Pair; readonly thresholds: readonly number[] }[] = [
    { form: [1, 0], thresholds: [1] },
    { form: [-1, 1], thresholds: [1] },
    {
      form: description.form,
      thresholds: takings(sizes).map(
        (vector) => description.least + valueOf(description.form, vector),
      ),
    },
  ]
  const reduces = (x: Pair, z: Pair): boolean => {
    const y: Pair = [x[0] - z[0], x[1] - z[1]]
    return (
      y[0] >= 0 &&
      y[0] <= y[1] &&
      walls.every(({ form, thresholds }) =>
        thresholds.every((t) => valueOf(form, x) >= t === valueOf(form, y) >= t),
      )
    )
  }
  const pairs: Pair[] = []
  for (let second = 0; second <= max; second++) {
    for (let first = 0; first <= second; first++) {
      const x: Pair = [first, second]
      if (!steps.some((z) => reduces(x, z))) pairs.push(x)
    }
  }
  return pairs
}
