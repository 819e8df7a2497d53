import type { SourceFile } from '../house.ts'
import type { Complaint, Rule } from '../rule.ts'
import { lineAt, visit } from '../syntax.ts'

const MOST = 6

/** In a call with seven arguments, a reader has to look up the meaning of the last arguments. */
export const fewParameters: Rule = {
  says: `a function has at most ${MOST} parameters`,
  complaints: ({ sources }) => sources.flatMap(complaintsIn),
}

function complaintsIn(file: SourceFile): Complaint[] {
  const complaints: Complaint[] = []
  const look = ({ params, start }: { params: readonly unknown[]; start: number }): void => {
    if (params.length <= MOST) return
    const says = `line ${lineAt(file, start)}: ${params.length} parameters`
    complaints.push({ at: file.path, says })
  }
  visit(file, {
    FunctionDeclaration: look,
    FunctionExpression: look,
    ArrowFunctionExpression: look,
    TSFunctionType: look,
    TSMethodSignature: look,
  })
  return complaints
}
