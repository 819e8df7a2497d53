/** A file to begin with, for `nimlab new`. */
export interface Skeleton {
  /** What it is, in a few words, for `--help`. */
  readonly about: string
  /**
   * The text of the file.
   * @param name as it was asked for: letters, digits and hyphens
   */
  readonly text: (name: string, language: 'js' | 'ts') => string
  /** Commands to try next, with the path of the file. */
  readonly next: (path: string) => readonly string[]
}
