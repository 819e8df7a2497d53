import type { Address } from './address.ts'
import type { TextResult } from './read-game.ts'

/** Reads the settings of an address one by one, and collects descriptions of problems. */
export interface SettingsReader {
  /** The value of a setting, or the default if the setting is absent or invalid. */
  readonly read: <T>(name: string, usual: T, take: (text: string) => TextResult<T>) => T
  /** One line for each invalid setting among the settings read so far. */
  readonly problems: readonly string[]
}

/** Creates a reader for the settings of an address. */
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
