import { parseClauses } from '../../src/index.ts'

/**
 * The text itself. @throws FormulaError if a formula was deeper or larger, when written in full,
 * than is accepted
 */
export function readable(text: string, read: (text: string) => unknown = parseClauses): string {
  try {
    read(text)
  } catch (error) {
    if (/nested too deeply|at most 20000 distinct parts/.test((error as Error).message)) throw error
  }
  return text
}
