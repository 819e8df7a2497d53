/** The steps of one visit to a screen. Each step is an entry in the browser's history. */
export interface Steps {
  /** The current step. */
  readonly at: number
  /** The last step that the reader can reach by going forward in the history. */
  readonly last: number
}

/**
 * The state at the beginning of a visit. The visit starts at its first step or at a step to which
 * the reader returned.
 */
export function beginAt(step: number | null): Steps {
  return { at: step ?? 0, last: step ?? 0 }
}

/**
 * Updates the steps after the address has changed.
 * @param step the step that is stored in the entry of the history; null for a new entry, which is
 *   then the next step
 */
export function arrive({ at, last }: Steps, step: number | null): Steps {
  if (step === null) return { at: at + 1, last: at + 1 }
  return { at: step, last: Math.max(step, last) }
}

/** The step that is stored in an entry of the history. Null if the entry contains no step. */
export function stepOf(state: unknown): number | null {
  const step = (state as { step?: unknown } | null)?.step
  return Number.isSafeInteger(step) && (step as number) >= 0 ? (step as number) : null
}

/** The keys that undo and redo: Ctrl or Command with Z, with Shift and Z, and with Y. */
export function stepKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): 'undo' | 'redo' | null {
  if (event.ctrlKey === event.metaKey || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 'y' && !event.shiftKey) return 'redo'
  if (key !== 'z') return null
  return event.shiftKey ? 'redo' : 'undo'
}
