import type { Complaint, Rule } from '../rule.ts'
import { lineAt, visit } from '../syntax.ts'

const ANSWERS = new Set(['HOLDS', 'FAILS', 'SILENT'])

/**
 * The code must number the three answers in only one place. In the past, it numbered them in two
 * places.
 */
export const oneAnswer: Rule = {
  says: 'HOLDS, FAILS and SILENT are declared once',
  complaints: ({ sources }) => {
    const first = new Map<string, string>()
    const complaints: Complaint[] = []
    for (const file of sources) {
      if (!file.path.includes('/src/')) continue
      const declared = (name: string, start: number): void => {
        if (!ANSWERS.has(name)) return
        const other = first.get(name)
        if (other === undefined) first.set(name, file.path)
        else {
          const says = `line ${lineAt(file, start)} declares ${name}, as ${other} does`
          complaints.push({ at: file.path, says })
        }
      }
      visit(file, {
        VariableDeclarator: ({ id }) => {
          if (id.type === 'Identifier') declared(id.name, id.start)
        },
        TSEnumMember: ({ id }) => {
          if (id.type === 'Identifier') declared(id.name, id.start)
        },
      })
    }
    return complaints
  },
}
