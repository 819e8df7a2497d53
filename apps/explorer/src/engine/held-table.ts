import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { TableValue, WebTable } from '@nim/bruteforce/web-table'
import { formatRuleset, type PlayConvention, type Ruleset } from '@nim/core/rules'
import { useEffect, useRef } from 'preact/hooks'
import type { TaskProgress } from '../tasks/watch.ts'
import { openTable } from './table.ts'

/** The box that a screen wants to ask about. */
export interface WantedTable {
  readonly ruleset: Ruleset
  readonly max: number
  readonly value: TableValue
  readonly play: PlayConvention
}

/** What has come of the wish. */
export type TableState =
  | { readonly is: 'solving'; readonly progress: TaskProgress | null }
  | {
      readonly is: 'solved'
      readonly table: WebTable
      /** Aborted before the table is closed: what is asked then fails, and nobody minds. */
      readonly closing: AbortSignal
      readonly milliseconds: number
    }
  | { readonly is: 'stopped' }
  | { readonly is: 'failed'; readonly problem: string }

export interface HeldTable {
  readonly state: ReadonlySignal<TableState>
  /** Gives the solving up, at once. */
  readonly stop: () => void
  /** Solves again what was given up. */
  readonly again: () => void
}

/**
 * The table of a component: solved when it is wanted, closed with its worker when another one is wanted
 * or the component goes.
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
