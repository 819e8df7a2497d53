import { createHash } from 'node:crypto'
import { exactSlowNim, hypergraphNim, WYTHOFF } from '@nim/core/rules'
import fc from 'fast-check'
import { mutatedJson } from '../../../presburger/test/arbitraries/mutated-json.ts'
import { mutatedText } from '../../../presburger/test/arbitraries/mutated-text.ts'
import { readsOrRefuses } from '../../../presburger/test/hostile/reads-or-refuses.ts'
import { readTable, solve } from '../../src/index.ts'
import { bytesOf } from '../table-file/bytes-of.ts'

/** Decodes every byte as one character. */
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')
const bytesIn = (text: string): Buffer => Buffer.from(text, 'latin1')

const tables = fc.constantFrom(
  ...[
    solve(exactSlowNim(4, 3), { max: 5 }, { value: 'outcome' }),
    solve(exactSlowNim(1, 1), { max: 300 }, { value: 'remoteness', play: 'misere' }),
    solve(hypergraphNim(3, [[1, 2], [3]]), { max: 3 }, { value: 'grundy' }),
    solve(WYTHOFF, { max: 6 }, { value: 'grundy' }),
  ].map((table) => textOf(bytesOf(table))),
)

/**
 * The number of bytes before the JSON text of a header, the number of bytes of the checksum, and
 * the alignment of the entries.
 */
const [PREFIX, CHECKSUM, ALIGNED] = [24, 32, 64]

/** The table with another header, followed by zeros up to the alignment of the entries. */
const withHeader = tables.chain((table) => {
  const bytes = bytesIn(table)
  const textEnd = PREFIX + bytes.readUInt32LE(20)
  return mutatedJson(fc.constant(bytes.toString('utf8', PREFIX, textEnd))).map((header) => {
    const text = Buffer.from(JSON.stringify(header))
    const prefix = Buffer.from(bytes.subarray(0, PREFIX))
    prefix.writeUInt32LE(text.length, 20)
    const zeros = Buffer.alloc((ALIGNED - ((PREFIX + text.length) % ALIGNED)) % ALIGNED)
    const entries = bytes.subarray(ALIGNED * Math.ceil(textEnd / ALIGNED))
    return textOf(Buffer.concat([prefix, text, zeros, entries]))
  })
})
const mutants = fc.oneof(mutatedText(tables), withHeader).map((text) => textOf(bytesIn(text)))
/** The damaged tables, each with a checksum that matches its damaged bytes. */
const resealed = mutants.map((table) => {
  const before = bytesIn(table).subarray(0, -CHECKSUM)
  return textOf(Buffer.concat([before, createHash('sha256').update(before).digest()]))
})

readsOrRefuses('table in a file', fc.oneof(mutants, resealed), {
  readAgain: (text) => textOf(bytesOf(readTable(bytesIn(text), { name: 'x.nimtab' }))),
  refusals: [Error],
  isStrict: true,
})
