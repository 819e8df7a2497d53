import { createHash } from 'node:crypto'
import { readTable, solve, type Table, writeTable } from '@nim/bruteforce'
import { exactSlowNim, hypergraphNim, WYTHOFF } from '@nim/core/rules'
import { mutatedJson } from '../mutate-json.ts'
import { mutatedText } from '../mutate-text.ts'
import type { Parser } from '../parser.ts'
import { oneOf, type Random } from '../random.ts'

const TABLES = [
  solve(exactSlowNim(4, 3), { max: 5 }, { value: 'outcome' }),
  solve(exactSlowNim(1, 1), { max: 300 }, { value: 'remoteness', play: 'misere' }),
  solve(hypergraphNim(3, [[1, 2], [3]]), { max: 3 }, { value: 'grundy' }),
  solve(WYTHOFF, { max: 6 }, { value: 'grundy' }),
].map(bytesOf)

/** Bytes before the JSON text of a header, and those of digest and checksum. */
const [PREFIX, TRAILER] = [24, 64]

function bytesOf(table: Pick<Table, 'box'> & Parameters<typeof writeTable>[0]): string {
  const chunks: Buffer[] = []
  writeTable(table, (chunk) => chunks.push(Buffer.from(chunk)))
  return Buffer.concat(chunks).toString('latin1')
}

/** The table with another header, and zeros up to where entries may begin. */
function withHeader(table: string, random: Random): string {
  const bytes = Buffer.from(table, 'latin1')
  const textEnd = PREFIX + bytes.readUInt32LE(20)
  const header = mutatedJson(JSON.parse(bytes.toString('utf8', PREFIX, textEnd)), random)
  const text = Buffer.from(JSON.stringify(header) ?? '')
  const prefix = bytes.subarray(0, PREFIX)
  prefix.writeUInt32LE(text.length, 20)
  const zeros = Buffer.alloc((64 - ((PREFIX + text.length) % 64)) % 64)
  const entries = bytes.subarray(64 * Math.ceil(textEnd / 64))
  return Buffer.concat([prefix, text, zeros, entries]).toString('latin1')
}

/** The bytes with a checksum that fits again. */
function resealed(table: string): string {
  const before = Buffer.from(table.slice(0, -TRAILER / 2), 'latin1')
  const checksum = createHash('sha256').update(before).digest()
  return Buffer.concat([before, checksum]).toString('latin1')
}

/** Tables in files. */
export const TABLE_FILES: readonly Parser[] = [
  {
    name: 'table in a file',
    mutant: (random) => {
      const table =
        random(2) === 0 ? mutatedText(TABLES, random) : withHeader(oneOf(TABLES, random), random)
      return random(2) === 0 ? resealed(table) : table
    },
    readAgain: (text) => bytesOf(readTable(Buffer.from(text, 'latin1'), { name: 'x.nimtab' })),
    refusals: [Error],
    isStrict: true,
  },
]
