import { lotsOf } from '../box/draw.ts'
import type { SolvedBox } from '../box/solved-box.ts'
import { drawGaps, limitedBy, positionOf, SMALL, type Stratum } from '../box/strata.ts'
import { type Form, formAt, greatestCommonDivisor } from '../forms/form.ts'
import { type Piece, pieceAt } from './piece.ts'

/** Positions that are drawn on each stratum. */
const DRAWN = 300
/** Where a value is linear on the positions that agree modulo one of these, smallest first, that is found. */
const MODULI = [1, 2, 3, 4, 6]
/** Pieces of a cell that has its corner near 0 have small offsets: at most so many times the denominator. */
const LARGEST_OFFSET = 12
/** What explains fewer of the positions that are left is chance. */
const LEAST_EXPLAINED = 5
const MOST_PIECES = 40

/** Positions on which a value is linear, with a piece that says it. */
interface Sample {
  readonly positions: readonly (readonly number[])[]
  readonly values: readonly number[]
  readonly piece: Piece
}

/**
 * The pieces of which a value is made: evidence from a box. At positions drawn on each stratum a linear form is
 * taken from the values some steps further in the directions of the large gaps, if they are those of one. Of all that
 * are found those are kept, one after the other, that explain the most samples which none before explains.
 *
 * @complexity 300 positions for each of 2^n strata, each by all pieces that are found
 */
export function piecesOf(box: SolvedBox, seed: number): Piece[] {
  const lots = lotsOf(seed)
  const all = Array.from({ length: box.ruleset.piles }, () => true)
  const samples = limitedBy(all).flatMap((stratum) =>
    Array.from({ length: DRAWN }, () =>
      drawGaps(box, stratum, { least: SMALL, more: 0 }, lots),
    ).flatMap((gaps) => (gaps === null ? [] : (sampleAt(box, stratum, gaps) ?? []))),
  )
  const found = new Map<string, Piece>()
  for (const { piece } of samples) {
    for (const each of rounded(piece)) found.set(JSON.stringify(each), each)
  }
  const explained = [...found.values()].map((piece) => ({
    piece,
    samples: samples.flatMap((sample, i) => (explains(piece, sample) ? [i] : [])),
  }))
  const open = samples.map(() => true)
  const openOf = (numbers: readonly number[]): number => numbers.filter((i) => open[i]!).length
  const chosen: Piece[] = []
  while (chosen.length < MOST_PIECES) {
    const counts = explained.map((each) => openOf(each.samples))
    const most = counts.reduce((a, b) => Math.max(a, b), 0)
    if (most < LEAST_EXPLAINED) break
    const best = explained[counts.indexOf(most)]!
    chosen.push(best.piece)
    for (const i of best.samples) open[i] = false
  }
  return chosen
}

/**
 * The sample around the position with these gaps, of the smallest modulus by which the value is linear there; null if it
 * is by none, or the box ends.
 */
function sampleAt(box: SolvedBox, stratum: Stratum, gaps: readonly number[]): Sample | null {
  const large = stratum.flatMap((isSmall, gap) => (isSmall ? [] : [gap]))
  const pairs = large.flatMap((gap) => large.map((other) => [gap, other]))
  const steps = [[], ...large.map((gap) => [gap]), ...pairs]
  for (const modulus of MODULI) {
    const positions = steps.map((step) => moved(box, gaps, step, modulus))
    if (positions.some((position) => position.some((pile) => pile > box.max))) return null
    const values = positions.map(box.at)
    const first = values[0]!
    const rises = gaps.map((_, gap) =>
      stratum[gap]! ? 0 : values[1 + large.indexOf(gap)]! - first,
    )
    const isLinear = steps.every(
      (step, i) => values[i] === step.reduce((sum, gap) => sum + rises[gap]!, first),
    )
    if (isLinear) {
      const common = rises.reduce(greatestCommonDivisor, modulus)
      const form = factorsOfPiles(
        box,
        rises.map((rise) => rise / common),
      )
      const denominator = modulus / common
      const offset = denominator * first - formAt(form, positions[0]!)
      return { positions, values, piece: { form, offset, denominator } }
    }
  }
  return null
}

/** The position so many tokens further for each of these gaps. */
function moved(
  box: SolvedBox,
  gaps: readonly number[],
  step: readonly number[],
  modulus: number,
): number[] {
  const further = [...gaps]
  for (const gap of step) further[gap]! += modulus
  return positionOf(box, further)
}

/** The factors of the piles in a form of the gaps. */
function factorsOfPiles({ isSorted }: SolvedBox, form: Form): Form {
  return isSorted ? form.map((factor, i) => factor - (form[i + 1] ?? 0)) : form
}

/** The pieces that say the same where this one is whole, those with small offsets. */
function rounded(piece: Piece): Piece[] {
  const { offset, denominator } = piece
  return Array.from({ length: denominator }, (_, i) => ({ ...piece, offset: offset + i })).filter(
    (each) => Math.abs(each.offset) <= LARGEST_OFFSET * denominator,
  )
}

function explains(piece: Piece, { positions, values }: Sample): boolean {
  return positions.every((position, i) => pieceAt(piece, position) === values[i])
}
