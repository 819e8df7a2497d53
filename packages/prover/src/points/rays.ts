import type { Residue, Wall } from './atoms.ts'
import { type Echelon, kernelLine, NO_ROWS, withRow } from './linear.ts'
import { orderOf } from './lattice.ts'
import { NotDecidable } from './not-decidable.ts'
import { MOST_RAYS } from '../tuned/tuned.ts'

/**
 * The largest entry of a ray in the sample. With larger entries, multiples of the ray would not be
 * exact.
 */
const LARGEST_ENTRY = 2 ** 16

/**
 * The reducing vectors Z = {m_ρ·ρ}. The ρ are the primitive vectors of ℕ^n on which n − 1
 * independent forms of F vanish, and m_ρ is the order of ρ modulo Λ. If some pinned forms leave an
 * unbounded set of positions, then they all vanish on some z in Z.
 *
 * @throws NotDecidable if there are too many choices of n − 1 forms
 * @complexity at most |F|^(n−1) eliminations
 * @source NT-9, 1.7
 */
export function reducingVectors(walls: readonly Wall[], residues: readonly Residue[]): number[][] {
  const n = walls[0]!.form.length
  const rays = new Map<string, number[]>()
  let choices = 0
  const choose = (from: number, chosen: Echelon): void => {
    if (chosen.rows.length === n - 1) {
      if (++choices > MOST_RAYS) {
        throw new NotDecidable(`more than ${MOST_RAYS} choices of ${n - 1} walls`)
      }
      const ray = rayOf(chosen)
      if (ray !== null) rays.set(ray.join(), ray)
      return
    }
    for (let i = from; i < walls.length; i++) {
      const next = withRow(chosen, walls[i]!.form)
      if (next !== null) choose(i + 1, next)
    }
  }
  choose(0, NO_ROWS)
  return [...rays.values()].map((ray) => {
    const order = orderOf(residues, ray)
    return ray.map((value) => value * order)
  })
}

/**
 * A sample of the rays. It is used if there are too many rays to enumerate. Each ray lies on a line
 * on which n − 1 randomly chosen forms vanish. The function skips lines that have no direction in
 * ℕ^n. The axes are always included.
 *
 * @param draws the number of sets of forms to draw
 * @param below draws a whole number 0..below − 1
 * @returns distinct primitive vectors of numbers up to 2^16
 * @complexity at most draws · |F| eliminations
 */
export function someRays(
  walls: readonly Wall[],
  draws: number,
  below: (below: number) => number,
): number[][] {
  const n = walls[0]!.form.length
  const rays = new Map<string, number[]>()
  for (const { form } of walls.slice(0, n)) rays.set(form.join(), [...form])
  for (let draw = 0; draw < draws; draw++) {
    let chosen = NO_ROWS
    // half of the drawn forms are gaps, because rays with few large gaps belong to the important
    // faces
    for (let tried = 0; chosen.rows.length < n - 1 && tried < 4 * n; tried++) {
      const { form } = walls[below(below(2) === 0 ? n : walls.length)]!
      chosen = withRow(chosen, form) ?? chosen
    }
    const ray = chosen.rows.length < n - 1 ? null : rayOf(chosen)
    if (ray !== null && ray.every((value) => value <= LARGEST_ENTRY)) rays.set(ray.join(), ray)
  }
  return [...rays.values()]
}

/**
 * The primitive vector of ℕ^n on which n − 1 independent forms vanish; null if there is no such
 * vector.
 */
function rayOf(chosen: Echelon): number[] | null {
  const line = kernelLine(chosen)
  const ray = line.some((value) => value < 0) ? line.map((value) => -value + 0) : line
  return ray.every((value) => value >= 0) ? ray : null
}
