import { describe, expect, it } from 'vitest'
import { fuzz } from '../src/fuzz.ts'
import type { Parser } from '../src/parser.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What was counted, for docs/hostile-input.log. */
    counted?: string
  }
}

const SEED = 16
/** Texts for a parser: a sample, and with NIMLAB_LONG all. */
const INPUTS = process.env['NIMLAB_LONG'] === undefined ? 60 : 100_000
const MOST_MILLISECONDS = 3_600_000

/** Gives each parser mutated texts. */
export function fuzzEach(parsers: readonly Parser[]): void {
  describe('reads mutated texts, or refuses them in one line', () => {
    for (const parser of parsers) {
      it(parser.name, { timeout: MOST_MILLISECONDS }, async ({ task }) => {
        const inputs = Math.min(INPUTS, parser.fewer ?? INPUTS)
        const { accepted, refused, slowest, faults } = await fuzz(parser, inputs, SEED)
        expect(faults).toEqual([])
        // a parser that reads nothing, or refuses nothing, was not tried
        expect(Math.min(accepted, refused)).toBeGreaterThan(0)
        task.meta.counted = `${inputs} texts: ${accepted} read and written again, ${refused} refused; slowest ${Math.ceil(slowest)} ms`
      })
    }
  })
}
