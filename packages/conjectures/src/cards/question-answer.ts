/**
 * The status of a question from a paper.
 *
 * - `answered`: proofs or counterexamples settle everything that the paper asks, for all positions.
 * - `reduced`: some cases are decided, but not everything that the paper asks.
 * - `open`: no case is decided.
 */
export type QuestionStatus = 'answered' | 'reduced' | 'open'

/** The answer to a question over all its cases. */
export interface QuestionAnswer {
  readonly status: QuestionStatus
  /**
   * The answer in words: `No for n = 4, k = 2. Proved for n = 3, k = 1..2 (NT-4). Open: …`. Every
   * case is named once.
   */
  readonly words: string
}
