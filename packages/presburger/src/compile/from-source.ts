/**
 * The value that the source returns; null if a content security policy or an engine flag forbids
 * creating code from strings.
 */
export function fromSource(source: string): unknown {
  try {
    // This package generates the source from numerals and operators, never from user input.
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
    return new Function(`'use strict'\n${source}`)() as unknown
  } catch (error) {
    if (error instanceof SyntaxError) throw error
    return null
  }
}
