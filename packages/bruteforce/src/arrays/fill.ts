import type { Distances, Filler } from './filler.ts'
import { fillGrundy, grundyWorkspace } from './fill-grundy.ts'
import { fillOutcome } from './fill-outcome.ts'
import { fillRemoteness } from './fill-remoteness.ts'
import type { Task } from '../task/task.ts'
import type { Values } from '../task/values.ts'

/**
 * The filler that computes the value of the task. The filler reads `distances` each time it is
 * called.
 */
export function fillerOf(task: Task, values: Values, distances: Distances): Filler {
  switch (task.value) {
    case 'outcome':
      return fillOutcome(task, values, distances)
    case 'remoteness':
      return fillRemoteness(task, values, distances)
    case 'grundy':
      return fillGrundy(task, values, distances)
  }
}

/** The number of bytes that a filler allocates. */
export function fillerWorkspace(task: Task): number {
  return task.value === 'grundy' ? grundyWorkspace(task) : 0
}
