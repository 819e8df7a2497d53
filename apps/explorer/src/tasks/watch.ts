/** How far a task is. */
export interface TaskProgress {
  readonly done: number
  readonly of: number
  /** What is being done, in a few words. */
  readonly words?: string
}

/** What a task may use while it works. */
export interface TaskWatch {
  readonly progressed: (progress: TaskProgress) => void
  /** Something found on the way, such as a box judged: plain data. */
  readonly found: (item: unknown) => void
}
