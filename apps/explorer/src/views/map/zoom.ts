import type { Cell } from './cell-cursor.ts'
import { rangeOf } from './heat-colours.ts'
import type { DrawnSlice } from './heat-drawing.ts'

/**
 * The visible part of a square of cells. The visible part is also a square, which is given by its
 * first cell and the length of its side.
 */
export interface Window {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** The minimum side of the visible part. */
const LEAST = 6

/** The whole square. */
export function wholeOf(side: number): Window {
  return { x: 0, y: 0, side }
}

/**
 * Multiplies the side of the visible part by a factor, but keeps this side between six cells and
 * the whole side. The visible part is centred on a cell, as far as the edges allow.
 */
export function zoomed(window: Window, side: number, factor: number, about: Cell): Window {
  const wanted = Math.round(window.side * factor)
  const shown = Math.min(side, Math.max(Math.min(LEAST, side), wanted))
  const start = (at: number): number =>
    Math.max(0, Math.min(side - shown, at - Math.floor(shown / 2)))
  return { x: start(about.x), y: start(about.y), side: shown }
}

/** Moves the visible part by the smallest distance that makes a cell visible. */
export function following(window: Window, { x, y }: Cell): Window {
  const start = (from: number, at: number): number =>
    Math.min(at, Math.max(from, at - window.side + 1))
  return { ...window, x: start(window.x, x), y: start(window.y, y) }
}

/** The visible cells of a slice. The colour scale is still that of the whole slice. */
export function cropped(slice: DrawnSlice, { x, y, side }: Window): DrawnSlice {
  if (side === slice.side) return slice
  const part = (all: ArrayLike<number>): Uint32Array => {
    const cells = new Uint32Array(side * side)
    for (let row = 0, to = 0; row < side; row++) {
      for (let column = 0; column < side; column++, to++) {
        cells[to] = all[(y + row) * slice.side + x + column]!
      }
    }
    return cells
  }
  return {
    value: slice.value,
    side,
    from: { x, y },
    range: rangeOf(slice.entries),
    entries: part(slice.entries),
    isP: Uint8Array.from(part(slice.isP)),
    overlay: slice.overlay === null ? null : Uint8Array.from(part(slice.overlay)),
  }
}
