import { describe, expect, it } from 'vitest'
import { fuzz } from '../src/fuzz.ts'
import type { Parser } from '../src/parser.ts'

const SEED = 16
/** Texts for a parser: a sample; with NIMLAB_LONG as many as it says, and if that is 1 all. */
const ASKED = Number(process.env['NIMLAB_LONG'] ?? 60)
const INPUTS = ASKED === 1 ? 100_000 : ASKED
const MOST_MILLISECONDS = 3_600_000

/** Gives each parser mutated texts. */
export function fuzzEach(parsers: readonly Parser[]): void {
  describe('reads mutated texts, or refuses them in one line', () => {
    for (const parser of parsers) {
      it(parser.name, { timeout: MOST_MILLISECONDS }, async ({ task }) => {
        const { accepted, refused, slowest, faults } = await fuzz(parser, INPUTS, SEED)
        expect(faults.map(({ input, says }) => `text ${input}: ${says}`)).toEqual([])
        // a parser that reads nothing, or refuses nothing, was not tried
        expect(Math.min(accepted, refused)).toBeGreaterThan(0)
        const counted = `${INPUTS} texts: ${accepted} read and written again, ${refused} refused; slowest ${Math.ceil(slowest)} ms`
        // for docs/hostile-input.log
        Object.assign(task.meta, { counted })
      })
    }
  })
}
