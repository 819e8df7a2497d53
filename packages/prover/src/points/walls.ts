import { analyse, compareWith } from './analyse.ts'
import { atomCollector, type AtomCollector, type Residue, type Wall, wallsFrom } from './atoms.ts'
import type { Domain } from './domain.ts'
import { dot, exactly } from './exact.ts'
import { addPiece, piece, type Piece } from './pieces.ts'
import type { PointQuestion } from './question.ts'

/** The forms F with their thresholds T_f, and the congruences that define the lattice Λ. */
export interface Walls {
  /** The list starts with the coordinates, and all other forms follow. */
  readonly walls: readonly Wall[]
  readonly residues: readonly Residue[]
}

/**
 * The forms F, thresholds T_f and congruences that determine whether a point is wrong. The forms
 * and congruences come from the statement at the point and its options, from differences of
 * compared values, and from the legality of moves.
 *
 * @throws NotDecidable if the theorem does not apply
 * @source NT-9, 1.4, 1.9
 */
export function wallsOf(question: PointQuestion, domain: Domain): Walls {
  const { atoms, pieces } = analyse(question.says, question.variables, domain)
  if (question.value === 'grundy') valueAtoms(pieces, domain.moves.length + 1, atoms)
  const moved = atomCollector()
  for (const { form, low, high } of atoms.orders()) {
    moved.order({ form, low, high })
    for (const move of domain.moves) {
      const shift = dot(form, move)
      moved.order({ form, low: low + shift, high: high + shift })
    }
  }
  if (question.value === 'remoteness') {
    for (const p of pieces) atoms.residue(p.slope, exactly(2 * p.denominator))
    valueAtoms(pieces, 1, moved)
    differenceAtoms(domain, pieces, moved)
  }
  const coordinates = Array.from({ length: domain.piles }, (_, i) =>
    Array.from({ length: domain.piles }, (__, j) => (i === j ? 1 : 0)),
  )
  for (const [i, form] of coordinates.entries()) {
    if (domain.moves.some((move) => move[i]! > 0)) moved.order({ form, low: 1, high: 1 })
  }
  const walls = wallsFrom(moved.orders())
  const own = new Map(walls.map((wall) => [wall.form.join(), wall]))
  const first = coordinates.map((form) => own.get(form.join()) ?? { form, thresholds: [] })
  const others = walls.filter((wall) => !first.includes(wall))
  return { walls: [...first, ...others], residues: atoms.residues() }
}

/**
 * Collects the atoms that determine whether the value is among the numbers 0..last − 1, and which
 * number it is.
 */
function valueAtoms(pieces: readonly Piece[], last: number, atoms: AtomCollector): void {
  for (const p of pieces) {
    for (let least = 0; least <= last; least++) compareWith(p, least, atoms)
  }
}

/**
 * Collects the atoms that determine whether an option's value minus the value is less than −1,
 * equal to −1, or more.
 */
function differenceAtoms({ moves }: Domain, pieces: readonly Piece[], atoms: AtomCollector): void {
  for (const p of pieces) {
    for (const q of pieces) {
      const difference = addPiece(p, q, -1)
      for (const move of moves) {
        const fall = piece(
          move.map(() => 0),
          dot(p.slope, move),
          p.denominator,
        )
        for (const least of [-1, 0]) compareWith(addPiece(difference, fall, -1), least, atoms)
      }
    }
  }
}
