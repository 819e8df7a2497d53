import type { SourceFile } from '../house.ts'
import type { Complaint, Rule } from '../rule.ts'
import { lineAt, visit } from '../syntax.ts'

const MOST = 100
const SOURCES = /^(?:packages|apps)\/[^/]+\/src\//

/**
 * A function that fills more than two screens does several things, each of which should be a
 * function with a name.
 */
export const functionLength: Rule = {
  says: `a function has at most ${MOST} lines`,
  complaints: ({ sources }) => sources.filter(({ path }) => SOURCES.test(path)).flatMap(longIn),
}

function longIn(file: SourceFile): Complaint[] {
  const complaints: Complaint[] = []
  const look = ({ start, end }: { start: number; end: number }): void => {
    const first = lineAt(file, start)
    const lines = lineAt(file, end) - first + 1
    if (lines <= MOST) return
    complaints.push({ at: file.path, says: `line ${first}: a function of ${lines} lines` })
  }
  visit(file, {
    FunctionDeclaration: look,
    FunctionExpression: look,
    ArrowFunctionExpression: look,
  })
  return complaints
}
