import { gcd } from '@nim/presburger'
import { randomOf } from '../box/draw.ts'
import { isInBox, type SolvedBox } from '../box/solved-box.ts'
import { drawGaps, limitedBy, positionOf, type Stratum } from '../box/strata.ts'
import { formAt } from '../forms/form.ts'
import { type Piece, pieceAt } from './piece.ts'
import { TUNED } from '../tuned.ts'

const { DRAWN, ROOM, MODULI, LARGEST_OFFSET, LEAST_EXPLAINED, MOST_PIECES } = TUNED.findPieces

/** Positions on which a value is linear, with the piece that describes it. */
interface Sample {
  readonly positions: readonly (readonly number[])[]
  readonly values: readonly number[]
  readonly piece: Piece
}

/**
 * The pieces of a value, as evidence from a box. At random positions of each stratum, the search
 * adds or removes a few tokens. If one linear form fits all resulting values, the search computes
 * it. Piles that are separated by small gaps change together. Then the search repeatedly adds the
 * piece that explains the most remaining samples.
 *
 * @complexity 600 positions for each of 2^n strata, each compared with all pieces
 */
export function piecesOf(box: SolvedBox, seed: number): Piece[] {
  const random = randomOf(seed)
  const all = Array.from({ length: box.ruleset.piles }, () => true)
  const samples = limitedBy(all).flatMap((stratum) =>
    Array.from({ length: DRAWN }, () =>
      drawGaps(box, stratum, { least: ROOM, more: 0 }, random),
    ).flatMap((gaps) =>
      gaps === null ? [] : (sampleAt(box, stratum, positionOf(box, gaps)) ?? []),
    ),
  )
  const pieces = new Map<string, Piece>()
  for (const { piece } of samples) {
    for (const each of rounded(piece)) pieces.set(JSON.stringify(each), each)
  }
  const explained = [...pieces.values()].map((piece) => ({
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
 * The sample around a position of the stratum, with the smallest modulus for which the value is
 * linear there; null if there is no such modulus, or if the box is too small around the position.
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

/**
 * The blocks of piles that change together. Each block is a vector with a 1 for every pile that it
 * contains, and otherwise 0. The gaps within a block are small, and the gap below the block is
 * large.
 */
function blocksOf({ isSorted }: SolvedBox, stratum: Stratum): number[][] {
  const starts = stratum.flatMap((isSmall, i) => (isSmall ? [] : [i]))
  return starts.map((start, k) => {
    const end = isSorted ? (starts[k + 1] ?? stratum.length) : start + 1
    return stratum.map((_, i) => (i >= start && i < end ? 1 : 0))
  })
}

/**
 * The pieces with small offsets that have the same value as this piece at each position where this
 * piece is an integer.
 */
function rounded(piece: Piece): Piece[] {
  const { offset, denominator } = piece
  return Array.from({ length: denominator }, (_, i) => ({ ...piece, offset: offset + i })).filter(
    (each) => Math.abs(each.offset) <= LARGEST_OFFSET * denominator,
  )
}

function explains(piece: Piece, { positions, values }: Sample): boolean {
  return positions.every((position, i) => pieceAt(piece, position) === values[i])
}
