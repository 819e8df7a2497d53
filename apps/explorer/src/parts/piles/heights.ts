import { sorted, type Position } from '@nim/core/rules'

/** Taller piles are drawn as a bar with a number. */
export const MOST_STONES = 40

/** The maximum height of a pile, both on the page and in addresses. */
export const MOST_HEIGHT = 999_999_999

/** A position after the height of a pile has changed, with the new place of this pile. */
export interface Edited {
  readonly position: Position
  readonly at: number
}

/**
 * Sets the height of a pile. If the rules do not distinguish the piles, the position stays sorted,
 * and the pile moves as few places as possible.
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

/**
 * The new height of a pile after the reader clicks on one of its stones, or above its top stone.
 */
export function clickedHeight(height: number, level: number): number {
  return level <= height ? Math.max(0, level - 1) : level
}

/**
 * The effect of a key on a pile. The key may change the height, move the focus to another pile, or
 * do nothing.
 */
export type PileKey = { readonly height: number } | { readonly pile: number } | null

/** Up and Down change the height. Left and Right move the focus to another pile. */
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
