import type { Residue, Wall } from './atoms.ts'
import { type Domain, domainOf } from './domain.ts'
import type { PointQuestion } from './question.ts'
import { reducingVectors } from './rays.ts'
import { type PinNode, pinningTree } from './tree.ts'
import { type Walls, wallsOf } from './walls.ts'
import { type Crossing, crossingsOf } from './windows.ts'

/** The data to which the theorem refers, in the coordinates of the domain. */
export interface Basis {
  readonly domain: Domain
  /** The forms F with their thresholds T_f. The coordinates come first. */
  readonly walls: readonly Wall[]
  /** The congruences that define the lattice Λ. */
  readonly residues: readonly Residue[]
  /** The reducing vectors Z. */
  readonly reducers: readonly (readonly number[])[]
  /** The forms at which each reducing vector can fail, with their windows. */
  readonly crossings: readonly (readonly Crossing[])[]
  /** The pinning tree, with the multipliers of its leaves. */
  readonly tree: PinNode
}

/**
 * The finite basis of a question. The statement is right for all positions if and only if it is
 * right at the irreducible points. These are the points that no vector of Z reduces, and there are
 * finitely many of them.
 *
 * @throws NotDecidable if the theorem does not apply, or if its data become too large
 * @throws RangeError if a number would not be exact
 * @source NT-9
 */
export function finiteBasis(question: PointQuestion): Basis {
  const domain = domainOf(question)
  return basisOf(domain, wallsOf(question, domain))
}

/** Like {@link finiteBasis}, but for given atoms. */
export function basisOf(domain: Domain, { walls, residues }: Walls): Basis {
  const reducers = reducingVectors(walls, residues)
  const crossings = reducers.map((z) => crossingsOf(walls, z))
  return {
    domain,
    walls,
    residues,
    reducers,
    crossings,
    tree: pinningTree(walls, reducers, crossings),
  }
}
