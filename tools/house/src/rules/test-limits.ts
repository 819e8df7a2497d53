import { LIMIT } from '../../../../vitest.limit.ts'
import type { Complaint, Rule } from '../rule.ts'
import { lineAt, visit } from '../syntax.ts'

const IS_TEST = /\/test[^/]*\/.*\.test\.ts$/
const TESTS = new Set([
  'it',
  'test',
  'describe',
  'beforeAll',
  'afterAll',
  'beforeEach',
  'afterEach',
])
/** A comparison that involves a reading of the wall clock. */
const READING = /\b(?:performance|Date)\.now\(\)/

/**
 * The result of a test must not depend on the speed of the machine. Limits serve only to end tests
 * that hang.
 */
export const testLimits: Rule = {
  says: `no test has a limit below ${LIMIT / 1000} s, and no test compares readings of the wall clock`,
  complaints: ({ sources }) => {
    const complaints: Complaint[] = []
    for (const file of sources) {
      if (!IS_TEST.test(file.path)) continue
      const complain = (start: number, says: string): void =>
        void complaints.push({ at: file.path, says: `line ${lineAt(file, start)} ${says}` })
      visit(file, {
        Property({ key, value, start }) {
          if (key.type !== 'Identifier' || key.name !== 'timeout') return
          if (value.type !== 'Literal' || typeof value.value !== 'number') return
          if (value.value < LIMIT) complain(start, `has a limit of ${value.value} ms`)
        },
        CallExpression({ callee, arguments: all, start, end }) {
          const name = nameOf(file.text.slice(callee.start, callee.end))
          const last = all.at(-1)
          if (TESTS.has(name) && last?.type === 'Literal' && typeof last.value === 'number') {
            if (last.value < LIMIT) complain(start, `has a limit of ${last.value} ms`)
          }
          if (name === 'expect' && READING.test(file.text.slice(callee.end, end))) {
            complain(start, 'judges a reading of the wall clock')
          }
        },
      })
    }
    return complaints
  },
}

/** The name of the called function: `it` for `it.each(rows)`, `expect` for `expect`. */
function nameOf(callee: string): string {
  return /^\w+/.exec(callee)?.[0] ?? ''
}
