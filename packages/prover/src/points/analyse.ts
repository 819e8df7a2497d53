import {
  type Comparison,
  type Congruence,
  type Formula,
  interner,
  isTerm,
  subexpressionsOf,
  type Term,
} from '@nim/presburger'
import { atomCollector, type AtomCollector } from './atoms.ts'
import { type Domain, formIn } from './domain.ts'
import { exactly, floorOf, gcdOf, residueOf } from './exact.ts'
import { everyRun, Impossible, sharedExtrema } from './forks.ts'
import { NotDecidable } from './not-decidable.ts'
import { addPiece, distinct, isAtLeast, piece, type Piece, scalePiece } from './pieces.ts'
import { MOST_PIECES, MOST_RUNS } from '../tuned/tuned.ts'

/**
 * For each level, the parts of an expression for which a run makes a single choice. All occurrences
 * of such a part share the choice. If a level needs too many runs, the next level is used.
 */
const LEVELS = ['residues and extrema', 'extrema', 'nothing'] as const

/** A comparison or congruence of terms, or a single term. */
type Part = Comparison | Congruence | Term

/**
 * Finds the atoms on which a formula or term depends, and the pieces of a term.
 *
 * The function splits the expression into atoms of linear forms, but does not change it. At each
 * point, a term equals one of finitely many quasi-affine pieces. ⌊t/d⌋ has one piece for each
 * residue, and min and max have the pieces of their members. If two points agree in all atoms, the
 * formula has the same truth value at both points. At both points, the same piece gives the value
 * of the term. If a residue or a minimum occurs several times in a comparison, it has the same
 * value at each occurrence. Therefore there is one run for each way to choose this value.
 *
 * @throws NotDecidable for variables that are not piles, or too many pieces
 */
export function analyse(
  expression: Formula | Term,
  variables: readonly string[],
  domain: Domain,
): { readonly atoms: AtomCollector; readonly pieces: readonly Piece[] } {
  const atoms = atomCollector()
  const idOf = interner()
  const parts = new Map<number, Part>()
  for (const node of subexpressionsOf(expression)) {
    if (node.kind === 'comparison' || node.kind === 'congruence') parts.set(idOf(node), node)
  }
  const open = (part: Part): Piece[] => {
    const opened = openedPart(part, variables, domain)
    for (const order of opened.atoms.orders()) atoms.order(order)
    for (const { form, modulus } of opened.atoms.residues()) atoms.residue(form, modulus)
    return opened.pieces
  }
  parts.forEach(open)
  return { atoms, pieces: isTerm(expression) ? open(expression) : [] }
}

function openedPart(
  part: Part,
  variables: readonly string[],
  domain: Domain,
): { readonly atoms: AtomCollector; readonly pieces: Piece[] } {
  const keyOf = sharedExtrema(part)
  for (const level of LEVELS) {
    const atoms = atomCollector()
    const pieces: Piece[] = []
    const isDone = everyRun((fork) => {
      const sharing: Sharing = {
        extremum: (t, count) => {
          const key = level === 'nothing' ? null : keyOf(t)
          return key === null ? null : fork.choose(key, count)
        },
        residue: (form, modulus) =>
          level === 'residues and extrema'
            ? fork.choose(`${form.join()} modulo ${modulus}`, modulus)
            : null,
      }
      pieces.push(...opener(variables, domain, atoms, sharing)(part))
    }, MOST_RUNS)
    if (isDone) return { atoms, pieces: distinct(pieces) }
  }
  throw new NotDecidable('a comparison has too many cases')
}

/**
 * The choices that apply to a whole run. If a choice is null, all possibilities must be considered.
 */
interface Sharing {
  /** The index of the chosen member. */
  readonly extremum: (t: Term, count: number) => number | null
  /** The residue of the form, in 0..modulus − 1. */
  readonly residue: (form: readonly number[], modulus: number) => number | null
}

/**
 * Collects the atoms of one run, and returns the pieces of a term. Formulas inside terms are
 * treated as separate parts.
 */
function opener(
  variables: readonly string[],
  domain: Domain,
  atoms: AtomCollector,
  sharing: Sharing,
): (part: Part) => readonly Piece[] {
  const zero = variables.map(() => 0)
  const terms = new Map<Term, readonly Piece[]>()
  const constantPiece = (value: number): Piece => piece(zero, value, 1)
  const compare = (p: Piece, q: Piece, least: number): void =>
    compareWith(addPiece(p, q, -1), least, atoms)
  const residues = (p: Piece, m: number): number[] => residuesOf(p, m, atoms, sharing)
  /** The pieces of ⌊p/d⌋: (p − r)/d for each residue r. */
  const quotients = (p: Piece, d: number): Piece[] =>
    residues(p, d).map((r) =>
      piece(p.slope, exactly(p.offset - exactly(r * p.denominator)), exactly(p.denominator * d)),
    )

  const opened = (part: Part): readonly Piece[] => {
    if (part.kind === 'comparison') {
      for (const p of term(part.left)) {
        for (const q of term(part.right)) {
          if (part.relation !== '<=' && part.relation !== '>') compare(p, q, 0)
          if (part.relation !== '>=' && part.relation !== '<') compare(p, q, 1)
        }
      }
      return []
    }
    if (part.kind !== 'congruence') return term(part)
    for (const p of term(part.term)) atoms.residue(p.slope, exactly(part.modulus * p.denominator))
    return []
  }
  const term = (t: Term): readonly Piece[] => {
    const earlier = terms.get(t)
    if (earlier !== undefined) return earlier
    const pieces = distinct(piecesOf(t))
    if (pieces.length > MOST_PIECES) {
      throw new NotDecidable(`a term has more than ${MOST_PIECES} linear pieces`)
    }
    terms.set(t, pieces)
    return pieces
  }
  const piecesOf = (t: Term): readonly Piece[] => {
    switch (t.kind) {
      case 'constant':
        return [constantPiece(t.value)]
      case 'variable':
        return [pileOf(t.name, variables, domain)]
      case 'plus':
        return t.terms.map(term).reduce((sum, next) => {
          const all = distinct(sum.flatMap((p) => next.map((q) => addPiece(p, q, 1))))
          if (all.length > MOST_PIECES) {
            throw new NotDecidable(`a sum has more than ${MOST_PIECES} linear pieces`)
          }
          return all
        })
      case 'times':
        return term(t.term).map((p) => scalePiece(p, t.factor))
      case 'div':
        return term(t.term).flatMap((p) => quotients(p, t.divisor))
      case 'mod':
        return term(t.term).flatMap((p) => residues(p, t.modulus).map(constantPiece))
      case 'min':
      case 'max': {
        const members = extremum(t.kind === 'min' ? 1 : -1, t.terms.map(term), atoms)
        const chosen = sharing.extremum(t, members.length)
        return chosen === null ? members.flat() : members[chosen]!
      }
      case 'count':
        return [...t.formulas.keys(), t.formulas.length].map(constantPiece)
      case 'indicator':
        return [0, 1].map(constantPiece)
      case 'ite':
        return [...term(t.consequent), ...term(t.alternative)]
    }
  }
  return opened
}

/** The residues modulo m that a piece can have at points at which it is an integer. */
function residuesOf(p: Piece, m: number, atoms: AtomCollector, sharing: Sharing): number[] {
  if (p.slope.every((factor) => factor === 0)) {
    return p.offset % p.denominator === 0 ? [residueOf(p.offset / p.denominator, m)] : []
  }
  const modulus = exactly(m * p.denominator)
  atoms.residue(p.slope, modulus)
  const divisor = gcdOf(...p.slope, modulus)
  const form = p.slope.map((factor) => residueOf(factor, modulus) / divisor)
  const chosen = sharing.residue(form, modulus / divisor)
  if (chosen === null) return Array.from({ length: m }, (_, r) => r)
  const numerator = exactly(chosen * divisor + p.offset)
  if (residueOf(numerator, p.denominator) !== 0) throw new Impossible()
  return [residueOf(numerator / p.denominator, m)]
}

/** The piece of a variable. */
function pileOf(name: string, variables: readonly string[], domain: Domain): Piece {
  if (!variables.includes(name)) {
    throw new NotDecidable(`'${name}' is not one of the piles ${variables.join(', ')}`)
  }
  const form = variables.map((variable) => (variable === name ? 1 : 0))
  return piece(formIn(domain, form), 0, 1)
}

/**
 * Collects “difference ≥ least”. The difference is an integer at all points at which its piece is
 * relevant, so the threshold may vary by less than the denominator.
 */
export function compareWith(difference: Piece, least: number, atoms: AtomCollector): void {
  const { slope, offset, denominator } = difference
  const divisor = gcdOf(...slope)
  if (divisor === 0) return
  const limit = exactly(exactly(least * denominator) - offset)
  atoms.order({
    form: slope.map((factor) => factor / divisor),
    low: floorOf(limit - denominator, divisor) + 1,
    high: Math.ceil(limit / divisor),
  })
}

/**
 * The pieces of the members that can be the least (sign 1) or the greatest (sign −1). The function
 * adds the atoms that determine which member it is. A piece can be omitted if some other member is
 * always at least as small (or, with sign −1, at least as large). If several members are equal, the
 * function keeps the first one.
 */
function extremum(
  sign: 1 | -1,
  members: readonly (readonly Piece[])[],
  atoms: AtomCollector,
): Piece[][] {
  const above = (p: Piece, q: Piece): Piece => scalePiece(addPiece(p, q, -1), sign)
  const candidates = members.map((own, i) =>
    own.filter(
      (p) =>
        !members.some(
          (other, j) => j !== i && other.every((q) => isAtLeast(above(p, q), j < i ? 0 : 1)),
        ),
    ),
  )
  for (const [i, own] of candidates.entries()) {
    for (const p of own) {
      for (const q of candidates.slice(i + 1).flat())
        compareWith(addPiece(p, q, -1), sign > 0 ? 1 : 0, atoms)
    }
  }
  return candidates
}
