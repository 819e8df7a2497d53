import { sorted, type Position } from '@nim/core/rules'

/** Higher piles are drawn as a bar with a number. */
export const MOST_STONES = 40

/** Stones of the highest pile that can be set; it is what an address accepts. */
export const MOST_HEIGHT = 999_999_999

/** A position after a pile was given another height, and where this pile stands then. */
export interface Edited {
  readonly position: Position
  readonly at: number
}

/**
 * Sets the height of a pile. Where the rules do not tell piles apart the position stays sorted, and the
 * pile goes as few places as it must.
 */
export function withHeight(
  position: Position,
  pile: number,
  height: number,
  isSymmetric: boolean,
): Edited {
  const before = position[pile]!
  const edited = position.with(pile, height)
  if (!isSymmetric || before === height) return { position: edited, at: pile }
  const ordered = sorted(edited)
  return {
    position: ordered,
    at: height > before ? ordered.indexOf(height) : ordered.lastIndexOf(height),
  }
}

/** What a click on a stone, or above all stones, leaves of a pile. */
export function clickedHeight(height: number, level: number): number {
  return level <= height ? Math.max(0, level - 1) : level
}

/** What a key does on a pile: another height, another pile, or nothing. */
export type PileKey = { readonly height: number } | { readonly pile: number } | null

/** Up and down change the height, left and right go to another pile. */
export function pileKey(
  key: string,
  at: {
    readonly height: number
    readonly most: number
    readonly pile: number
    readonly piles: number
  },
): PileKey {
  const { height, most, pile, piles } = at
  switch (key) {
    case 'ArrowUp':
    case '+':
      return { height: Math.min(most, height + 1) }
    case 'ArrowDown':
    case '-':
      return { height: Math.max(0, height - 1) }
    case 'PageUp':
      return { height: Math.min(most, height + 10) }
    case 'PageDown':
      return { height: Math.max(0, height - 10) }
    case 'ArrowLeft':
      return { pile: Math.max(0, pile - 1) }
    case 'ArrowRight':
      return { pile: Math.min(piles - 1, pile + 1) }
    case 'Home':
      return { pile: 0 }
    case 'End':
      return { pile: piles - 1 }
    default:
      return null
  }
}
