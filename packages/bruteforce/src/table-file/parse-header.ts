import { oneLine, parseRuleset, type Ruleset } from '@nim/core/rules'
import type { ByteSource } from './byte-source.ts'
import {
  encodeHeader,
  FORMAT_VERSION,
  fileLayout,
  headerOf,
  headerText,
  MAGIC,
  MOST_TEXT_BYTES,
  PREFIX_BYTES,
  type TableHeader,
} from './header.ts'

/** Throws an error that names the table file and describes its fault. */
export type Fail = (why: string) => never

/** Returns a function that throws an error whose message begins with the file name `name`. */
export function failing(name: string): Fail {
  return (why) => {
    throw new Error(`${name}: ${why}`)
  }
}

/** Reads the header of a file and compares it with the file size. */
export function parseHeader({ size, read }: ByteSource, fail: Fail): TableHeader {
  const prefix = read(0, Math.min(size, PREFIX_BYTES)).slice()
  if (prefix.some((byte, i) => i < MAGIC.length && byte !== MAGIC[i])) {
    return fail("not a table of nimlab: it does not begin with 'nimlab-table'")
  }
  if (prefix.length < PREFIX_BYTES) {
    return fail(`truncated: it has ${size} bytes, but a header has more than ${PREFIX_BYTES}`)
  }
  const view = new DataView(prefix.buffer)
  const version = view.getUint32(16, true)
  if (version !== FORMAT_VERSION) {
    return fail(
      `format version ${version} is unknown; this program reads only version ${FORMAT_VERSION}`,
    )
  }
  const textBytes = view.getUint32(20, true)
  if (textBytes > MOST_TEXT_BYTES) return fail(`damaged header: its text has ${textBytes} bytes`)
  const textEnd = PREFIX_BYTES + textBytes
  if (textEnd > size) return fail(`truncated: it has ${size} bytes, but its header has ${textEnd}`)
  const text = new TextDecoder().decode(read(PREFIX_BYTES, textEnd))
  const header = headerFrom(text, fail)
  const layout = fileLayout(header)
  if (size < layout.size) {
    return fail(`truncated: it has ${size} bytes, but its header requires ${layout.size}`)
  }
  if (size > layout.size) {
    return fail(`${size - layout.size} bytes too many: its header requires ${layout.size}`)
  }
  const expected = encodeHeader(header)
  if (read(0, layout.entriesAt).some((byte, i) => byte !== expected[i])) {
    return fail('damaged header: the bytes between its text and the entries are not all zero')
  }
  return header
}

function headerFrom(text: string, fail: Fail): TableHeader {
  let fields: Readonly<Record<string, unknown>>
  try {
    fields = JSON.parse(text) as Readonly<Record<string, unknown>>
  } catch {
    return fail('damaged header: not valid JSON')
  }
  const oneOf = <T extends string>(field: string, accepted: readonly T[]): T =>
    accepted.find((word) => word === fields?.[field]) ??
    fail(`damaged header: ${field} is ${show(fields?.[field])}, expected ${accepted.join(' or ')}`)
  const play = oneOf('play', ['normal', 'misere'])
  const value = oneOf('value', ['outcome', 'remoteness', 'grundy'])
  oneOf('layout', ['rank'])
  const { max } = fields
  if (!Number.isSafeInteger(max) || (max as number) < 0) {
    return fail(`damaged header: max is ${show(max)}, expected a whole number >= 0`)
  }
  const ruleset = rulesetFrom(fields['ruleset'], fail)
  const header = headerOf({ ruleset, play, value, max: max as number })
  if (!Number.isFinite(header.positions)) return fail('damaged header: 2^53 positions or more')
  for (const field of ['bits', 'positions'] as const) {
    if (fields[field] === header[field]) continue
    fail(`damaged header: ${field} is ${show(fields[field])}, but the box has ${header[field]}`)
  }
  return headerText(header) === text ? header : fail('damaged header: not in canonical form')
}

function rulesetFrom(name: unknown, fail: Fail): Ruleset {
  if (typeof name !== 'string') {
    return fail(`damaged header: ruleset is ${show(name)}, expected a name such as NIM(4,3)`)
  }
  try {
    return parseRuleset(name)
  } catch (error) {
    return fail(`damaged header: ${(error as Error).message}`)
  }
}

function show(value: unknown): string {
  return oneLine(JSON.stringify(value) ?? 'absent').slice(0, 40)
}
