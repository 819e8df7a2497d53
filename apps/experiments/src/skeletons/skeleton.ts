/** The languages of modules. */
export type Language = 'js' | 'ts'

/** How the files of a language end. */
export const ENDINGS = { js: 'mjs', ts: 'ts' } as const satisfies Readonly<Record<Language, string>>

/** A file to begin with, for `nimlab new`. */
export interface Skeleton {
  /** What it is, in a few words, for `--help`. */
  readonly about: string
  /** Why it cannot have a name, in words; null if it can. Absent: it can have any. */
  readonly refuses?: (name: string) => string | null
  /**
   * The text of the file.
   * @param name as it was asked for: letters, digits and hyphens
   */
  readonly text: (name: string, language: Language) => string
  /** Commands to try next, with the path of the file. */
  readonly next: (path: string) => readonly string[]
}
