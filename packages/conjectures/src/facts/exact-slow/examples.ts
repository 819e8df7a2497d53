import { solvePosition } from '@nim/bruteforce'
import { mMoveByText, mPlayLengthByText } from '@nim/core/exact-slow/definitions'
import { exactSlowNim, formatPosition } from '@nim/core/rules'

/** A printed value for a position of NIM(n,n−1). */
export interface PrintedValue {
  readonly position: readonly number[]
  /**
   * `outcome`; `R`; `M`, the number of moves when the M-rule is followed; `M-move`, the option that
   * it chooses; `winning moves`, the options that are P, separated by spaces.
   */
  readonly what: 'outcome' | 'R' | 'M' | 'M-move' | 'winning moves'
  readonly value: number | string
}

/** A printed value, the value from solving the position, and the value from the M-rule's text. */
export interface FoundValue extends PrintedValue {
  readonly row: number
  readonly found: number | string
}

/** Printed values, each with the computed value. */
export function examples(printed: readonly PrintedValue[]): FoundValue[] {
  return printed.map((each, row) => ({ ...each, row, found: found(each) }))
}

/** A play by the M-rule, with every step as printed. Piles have one digit, as in `333→223→122`. */
export function steps(play: string): PrintedValue[] {
  const positions = play.split('→').map((piles) => Array.from(piles, Number))
  return positions.slice(1).map((next, i) => ({
    position: positions[i]!,
    what: 'M-move',
    value: formatPosition(next),
  }))
}

function found({ position, what }: PrintedValue): number | string {
  const solved = solvePosition(exactSlowNim(position.length, position.length - 1), position)!
  switch (what) {
    case 'outcome':
      return solved.outcome
    case 'R':
      return solved.remoteness
    case 'M':
      return mPlayLengthByText(position)
    case 'M-move':
      return formatPosition(mMoveByText(position) ?? [])
    case 'winning moves':
      return solved.options
        .filter(({ outcome }) => outcome === 'P')
        .map((option) => formatPosition(option.position))
        .join(' ')
  }
}
