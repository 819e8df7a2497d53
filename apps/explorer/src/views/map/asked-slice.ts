import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { WebTable } from '@nim/bruteforce/web-table'
import { formatRuleset } from '@nim/core/rules'
import { useEffect } from 'preact/hooks'
import { run } from '../../engine/engine.ts'
import type { OverlayAnswer } from '../../tasks/overlay.ts'
import type { SliceAt } from '../../tasks/slice-at.ts'
import type { DrawnSlice } from './heat-drawing.ts'
import type { MapState } from './map-state.ts'

/** A slice together with the query that it answers. */
export interface AnsweredSlice extends SliceAt, Omit<DrawnSlice, 'overlay'> {
  readonly table: WebTable
}

/** The maximum number of cells along a side of the map. */
export const WIDEST_SLICE = 1000

/**
 * Loads the slice that a state describes. The previous slice stays visible until the new slice
 * arrives.
 */
export function useSlice(
  table: WebTable,
  closing: AbortSignal,
  { vary, fixed }: MapState,
): ReadonlySignal<AnsweredSlice | null> {
  const answered = useSignal<AnsweredSlice | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const max = Math.min(table.max, WIDEST_SLICE - 1)
    table
      .slice({ vary, fixed, max, signal: stop.signal })
      .then(({ side, entries, isP }) => {
        answered.value = { table, value: table.value, vary, fixed, side, entries, isP }
        return
      })
      .catch((error: unknown) => {
        // another query or another table has replaced this one
        if (!stop.signal.aborted && !closing.aborted) throw error
      })
    return () => stop.abort()
  }, [table, ...vary, ...fixed])
  return answered
}

/** The comparison of a formula with a slice, or a message if no comparison is possible. */
export type Laid =
  | { readonly slice: AnsweredSlice; readonly answer: OverlayAnswer }
  | { readonly problem: string }
  | null

/** Compares a formula with a slice. */
export function useOverlay(slice: AnsweredSlice | null, says: string): ReadonlySignal<Laid> {
  const laid = useSignal<Laid>(null)
  useEffect(() => {
    if (slice === null || says === '') {
      laid.value = null
      return
    }
    const stop = new AbortController()
    const { table, value, vary, fixed, side, entries } = slice
    const game = formatRuleset(table.ruleset)
    run('overlay', { game, value, says, vary, fixed, side, entries }, { signal: stop.signal })
      .then((answer) => {
        laid.value = { slice, answer }
        return
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) laid.value = { problem: (error as Error).message }
      })
    return () => stop.abort()
  }, [slice, says])
  return laid
}
