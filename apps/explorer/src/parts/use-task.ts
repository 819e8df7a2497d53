import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { run } from '../engine/engine.ts'
import type { TaskName, Tasks } from '../tasks/tasks.ts'
import type { TaskProgress } from '../tasks/watch.ts'

/** The state of a task that a component runs. */
export interface TaskState<Answer> {
  /**
   * The answer to the last question. Null if the answer is not known yet, or if the task failed.
   */
  readonly answer: Answer | null
  /** Why the task failed. Null if the task did not fail. */
  readonly problem: string | null
  readonly progress: TaskProgress | null
  /** True if the task takes so long that the page shows its progress. */
  readonly isSlow: boolean
  readonly stop: () => void
  /** Restarts the task after it was stopped. */
  readonly again: () => void
}

interface Standing<Answer> {
  readonly key: string
  readonly answer?: Answer
  readonly problem?: string
}

/** The page shows progress after this number of milliseconds. */
const SLOW = 250

/**
 * Runs a task while a component is mounted. A new question aborts the task that computes the answer
 * to the previous question.
 * @param given the input as plain data without bigints; null if there is no question
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
      ending.abort(new Error('a new question replaced this one'))
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
