/** The languages of modules. */
export type Language = 'js' | 'ts'

/** How the files of a language end. */
export const ENDINGS = { js: 'mjs', ts: 'ts' } as const satisfies Readonly<Record<Language, string>>

/** A commented file to start from, for `nimlab new`. */
export interface Skeleton {
  /** A few words about the file, for `--help`. */
  readonly about: string
  /**
   * The reason why it cannot have a name, in words; null if it can. If absent, it can have any
   * name.
   */
  readonly refuses?: (name: string) => string | null
  /**
   * The text of the file.
   * @param name the name from the command: letters, digits and hyphens
   */
  readonly text: (name: string, language: Language) => string
  /** Commands to try next, with the path of the file. */
  readonly next: (path: string) => readonly string[]
}
