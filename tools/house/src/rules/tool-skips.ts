import type { Complaint, Rule } from '../rule.ts'
import { lineAt, visit } from '../syntax.ts'

const IS_TEST = /\/test[^/]*\/.*\.test\.ts$/
/**
 * A test may be skipped only because of the platform or because of a missing tool. One file detects
 * missing tools.
 */
const REASONS = /^(?:!hasTool\('|isLeftOut\(\)|process\.platform )/

/** If a tool is missing, vitest.tools.ts reports it, and in `.ci/run` it makes the test fail. */
export const toolSkips: Rule = {
  says: 'only hasTool may skip a test because of a missing tool',
  complaints: ({ sources }) => {
    const complaints: Complaint[] = []
    for (const file of sources) {
      if (!IS_TEST.test(file.path)) continue
      visit(file, {
        CallExpression({ callee, arguments: [reason], start }) {
          if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
          if (callee.property.name !== 'skipIf' || reason === undefined) return
          const says = file.text.slice(reason.start, reason.end)
          if (REASONS.test(says)) return
          complaints.push({ at: file.path, says: `line ${lineAt(file, start)} skips if ${says}` })
        },
      })
    }
    return complaints
  },
}
