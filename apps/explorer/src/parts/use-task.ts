import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { run } from '../engine/engine.ts'
import type { TaskName, Tasks } from '../tasks/tasks.ts'
import type { TaskProgress } from '../tasks/watch.ts'

/** Where a task of a component stands. */
export interface TaskState<Answer> {
  /** To what was asked last; null while it is worked on, and where there is none. */
  readonly answer: Answer | null
  /** Why there is no answer; null while it may still come. */
  readonly problem: string | null
  readonly progress: TaskProgress | null
  /** True once it takes so long that one should be told. */
  readonly isSlow: boolean
  readonly stop: () => void
  /** Asks again, after a stop. */
  readonly again: () => void
}

interface Standing<Answer> {
  readonly key: string
  readonly answer?: Answer
  readonly problem?: string
}

/** Milliseconds after which a reader is told that something is being worked on. */
const SLOW = 250

/**
 * Has the engine answer while a component is shown. Another question ends the one before.
 * @param given plain data without bigints; null: nothing is asked
 */
export function useTask<N extends TaskName>(
  name: N,
  given: Tasks[N]['given'] | null,
): TaskState<Tasks[N]['answer']> {
  type Answer = Tasks[N]['answer']
  const key = JSON.stringify(given)
  const standing = useSignal<Standing<Answer>>({ key: '' })
  const progress = useSignal<TaskProgress | null>(null)
  const slow = useSignal('')
  const asked = useSignal(0)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => {
    if (given === null) return undefined
    const ending = new AbortController()
    controller.current = ending
    progress.value = null
    const late = setTimeout(() => (slow.value = key), SLOW)
    void answerOf(name, given, ending.signal, progress).then((found) => {
      clearTimeout(late)
      if (controller.current === ending) standing.value = { key, ...found }
      return found
    })
    return () => {
      clearTimeout(late)
      controller.current = null
      ending.abort(new Error('another was asked'))
    }
  }, [name, key, asked.value])
  const is = standing.value.key === key ? standing.value : null
  return {
    answer: is?.answer ?? null,
    problem: is?.problem ?? null,
    progress: progress.value,
    isSlow: given !== null && is === null && slow.value === key,
    stop: () => controller.current?.abort(new Error('stopped')),
    again: () => {
      standing.value = { key: '' }
      asked.value++
    },
  }
}

async function answerOf<N extends TaskName>(
  name: N,
  given: Tasks[N]['given'],
  signal: AbortSignal,
  progress: ReadonlySignal<TaskProgress | null> & { value: TaskProgress | null },
): Promise<{ answer: Tasks[N]['answer'] } | { problem: string }> {
  try {
    const onProgress = (now: TaskProgress): void => void (progress.value = now)
    return { answer: await run(name, given, { signal, onProgress }) }
  } catch (error) {
    return { problem: (error as Error).message }
  }
}
