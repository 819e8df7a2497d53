import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { TableValue, WebTable } from '@nim/bruteforce/web-table'
import { formatRuleset, type PlayConvention, type Ruleset } from '@nim/core/rules'
import { useEffect, useRef } from 'preact/hooks'
import type { TaskProgress } from '../tasks/watch.ts'
import { openTable } from './table.ts'

/** The box that a screen needs. */
export interface WantedTable {
  readonly ruleset: Ruleset
  readonly max: number
  readonly value: TableValue
  readonly play: PlayConvention
}

/** The state of the solving. */
export type TableState =
  | { readonly is: 'solving'; readonly progress: TaskProgress | null }
  | {
      readonly is: 'solved'
      readonly table: WebTable
      /**
       * This signal is aborted before the table is closed, so that pending queries can fail
       * silently.
       */
      readonly closing: AbortSignal
      readonly milliseconds: number
    }
  | { readonly is: 'stopped' }
  | { readonly is: 'failed'; readonly problem: string }

export interface HeldTable {
  readonly state: ReadonlySignal<TableState>
  /** Cancels the solving at once. */
  readonly stop: () => void
  /** Restarts the solving after it was cancelled. */
  readonly again: () => void
}

/**
 * Solves a box for a component. The table and its worker are closed when the component needs
 * another box or unmounts.
 */
export function useTable({ ruleset, max, value, play }: WantedTable): HeldTable {
  const state = useSignal<TableState>({ is: 'solving', progress: null })
  const end = useRef(() => {})
  const attempt = useSignal(0)
  const wanted = [formatRuleset(ruleset), max, value, play, attempt.value]
  useEffect(() => {
    const stop = new AbortController()
    let table: WebTable | null = null
    const begin = performance.now()
    state.value = { is: 'solving', progress: null }
    end.current = () => {
      stop.abort()
      state.value = { is: 'stopped' }
    }
    openTable(ruleset, max, {
      value,
      play,
      signal: stop.signal,
      onProgress: ({ step, done, total }) => {
        state.value = { is: 'solving', progress: { words: step, done, of: total } }
      },
    })
      .then((opened) => {
        if (stop.signal.aborted) return opened.close()
        table = opened
        const milliseconds = performance.now() - begin
        state.value = { is: 'solved', table, closing: stop.signal, milliseconds }
        return
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return
        state.value = { is: 'failed', problem: (error as Error).message }
      })
    return () => {
      stop.abort()
      table?.close()
    }
  }, wanted)
  return { state, stop: () => end.current(), again: () => void attempt.value++ }
}
