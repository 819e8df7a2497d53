/** An export of a package. */
export interface Declaration {
  readonly name: string
  /** The file that declares it, relative to the root of the repository. */
  readonly file: string
  /** The text of the declaration, without the body of a function or the value of a constant. */
  readonly signature: string
  /** The comment of the declaration without the comment marks; empty if there is no comment. */
  readonly comment: string
}
