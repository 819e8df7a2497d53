import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { Cell } from './cell-cursor.ts'
import { type DrawnSlice, type Layout, layoutOf } from './heat-drawing.ts'
import { cropped, following, wholeOf, type Window, zoomed } from './zoom.ts'

/** The visible part of a slice, and functions that change it. */
export interface Zoom {
  readonly window: Window
  /** The visible part of the slice. */
  readonly slice: DrawnSlice
  /** Multiplies the side of the visible part by a factor, with the cursor at its centre. */
  readonly zoom: (factor: number) => void
  /** Moves the visible part so that it contains a cell. */
  readonly follow: (cell: Cell) => void
  /**
   * The layout in the available space. A part of the slice is drawn at the same size as the whole
   * slice.
   */
  readonly layout: (room: number, height: number, isForced: boolean) => Layout
}

/**
 * Manages the part of a slice to which the reader has zoomed. If the side of the slice changes, the
 * whole slice is shown.
 */
export function useZoom(whole: DrawnSlice, cursor: Cell): Zoom {
  const { side } = whole
  const wished = useSignal<{ readonly of: number; readonly window: Window } | null>(null)
  const window = wished.value?.of === side ? wished.value.window : wholeOf(side)
  const show = (next: Window): void => void (wished.value = { of: side, window: next })
  return {
    window,
    slice: useMemo(() => cropped(whole, window), [whole, window.x, window.y, window.side]),
    zoom: (factor) => show(zoomed(window, side, factor, cursor)),
    follow: (cell) => show(following(window, cell)),
    layout: (room, height, isForced) => {
      const all = layoutOf(side, room, isForced, height)
      if (window.side === side) return all
      const cell = Math.floor((all.cell * side) / window.side)
      return layoutOf(window.side, room, isForced, height, cell)
    },
  }
}
