import type { Code } from '../encode/code.ts'
import type { Move } from './moves.ts'

/**
 * Options at the same address. Options of moves that do not take from pile 0 are in the cell at
 * this address. Options of moves that take from pile 0 are in the preceding cell.
 */
export interface OptionGroup {
  /** The address for the first cell of the run, minus one cell. */
  readonly address: Code
  readonly without: boolean
  readonly with: boolean
}

/**
 * Groups the options of moves by address. Moves with the same key share an address. Groups are in
 * the order of their first moves.
 */
export function optionGroups(
  moves: readonly Move[],
  keyOf: (move: Move) => string,
  addressOf: (move: Move) => Code,
): OptionGroup[] {
  const groups = new Map<string, OptionGroup>()
  for (const move of moves) {
    const key = keyOf(move)
    const known = groups.get(key)
    groups.set(key, {
      address: known?.address ?? addressOf(move),
      without: (known?.without ?? false) || !move.first,
      with: (known?.with ?? false) || move.first,
    })
  }
  return [...groups.values()]
}
