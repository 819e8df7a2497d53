import { oneLine } from '@nim/presburger/text'

/** Formats a value of any kind for a message, in one line. */
export function shown(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  if (value instanceof Promise) return 'a Promise'
  try {
    return oneLine(JSON.stringify(value) ?? String(value))
  } catch {
    return oneLine(String(value))
  }
}
