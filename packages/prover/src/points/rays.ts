import type { Residue, Wall } from './atoms.ts'
import { type Echelon, kernelLine, NO_ROWS, withRow } from './linear.ts'
import { orderOf } from './lattice.ts'
import { NotDecidable } from './not-decidable.ts'

/** More ranks of forms than this are not gone through. */
const MOST_CHOICES = 2_000_000

/**
 * The reducing vectors Z = {m_ρ·ρ}: ρ the primitive vectors of ℕ^n on which n − 1 independent forms
 * of F vanish, m_ρ the order of ρ modulo Λ. Whatever forms are pinned, if they leave an unbounded
 * set of positions, some z of Z vanishes on them.
 *
 * @throws NotDecidable if there are too many choices of n − 1 forms
 * @complexity |F|^(n−1) eliminations at most
 * @source NT-9, 1.7
 */
export function reducingVectors(walls: readonly Wall[], residues: readonly Residue[]): number[][] {
  const n = walls[0]!.form.length
  const rays = new Map<string, number[]>()
  let choices = 0
  const choose = (from: number, chosen: Echelon): void => {
    if (chosen.rows.length === n - 1) {
      if (++choices > MOST_CHOICES) {
        throw new NotDecidable(`more than ${MOST_CHOICES} choices of ${n - 1} walls`)
      }
      const line = kernelLine(chosen)
      const ray = line.some((value) => value < 0) ? line.map((value) => -value + 0) : line
      if (ray.every((value) => value >= 0)) rays.set(ray.join(), ray)
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
