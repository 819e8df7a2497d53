import { gcd } from '@nim/presburger'
import { lotsOf } from '../box/draw.ts'
import { isInBox, type SolvedBox } from '../box/solved-box.ts'
import { drawGaps, limitedBy, positionOf, type Stratum } from '../box/strata.ts'
import { formAt } from '../forms/form.ts'
import { type Piece, pieceAt } from './piece.ts'

/** Positions that are drawn on each stratum. */
const DRAWN = 600
/** Their large gaps are at least this. */
const ROOM = 2
/** Where a value is linear on the positions that agree modulo one of these, smallest first, that is found. */
const MODULI = [1, 2, 3, 4, 6]
/** Pieces of a cell that has its corner near 0 have small offsets: at most so many times the denominator. */
const LARGEST_OFFSET = 12
/** What explains fewer of the positions that are left is chance. */
const LEAST_EXPLAINED = 6
const MOST_PIECES = 40

/** Positions on which a value is linear, with a piece that says it. */
interface Sample {
  readonly positions: readonly (readonly number[])[]
  readonly values: readonly number[]
  readonly piece: Piece
}

/**
 * The pieces of which a value is made: evidence from a box. At positions drawn on each stratum a linear form is
 * taken from the values where piles have some tokens more or less, if they are those of one; piles between which gaps are small move
 * together. Of all that are found those are kept, one after the other, that explain the most samples which none before explains.
 *
 * @complexity 600 positions for each of 2^n strata, each by all pieces that are found
 */
export function piecesOf(box: SolvedBox, seed: number): Piece[] {
  const lots = lotsOf(seed)
  const all = Array.from({ length: box.ruleset.piles }, () => true)
  const samples = limitedBy(all).flatMap((stratum) =>
    Array.from({ length: DRAWN }, () =>
      drawGaps(box, stratum, { least: ROOM, more: 0 }, lots),
    ).flatMap((gaps) =>
      gaps === null ? [] : (sampleAt(box, stratum, positionOf(box, gaps)) ?? []),
    ),
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
 * The sample around a position of the stratum, of the smallest modulus by which the value is linear there; null if it
 * is by none, or there is no room.
 */
function sampleAt(box: SolvedBox, stratum: Stratum, x: readonly number[]): Sample | null {
  const blocks = blocksOf(box, stratum)
  for (const modulus of MODULI) {
    const at = (...moved: readonly number[][]): number[] =>
      x.map((pile, i) => moved.reduce((sum, block) => sum + modulus * block[i]!, pile))
    const others = blocks.flatMap((block, k) => [
      at(block.map((one) => -one)),
      ...blocks.slice(k + 1).map((other) => at(block, other)),
    ])
    const positions = [x, ...blocks.map((block) => at(block)), ...others]
    if (!positions.every((position) => isInBox(box, position))) return null
    const values = positions.map(box.at)
    const first = values[0]!
    const rises = blocks.map((_, k) => values[1 + k]! - first)
    const common = rises.reduce(gcd, modulus)
    const form = x.map(() => 0)
    for (const [k, block] of blocks.entries()) form[block.indexOf(1)] = rises[k]! / common
    const denominator = modulus / common
    const offset = denominator * first - formAt(form, x)
    const sample = { positions, values, piece: { form, offset, denominator } }
    if (explains(sample.piece, sample)) return sample
  }
  return null
}

/** The piles that move together, 1 for each of them: those between which gaps are small, if none is small below them. */
function blocksOf({ isSorted }: SolvedBox, stratum: Stratum): number[][] {
  const starts = stratum.flatMap((isSmall, i) => (isSmall ? [] : [i]))
  return starts.map((start, k) => {
    const end = isSorted ? (starts[k + 1] ?? stratum.length) : start + 1
    return stratum.map((_, i) => (i >= start && i < end ? 1 : 0))
  })
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
