import { parseClauses } from '../../src/index.ts'

/** The text. @throws FormulaError if a formula grew deeper or larger than is accepted when it was written in full */
export function readable(text: string, read: (text: string) => unknown = parseClauses): string {
  try {
    read(text)
  } catch (error) {
    if (/nested too deeply|at most 20000 distinct parts/.test((error as Error).message)) throw error
  }
  return text
}
