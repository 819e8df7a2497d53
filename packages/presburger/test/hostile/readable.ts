import { parseClauses } from '../../src/index.ts'

/**
 * Returns the text unchanged.
 * @throws FormulaError if the text contains a formula that, written in full, is nested too deeply
 * or has too many parts
 */
export function readable(text: string, read: (text: string) => unknown = parseClauses): string {
  try {
    read(text)
  } catch (error) {
    if (/nested too deeply|at most 20000 distinct parts/.test((error as Error).message)) throw error
  }
  return text
}
