// Runs the tests of a checker with each of its mutants in one process. The test files are loaded
// again for each mutant.
import { appendFileSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import type { Batch } from './try-mutants.ts'

const { tests, log, mutants } = JSON.parse(
  readFileSync(process.env['NIMLAB_MUTANTS']!, 'utf8'),
) as Batch
const say = (word: string, i: number): void => appendFileSync(log, `${word} ${i}\n`)

for (const [i] of mutants.entries()) {
  let isNoticed = false
  describe(`mutant ${i}`, async () => {
    beforeAll(() => say('tries', i))
    beforeEach(({ onTestFailed, skip }) => {
      if (isNoticed) skip()
      onTestFailed(() => void (isNoticed = true))
    })
    afterAll(() => say(isNoticed ? 'noticed' : 'survived', i))
    try {
      for (const test of tests) await import(/* @vite-ignore */ `${test}?mutant=${i}`)
    } catch (error) {
      it('loads', () => {
        throw error
      })
    }
  })
}
