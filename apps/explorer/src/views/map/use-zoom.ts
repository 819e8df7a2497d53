import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { Cell } from './cell-cursor.ts'
import { type DrawnSlice, type Layout, layoutOf } from './heat-drawing.ts'
import { cropped, following, wholeOf, type Window, zoomed } from './zoom.ts'

/** Which part of a slice is shown, and how to show another one. */
export interface Zoom {
  readonly window: Window
  /** The slice in the window. */
  readonly slice: DrawnSlice
  /** Shows so many times the side, around the cursor. */
  readonly zoom: (factor: number) => void
  /** Moves the window so that it shows a cell. */
  readonly follow: (cell: Cell) => void
  /** Where the cells are in a room; a part is as large as the whole. */
  readonly layout: (room: number, height: number, isForced: boolean) => Layout
}

/** The part of a slice that a reader has zoomed to. A slice with another side is shown as a whole. */
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
