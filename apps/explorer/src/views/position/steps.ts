/** The steps of one visit to a screen, each an entry in the history of the browser. */
export interface Steps {
  /** The step that is shown. */
  readonly at: number
  /** The last one that can be reached by going forward. */
  readonly last: number
}

/** Where a visit begins: at its first step, or at one to which one came back. */
export function beginAt(step: number | null): Steps {
  return { at: step ?? 0, last: step ?? 0 }
}

/**
 * After the address has changed.
 * @param step what the entry was named when it was made; null for a new one, which is what follows now
 */
export function arrive({ at, last }: Steps, step: number | null): Steps {
  if (step === null) return { at: at + 1, last: at + 1 }
  return { at: step, last: Math.max(step, last) }
}

/** The step that an entry of the history was named; null if it was not, or by somebody else. */
export function stepOf(state: unknown): number | null {
  const step = (state as { step?: unknown } | null)?.step
  return Number.isSafeInteger(step) && (step as number) >= 0 ? (step as number) : null
}

/** What keys undo and redo: Ctrl or Command with Z, with Shift and Z, and with Y. */
export function stepKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): 'undo' | 'redo' | null {
  if (event.ctrlKey === event.metaKey || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 'y' && !event.shiftKey) return 'redo'
  if (key !== 'z') return null
  return event.shiftKey ? 'redo' : 'undo'
}
