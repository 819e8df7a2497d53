import type { ComponentChildren, JSX } from 'preact'
import { Problem } from './problem.tsx'
import type { TaskState } from './use-task.ts'
import { Working } from './working.tsx'

/** Shows the answer of a task, the progress of the task, or the reason why the task failed. */
export function TaskAnswer<Answer>({
  task,
  children,
}: {
  readonly task: TaskState<Answer>
  readonly children: (answer: Answer) => ComponentChildren
}): JSX.Element {
  const { answer, problem, progress, isSlow, stop, again } = task
  if (answer !== null) return <>{children(answer)}</>
  if (problem !== null) {
    return (
      <>
        <Problem>{problem}</Problem>
        <button type="button" onClick={again}>
          try again
        </button>
      </>
    )
  }
  return isSlow ? (
    <Working progress={progress} stop={stop} />
  ) : (
    <p class="waiting" aria-busy="true" />
  )
}
