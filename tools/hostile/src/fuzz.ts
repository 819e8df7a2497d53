import type { Parser } from './parser.ts'
import { seeded } from './random.ts'

/** Milliseconds of processor time for one text: the slowest right one, a certificate, takes 100. */
const MOST_MILLISECONDS = 1000
/** Characters that a message may have: a list of what is accepted is the longest. */
const MOST_CHARACTERS = 6000

/** What a parser did with mutated texts. */
export interface Fuzzed {
  readonly parser: string
  readonly inputs: number
  readonly accepted: number
  readonly refused: number
  /** Milliseconds of processor time of the slowest text. */
  readonly slowest: number
  /** What it may not do, at most {@link MOST_FAULTS} of it. */
  readonly faults: readonly Fault[]
}

interface Fault {
  /** The number of the text, from 0. */
  readonly input: number
  readonly text: string
  readonly says: string
}

const MOST_FAULTS = 20

// oxlint-disable-next-line no-control-regex -- a terminal obeys them
const CONTROL = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E]/

/** What the engine says, not the house: an error nobody thought of. */
const OF_THE_ENGINE =
  /call stack|Invalid (?:array|string|typed array|array buffer)|allocation|out of (?:memory|bounds|range)|Cannot (?:read|set|convert|mix)|is not (?:a function|iterable|defined)|The number .* cannot be converted|Division by zero/

/**
 * Gives a parser mutated texts. Each has to be read, and written again the same, or be refused by an error of
 * the parser's own in one line that a terminal may show.
 */
export async function fuzz(parser: Parser, inputs: number, seed: number): Promise<Fuzzed> {
  const random = seeded(seed)
  const faults: Fault[] = []
  const counts = { accepted: 0, refused: 0 }
  let slowest = 0
  for (let input = 0; input < inputs && faults.length < MOST_FAULTS; input++) {
    const text = parser.mutant(random)
    const began = process.cpuUsage()
    // oxlint-disable-next-line no-await-in-loop -- one text after the other
    const { isAccepted, says } = await tried(parser, text)
    const { user, system } = process.cpuUsage(began)
    const took = (user + system) / 1000
    slowest = Math.max(slowest, took)
    counts[isAccepted ? 'accepted' : 'refused']++
    if (says !== null) faults.push({ input, text, says })
    if (took > MOST_MILLISECONDS) faults.push({ input, text, says: `takes ${took.toFixed(0)} ms` })
  }
  return { parser: parser.name, inputs, ...counts, slowest, faults }
}

interface Tried {
  readonly isAccepted: boolean
  /** What is wrong with it; null if nothing. */
  readonly says: string | null
}

async function tried(parser: Parser, text: string): Promise<Tried> {
  let again: string
  try {
    again = await parser.readAgain(text)
  } catch (error) {
    return { isAccepted: false, says: wrongRefusal(parser, error) }
  }
  if (parser.isStrict === true) {
    return { isAccepted: true, says: again === text ? null : `is written again as ${again}` }
  }
  try {
    const third = await parser.readAgain(again)
    return { isAccepted: true, says: third === again ? null : `${again} is written as ${third}` }
  } catch (error) {
    return { isAccepted: true, says: `${again} is not read again: ${String(error)}` }
  }
}

/** What is wrong with a refusal; null if nothing. */
function wrongRefusal({ refusals }: Parser, error: unknown): string | null {
  if (!(error instanceof Error)) return `throws ${String(error)}`
  const { message } = error
  if (!refusals.some((type) => error instanceof type) || OF_THE_ENGINE.test(message)) {
    return String(error.stack)
  }
  if (CONTROL.test(message)) return `a control character in: ${JSON.stringify(message)}`
  if (message.length > MOST_CHARACTERS) return `a message of ${message.length} characters`
  return message.trim() === '' ? 'an empty message' : null
}
