import type { Random } from './random.ts'

/** What reads a text that anybody may have written. */
export interface Parser {
  readonly name: string
  /** A text that is made from right ones by changes, for the reader; bytes are a text in Latin-1. */
  readonly mutant: (random: Random) => string
  /**
   * Reads a text and writes again what was read.
   * @throws one of `refusals` in one line, for what it does not accept
   */
  readonly readAgain: (text: string) => string | Promise<string>
  /** What it refuses with. */
  readonly refusals: readonly (abstract new (...args: never[]) => Error)[]
  /** True: what is accepted is written again byte for byte. Else only the second time. */
  readonly isStrict?: boolean
}

/** What a parser refuses that says so by its result. */
export class Refused extends Error {
  override readonly name = 'Refused'
}
