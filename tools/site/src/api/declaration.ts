/** An export of a package. */
export interface Declaration {
  readonly name: string
  /** The file that declares it, relative to the root of the repository. */
  readonly file: string
  /** Its declaration without the body of a function or the value of a constant. */
  readonly signature: string
  /** Its comment without the comment marks; empty if it has none. */
  readonly comment: string
}
