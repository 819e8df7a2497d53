import { exactly, gcdOf } from './exact.ts'

/**
 * A quasi-affine function (slope·g + offset)/denominator of the coordinates, with denominator ≥ 1.
 */
export interface Piece {
  readonly slope: readonly number[]
  readonly offset: number
  readonly denominator: number
}

/** The piece in lowest terms. */
export function piece(slope: readonly number[], offset: number, denominator: number): Piece {
  const divisor = gcdOf(...slope, offset, denominator)
  return {
    slope: slope.map((factor) => factor / divisor + 0),
    offset: offset / divisor + 0,
    denominator: denominator / divisor,
  }
}

/** The function p + factor·q. */
export function addPiece(p: Piece, q: Piece, factor: number): Piece {
  const common = exactly((p.denominator / gcdOf(p.denominator, q.denominator)) * q.denominator)
  const [a, b] = [common / p.denominator, exactly((common / q.denominator) * factor)]
  return piece(
    p.slope.map((value, i) => exactly(exactly(a * value) + exactly(b * q.slope[i]!))),
    exactly(exactly(a * p.offset) + exactly(b * q.offset)),
    common,
  )
}

/** The function factor·p. */
export function scalePiece(p: Piece, factor: number): Piece {
  return piece(
    p.slope.map((value) => exactly(value * factor)),
    exactly(p.offset * factor),
    p.denominator,
  )
}

/** The pieces without duplicates. */
export function distinct(pieces: Iterable<Piece>): Piece[] {
  const byText = new Map<string, Piece>()
  for (const p of pieces) {
    const key = `${p.slope.join()} ${p.offset} ${p.denominator}`
    if (!byText.has(key)) byText.set(key, p)
  }
  return [...byText.values()]
}

/**
 * True if the piece is at least this integer at all points of ℕ^n at which it is an integer. The
 * test is sufficient but not necessary.
 */
export function isAtLeast({ slope, offset, denominator }: Piece, least: number): boolean {
  return slope.every((factor) => factor >= 0) && offset > (least - 1) * denominator
}
