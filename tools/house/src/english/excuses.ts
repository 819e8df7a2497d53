/**
 * A text that breaks a rule of docs/writing.md for a reason. The repository may contain at most 20
 * such texts.
 */
export interface Excuse {
  readonly path: string
  /** A part of the text. */
  readonly text: string
  readonly why: string
}

export const EXCUSES: readonly Excuse[] = []
