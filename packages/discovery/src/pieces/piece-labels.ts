import type { Labels } from '../box/labels.ts'
import { isInBox, type SolvedBox, stepsOf } from '../box/solved-box.ts'
import { constant } from '@nim/presburger'
import { type Piece, pieceAt, pieceTerm } from './piece.ts'
import { TUNED } from '../tuned.ts'

const { AROUND } = TUNED.pieceLabels

/**
 * The first labels are the numbers of the pieces. Each constant value has one additional label.
 * Among the pieces that have the value of a position, the label is the piece that is most often
 * right at nearby positions in the box. If no piece has the value of a position, the label is that
 * of the constant value.
 *
 * @complexity 8·n positions for each piece that has the value
 */
export function pieceLabels(box: SolvedBox, pieces: readonly Piece[]): Labels {
  const steps = stepsOf(box.ruleset).flatMap((step) =>
    AROUND.flatMap((far) => [step.map((one) => far * one), step.map((one) => -far * one)]),
  )
  const around = (position: readonly number[]): number[][] =>
    steps
      .map((step) => position.map((pile, i) => pile + step[i]!))
      .filter((other) => isInBox(box, other))
  return {
    at: (position, value) => {
      const fit = pieces.flatMap((piece, label) =>
        pieceAt(piece, position) === value ? [label] : [],
      )
      if (fit.length === 0) return pieces.length + value
      if (fit.length === 1) return fit[0]!
      const others = around(position).map((other) => ({ other, value: box.at(other) }))
      const counts = fit.map(
        (label) =>
          others.filter((each) => pieceAt(pieces[label]!, each.other) === each.value).length,
      )
      return fit[counts.indexOf(Math.max(...counts))]!
    },
    says: (label, position) =>
      label < pieces.length ? pieceAt(pieces[label]!, position) : label - pieces.length,
    term: (label, variables) =>
      label < pieces.length
        ? pieceTerm(pieces[label]!, variables)
        : constant(label - pieces.length),
  }
}
