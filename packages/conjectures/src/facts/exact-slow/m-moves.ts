import { mMoveByText } from './m-play-length.ts'

/** The M-move of a position of NIM(k+1,k), in a list that is empty if x is terminal. */
export function mMoves(x: readonly number[]): readonly (readonly number[])[] {
  return x[1] === 0 ? [] : [mMoveByText(x)!]
}
