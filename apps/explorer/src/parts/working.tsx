import type { JSX } from 'preact'
import type { TaskProgress } from '../tasks/watch.ts'

/** Shows the progress of a long task and a button that stops the task. */
export function Working({
  progress,
  stop,
}: {
  readonly progress: TaskProgress | null
  readonly stop: () => void
}): JSX.Element {
  return (
    <p class="working" aria-live="polite">
      {progress === null ? (
        <progress aria-label="working" />
      ) : (
        <progress
          aria-label={progress.words ?? 'working'}
          value={progress.done}
          max={progress.of}
        />
      )}
      <span>{progress?.words ?? 'working'}</span>
      <button type="button" onClick={stop}>
        stop
      </button>
    </p>
  )
}
