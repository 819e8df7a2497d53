/**
 * The value that the source returns; null if a content security policy or a flag of the engine
 * forbids making code from strings.
 */
export function fromSource(source: string): unknown {
  try {
    // The source is made of numerals and operators by this package, never of given text.
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
    return new Function(`'use strict'\n${source}`)() as unknown
  } catch (error) {
    if (error instanceof SyntaxError) throw error
    return null
  }
}
