import type { Address } from './address.ts'
import type { Read } from './read-game.ts'

/** Reads one setting after the other. */
export interface SettingsReader {
  /**
   * What a setting says; what it would be without it, if it says nothing or what cannot be.
   */
  readonly read: <T>(name: string, usual: T, take: (text: string) => Read<T>) => T
  /** What of the settings that were read says nothing, a line each. */
  readonly problems: readonly string[]
}

/** A reader of the settings of an address. */
export function settingsReader(settings: Address['settings']): SettingsReader {
  const problems: string[] = []
  return {
    problems,
    read: (name, usual, take) => {
      const text = settings[name]
      if (text === undefined) return usual
      const found = take(text)
      if ('is' in found) return found.is
      problems.push(`${name}: ${found.problem}`)
      return usual
    },
  }
}
