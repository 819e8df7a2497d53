import type { Rule } from '../rule.ts'

const FOLDER = 'packages/conjectures/src'
const PARTS = ['claim', 'rows', 'facts', 'judge'].map((part) => `${FOLDER}/${part}/`)
const MOST = 7000

/** Limits the size of the code that judges all statements. */
export const judgeSize: Rule = {
  says: `claim, rows, facts and judge together have at most ${MOST} lines`,
  complaints: ({ sources }) => {
    const lines = sources
      .filter(({ path }) => PARTS.some((part) => path.startsWith(part)))
      .reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0)
    if (lines <= MOST) return []
    return [{ at: FOLDER, says: `${lines} lines`, weight: lines - MOST }]
  },
}
