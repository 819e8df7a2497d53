import { strictEqual } from 'node:assert/strict'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** A parser for text from untrusted sources. */
interface Parser {
  /**
   * Parses a text and writes the result again.
   * @throws one of `refusals`, with a one-line message
   */
  readonly readAgain: (text: string) => string | Promise<string>
  readonly refusals?: readonly (abstract new (...args: never[]) => Error)[]
  /**
   * True if the parser writes every accepted text back byte for byte. If false, the parser must
   * write back unchanged only those texts that it has written itself.
   */
  readonly isStrict?: boolean
}

/** A test throws this error if a parser returns its refusal instead of throwing it. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/**
 * The number of texts for each parser. By default, this number is a small sample; in the long run,
 * it is 100,000. NIMLAB_LONG can also set the number.
 */
const ASKED = Number(process.env['NIMLAB_LONG'] ?? 60)
const TEXTS = ASKED === 1 ? 100_000 : ASKED
const SEED = Number(process.env['NIMLAB_SEED'] ?? 16)
const TIMEOUT = 3_600_000

/**
 * The limit on the processor time for one text, in milliseconds. This limit is 20 times the time
 * for the slowest of 3 million texts, so only a hang exceeds it.
 */
const MOST_MILLISECONDS = 5000
/**
 * The maximum number of characters of a message. The longest message lists every accepted value.
 */
const MOST_CHARACTERS = 6000

// oxlint-disable-next-line no-control-regex -- terminals obey these characters
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E]/

/**
 * Messages of the JavaScript engine. Such a message shows that the parser did not expect the text.
 */
const OF_THE_ENGINE =
  /call stack|Invalid (?:array|string|typed array|array buffer)|allocation|out of (?:memory|bounds|range)|Cannot (?:read|set|convert|mix)|is not (?:a function|iterable|defined)|The number .* cannot be converted|Division by zero/

/**
 * Tests that the parser handles each text in one of two ways. It accepts the text and parses its
 * own output to the same result, or it rejects the text with a clear one-line message.
 * docs/hostile-input.log records the counts.
 */
export function readsOrRefuses(name: string, texts: fc.Arbitrary<string>, parser: Parser): void {
  describe('parses mutated texts, or rejects them with a one-line message', () => {
    it(name, { timeout: TIMEOUT }, async ({ task }) => {
      const counts = { read: 0, refused: 0 }
      let slowest = 0
      const property = fc.asyncProperty(texts, async (text) => {
        const began = process.cpuUsage()
        counts[(await isRead(parser, text)) ? 'read' : 'refused']++
        const { user, system } = process.cpuUsage(began)
        const took = (user + system) / 1000
        slowest = Math.max(slowest, took)
        if (took > MOST_MILLISECONDS) throw new Error(`takes ${took} ms`)
      })
      await fc.assert(property, { numRuns: TEXTS, seed: SEED })
      expect(counts.read + counts.refused).toBeGreaterThanOrEqual(TEXTS)
      // A test in which the parser accepts every text, or rejects every text, proves too little.
      // Only a small sample may contain just one kind of text by chance.
      if (TEXTS >= 1000) expect(Math.min(counts.read, counts.refused)).toBeGreaterThan(0)
      const counted = `${TEXTS} texts: ${counts.read} read and written again, ${counts.refused} refused; slowest ${Math.ceil(slowest)} ms`
      Object.assign(task.meta, { counted })
    })
  })
}

/**
 * Returns true if the parser accepts the text, and false if it rejects it.
 * @throws an error that describes what the parser did wrong
 */
async function isRead(parser: Parser, text: string): Promise<boolean> {
  const { readAgain, refusals = [RangeError], isStrict = false } = parser
  let again: string
  try {
    again = await readAgain(text)
  } catch (error) {
    const { message } = error as Error
    const isOwn = refusals.some((type) => error instanceof type) && !OF_THE_ENGINE.test(message)
    if (!isOwn) throw error
    const isClear = !CONTROL.test(message) && message.trim() !== ''
    if (!isClear || message.length > MOST_CHARACTERS) {
      throw new Error(`not one clear line: ${JSON.stringify(message)}`, { cause: error })
    }
    return false
  }
  strictEqual(again, isStrict ? text : await readAgain(again))
  return true
}
