import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { Fragment, h } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'

/** The number of rows that each frame adds. */
const PORTION = 25

/** The rows of a long table that are shown so far. */
export interface Portions {
  readonly shown: readonly JSX.Element[]
  /** True until all rows are shown. */
  readonly isGrowing: boolean
}

/**
 * Shows the rows of a long table in portions, with one more portion in each frame. Showing all rows
 * at once would block the main thread for more than 50 ms. When the rows change, the table starts
 * again with the first portion.
 *
 * @param rows the same array as before if nothing changed
 */
export function usePortions<Row>(rows: readonly Row[], line: (row: Row) => JSX.Element): Portions {
  const portions = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / PORTION) }, (_, at) =>
        h(Fragment, { key: at }, rows.slice(at * PORTION, (at + 1) * PORTION).map(line)),
      ),
    [rows],
  )
  const grown = useSignal({ portions, count: 1 })
  const count = grown.value.portions === portions ? grown.value.count : 1
  const isGrowing = count < portions.length
  useEffect(() => {
    if (!isGrowing) return
    const frame = requestAnimationFrame(() => {
      grown.value = { portions, count: count + 1 }
    })
    return () => cancelAnimationFrame(frame)
  }, [portions, count])
  return { shown: portions.slice(0, count), isGrowing }
}
