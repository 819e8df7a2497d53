import { oneLine } from './one-line.ts'
import {
  exactSlowNim,
  hypergraphNim,
  MAX_PILES,
  type Ruleset,
  slowSetNim,
  WYTHOFF,
} from './ruleset.ts'

/** The accepted notation, for messages. */
export const RULESET_NOTATION =
  'NIM(n,k), SN(n,{a,b,…}), SN(n,a..b), SN(n,k), HNIM(n;{1,2},{2,3},…) or WYTHOFF'

const HEAD = /^(NIM|SN|SLOWSETNIM|SLOWA-NIM|HNIM|WYTHOFF)(?:\((.*)\))?$/i
const SIZES = /^(?:\{((?:\d+(?:,\d+)*)?)\}|(\d+)\.\.(\d+)|(\d+))$/
const EDGES = /^\{(?:\d+(?:,\d+)*)?\}(?:,\{(?:\d+(?:,\d+)*)?\})*$/

/**
 * Reads a ruleset: `NIM(4,3)`, `SN(5,{2,4})`, `SN(6,4..6)`, `SN(5,3)` for SN(5,{3}),
 * `HNIM(4;{1,2},{2,3,4})`, `WYTHOFF`. Blanks outside numbers and letter case do not matter;
 * `Slow SetNim` and `Slow A-Nim` are accepted for `SN`.
 *
 * @throws RangeError naming what was wrong and what is accepted
 */
export function parseRuleset(text: string): Ruleset {
  const fail = (why: string): never => {
    throw new RangeError(`ruleset '${oneLine(text)}': ${why}; accepted: ${RULESET_NOTATION}`)
  }
  if (/\d\s+\d/.test(text)) return fail('a blank inside a number')
  const match = HEAD.exec(text.replaceAll(/\s/g, ''))
  if (match === null) return fail('not a ruleset')
  const name = match[1]!.toUpperCase()
  const body = match[2]
  if (name === 'WYTHOFF') return body === undefined ? WYTHOFF : fail('WYTHOFF takes no parameters')
  if (body === undefined) return fail(`${name} needs parameters in parentheses`)
  const parts = /^(\d+)([,;])(.*)$/.exec(body)
  if (parts === null) return fail(`expected ${name}(n${name === 'HNIM' ? ';{…},{…},…' : ',…'})`)
  const piles = Number(parts[1])
  const separator = parts[2]
  const rest = parts[3]!
  try {
    if (name === 'HNIM') {
      if (separator !== ';' || !EDGES.test(rest)) return fail('expected HNIM(n;{…},{…},…)')
      return hypergraphNim(piles, rest.slice(1, -1).split('},{').map(parseMembers))
    }
    if (separator !== ',') return fail(`expected a comma after the number of piles`)
    if (name === 'NIM') {
      if (!/^\d+$/.test(rest)) return fail(`k: expected a whole number, got '${oneLine(rest)}'`)
      return exactSlowNim(piles, Number(rest))
    }
    return slowSetNim(
      piles,
      parseSizes(rest, piles) ?? fail(`'${oneLine(rest)}' is not a set of move sizes`),
    )
  } catch (error) {
    if (error instanceof RangeError && !error.message.startsWith('ruleset ')) {
      return fail(error.message)
    }
    throw error
  }
}

function parseSizes(text: string, piles: number): number[] | null {
  const match = SIZES.exec(text)
  if (match === null) return null
  if (match[4] !== undefined) return [Number(match[4])]
  if (match[2] === undefined) return parseMembers(match[1]!)
  const from = Number(match[2])
  const to = Number(match[3])
  // slowSetNim rejects these; a list of that length must not be made first.
  if (to > Math.min(piles, MAX_PILES)) return [to]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}

function parseMembers(text: string): number[] {
  if (text === '') return []
  return text.split(',').map(Number)
}
