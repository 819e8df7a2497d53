import type { CaseParameters, Domain } from '@nim/conjectures'
import type { CaseRecord } from '@nim/report/claims'
import type { TextResult } from '../../address/read-game.ts'
import { quoted } from '../../parts/shell-word.ts'

/** The case of a claim to check, and the bound of its domain; null selects the default bound. */
export interface LiveCase {
  readonly case: CaseParameters
  readonly max: number | null
}

type Parameters = readonly { readonly name: string; readonly kind: string }[]

/** Longer values are rejected. */
const MOST_CHARACTERS = 200
const WHOLE = /^\d{1,9}$/

/**
 * The default case is the first refuted case. If no case is refuted, the default case is the first
 * case.
 */
export function firstCase(records: readonly CaseRecord[]): CaseParameters {
  const refuted = records.find(({ verdict, reading }) => verdict === 'refuted' && !reading)
  return (refuted ?? records[0])?.case ?? {}
}

/** Reads a case from the settings of an address. Missing values come from `first`. */
export function readCase(
  parameters: Parameters,
  first: CaseParameters,
  settings: Readonly<Record<string, string>>,
): TextResult<LiveCase> {
  const values: [string, number | string][] = []
  for (const { name, kind } of parameters) {
    const read = readValue(name, kind, settings[name] ?? String(first[name] ?? ''))
    if ('problem' in read) return read
    values.push([name, read.is])
  }
  const bound = readBound(settings['max'] ?? '')
  if ('problem' in bound) return bound
  return { is: { case: Object.fromEntries(values), max: bound.is } }
}

/** Parses the value of a parameter. */
export function readValue(name: string, kind: string, text: string): TextResult<number | string> {
  const value = text.trim()
  if (kind !== 'integer') {
    if (value !== '' && value.length <= MOST_CHARACTERS) return { is: value }
    return { problem: `${name}: expected a name of at most ${MOST_CHARACTERS} characters` }
  }
  if (WHOLE.test(value)) return { is: Number(value) }
  return { problem: `${name}: expected a whole number, got '${value.slice(0, 40)}'` }
}

/** Parses a bound. An empty text selects the default bound. */
export function readBound(text: string): TextResult<number | null> {
  const value = text.trim()
  if (value === '') return { is: null }
  if (WHOLE.test(value)) return { is: Number(value) }
  return {
    problem: `bound: expected a whole number, or nothing for the default, got '${value.slice(0, 40)}'`,
  }
}

/** The index of the committed record for a case and a domain, or −1 if no such record exists. */
export function placeOf(
  records: readonly CaseRecord[],
  asked: { readonly case: CaseParameters; readonly domain: Domain },
): number {
  return records.findIndex(
    (record) => isSame(record.case, asked.case) && isSame(record.domain, asked.domain),
  )
}

/** True if two objects have the same fields with the same values, in any order. */
function isSame(a: object, b: object): boolean {
  const entries = Object.entries(a)
  const other = new Map<string, unknown>(Object.entries(b))
  return (
    entries.length === other.size && entries.every(([name, value]) => other.get(name) === value)
  )
}

/** Compares the digest of a check with the committed digest for the same case and domain. */
export function digestWords(digest: string, committed: string | undefined): string {
  if (committed === undefined) return 'no digest of this case and domain is committed'
  return digest === committed
    ? 'equals the committed digest'
    : `differs from the committed ${committed}`
}

/** The parameters for which `nimlab check` accepts a range. */
const RANGES = ['n', 'k', 'l']

/** The command that judges the case, or the whole claim if the command cannot name the case. */
export function checkCommand(id: string, parameters: Parameters, asked: LiveCase): string {
  const isNamed = parameters.every(({ name, kind }) => kind !== 'integer' || RANGES.includes(name))
  const flags = parameters.map(({ name, kind }) => {
    const value = String(asked.case[name])
    return kind === 'integer' ? `--${name} ${value}` : `--where ${shellWord(`${name}=${value}`)}`
  })
  return [
    `nimlab check ${id}`,
    ...(isNamed ? flags : []),
    ...(asked.max === null ? [] : [`--max ${asked.max}`]),
  ].join(' ')
}

/** Quotes a word for a shell if necessary. */
function shellWord(word: string): string {
  return /^[\w.,=-]+$/.test(word) ? word : quoted(word)
}
