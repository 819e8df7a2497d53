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
  readonly text: (name: string, language: 'js' | 'ts') => string
  /** Commands to try next, with the path of the file. */
  readonly next: (path: string) => readonly string[]
}
