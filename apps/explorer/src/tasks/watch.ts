/** The progress of a task. */
export interface TaskProgress {
  readonly done: number
  readonly of: number
  /** The current step in a few words. */
  readonly words?: string
}

/** The callbacks that a running task can use. */
export interface TaskWatch {
  readonly progressed: (progress: TaskProgress) => void
  /** Reports an intermediate result, such as a judged box, as plain data. */
  readonly found: (item: unknown) => void
}
