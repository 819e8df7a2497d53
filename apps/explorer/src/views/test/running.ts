import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { run } from '../../engine/engine.ts'
import type { TaskName, Tasks } from '../../tasks/tasks.ts'
import type { TaskProgress } from '../../tasks/watch.ts'

/** The state of a task that the reader starts and stops. */
export interface RunState<N extends TaskName> {
  readonly is: 'idle' | 'working' | 'stopped' | 'done' | 'failed'
  /** The intermediate results. */
  readonly found: readonly unknown[]
  readonly progress: TaskProgress | null
  readonly answer: Tasks[N]['answer'] | null
  /** The reason why the task failed. */
  readonly problem: string
}

export interface Running<N extends TaskName> extends RunState<N> {
  /** Starts the task and stops an earlier run. */
  readonly start: (given: Tasks[N]['given']) => void
  readonly stop: () => void
}

const IDLE = { is: 'idle', found: [], progress: null, answer: null, problem: '' } as const

/**
 * Manages a task that can be started and stopped repeatedly. The task ends when the component
 * unmounts.
 */
export function useRunning<N extends TaskName>(name: N): Running<N> {
  const state = useSignal<RunState<N>>(IDLE)
  const ending = useRef<AbortController | null>(null)
  useEffect(() => () => ending.current?.abort(), [])
  const start = (given: Tasks[N]['given']): void => {
    ending.current?.abort()
    const controller = new AbortController()
    ending.current = controller
    const { signal } = controller
    const change = (now: Partial<RunState<N>>): void => {
      if (ending.current === controller) state.value = { ...state.value, ...now }
    }
    state.value = { ...IDLE, is: 'working' }
    const watch = {
      signal,
      onProgress: (progress: TaskProgress) => change({ progress }),
      onFound: (item: unknown) => change({ found: [...state.value.found, item] }),
    }
    run(name, given, watch).then(
      (answer) => change({ is: 'done', answer }),
      (error: unknown) =>
        change(
          signal.aborted
            ? { is: 'stopped' }
            : { is: 'failed', problem: error instanceof Error ? error.message : String(error) },
        ),
    )
  }
  return { ...state.value, start, stop: () => ending.current?.abort() }
}
