import { compareSumLex, formatPosition } from '@nim/core/rules'
import type { Instance } from '../../../facts/setnim/part.ts'
import type { SolvedGame } from '../../../facts/setnim/solved-game.ts'

/** A cell of the position grid, with the outcomes of the reduced positions of its type. */
export interface Cell extends Instance {
  readonly o: number
  readonly r: number
  /** P, N, `M` if both outcomes occur, `?` if the box holds no reduced position of the type. */
  readonly letter: 'P' | 'N' | 'M' | '?'
  /** The smallest reduced position of the type with each outcome. */
  readonly smallest: Readonly<Record<'P' | 'N', readonly number[] | null>>
}

/**
 * The cells (o, sum mod `modulus`) in which reduced positions can lie, by o and then r. If the
 * modulus is even, cells with o and r of different parity are left out.
 */
export function gridCells(game: SolvedGame, modulus: number): Cell[] {
  const { n } = game
  const ranks = game.reducedRanks()
  const outcomes = game.outcomes()
  const found = Array.from({ length: (n + 1) * modulus }, () => ({
    P: null as readonly number[] | null,
    N: null as readonly number[] | null,
  }))
  game.box.forEach((x, rank) => {
    if (ranks[rank] !== rank) return
    let sum = 0
    let o = 0
    for (const height of x) {
      sum += height
      o += height % 2
    }
    const cell = found[o * modulus + (sum % modulus)]!
    const letter = outcomes[rank] === 0 ? 'P' : 'N'
    const before = cell[letter]
    if (before === null || compareSumLex(x, before) < 0) cell[letter] = [...x]
  })
  return found.flatMap((smallest, index) => {
    const o = Math.floor(index / modulus)
    const r = index % modulus
    return modulus % 2 === 0 && (o + r) % 2 !== 0 ? [] : [cellOf(o, r, smallest)]
  })
}

function cellOf(o: number, r: number, smallest: Cell['smallest']): Cell {
  const { P, N } = smallest
  const letter = P === null ? (N === null ? '?' : 'N') : N === null ? 'P' : 'M'
  const show = (x: readonly number[] | null): string => (x === null ? 'none' : formatPosition(x))
  return {
    o,
    r,
    letter,
    smallest,
    actual: ['P', 'N', 'M', '?'].indexOf(letter),
    witness: () => ({ o, r, P, N }),
    finds: () =>
      `of the reduced positions of type (${o},${r}) the smallest that is P is ${show(P)}, the smallest that is N ${show(N)}`,
  }
}

/** The grid as the papers write it: one string per o, indexed by r, `.` for cells left out. */
export function gridColumns(cells: readonly Cell[], n: number, modulus: number): string[] {
  const columns = Array.from({ length: n + 1 }, () => new Array<string>(modulus).fill('.'))
  for (const { o, r, letter } of cells) columns[o]![r] = letter
  return columns.map((column) => column.join(''))
}
