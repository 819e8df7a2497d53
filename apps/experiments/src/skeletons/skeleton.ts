/** The languages in which a module can be written. */
export type Language = 'js' | 'ts'

/** The file name extension of each language. */
export const ENDINGS = { js: 'mjs', ts: 'ts' } as const satisfies Readonly<Record<Language, string>>

/** A commented example file for `nimlab new`. */
export interface Skeleton {
  /** A short description of the file, for `--help`. */
  readonly about: string
  /**
   * The reason why the file cannot have this name; null if the name is valid. If absent, the file
   * can have any name.
   */
  readonly refuses?: (name: string) => string | null
  /**
   * The text of the file.
   * @param name the name from the command: letters, digits and hyphens
   */
  readonly text: (name: string, language: Language) => string
  /** Commands to try next, for the file at this path. */
  readonly next: (path: string) => readonly string[]
}
