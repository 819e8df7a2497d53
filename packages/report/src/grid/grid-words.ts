import type { GridLetter, PositionGrid } from './position-grid.ts'

/** The meaning of a letter of a position grid, for legends. */
export function letterMeaning(letter: GridLetter): string {
  switch (letter) {
    case 'P':
      return 'the player to move loses'
    case 'N':
      return 'the player to move wins'
    case 'M':
      return 'both outcomes occur'
    case '?':
      return 'no such position in the box'
    case '.':
      return 'impossible: o and r differ in parity'
  }
}

/**
 * A description of the positions in a grid, such as 'reduced positions, normal play, piles 0..10'.
 */
export function gridDomain({ positions, play, max }: PositionGrid): string {
  return `${positions}, ${play === 'misere' ? 'misère' : 'normal'} play, piles 0..${max}`
}
