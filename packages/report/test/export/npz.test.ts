import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { denseNpy, denseNpz, npy, npz } from '../../src/index.ts'
import { SOLVED_EXAMPLES } from '../solved/examples.ts'
import { joined, pieces } from './joined.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * The files of an archive. This reader follows the description of the format and starts from the
 * list at the end.
 */
function filesOf(archive: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = archive.length - 22
  expect(view.getUint32(end, true)).toBe(0x06054b50)
  const count = view.getUint16(end + 10, true)
  const files = new Map<string, Uint8Array>()
  let at = view.getUint32(end + 16, true)
  expect(at + view.getUint32(end + 12, true)).toBe(end)
  for (let i = 0; i < count; i++) {
    expect(view.getUint32(at, true)).toBe(0x02014b50)
    const [sum, size, length, local] = [
      view.getUint32(at + 16, true),
      view.getUint32(at + 20, true),
      view.getUint16(at + 28, true),
      view.getUint32(at + 42, true),
    ]
    const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + length))
    expect(view.getUint32(local, true)).toBe(0x04034b50)
    const from = local + 30 + view.getUint16(local + 26, true)
    const file = archive.slice(from, from + size)
    // compares the record after the file with the list
    expect(view.getUint32(from + size, true)).toBe(0x08074b50)
    expect(view.getUint32(from + size + 4, true)).toBe(sum)
    expect(crc32(file)).toBe(sum)
    files.set(name, file)
    at += 46 + length
  }
  return files
}

const whole = (write: (piece: (bytes: Bytes) => void) => void): Uint8Array =>
  joined(pieces<Bytes>(write))

/** The header of a NumPy file and its elements. */
function partsOf(file: Uint8Array): [header: string, data: DataView] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const length = 10 + view.getUint16(8, true)
  expect(Buffer.from(file.subarray(0, 8)).toString('latin1')).toBe('\u0093NUMPY\u0001\u0000')
  expect(length % 64).toBe(0)
  const header = Buffer.from(file.subarray(10, length)).toString('latin1').trimEnd()
  return [header, new DataView(file.buffer, file.byteOffset + length)]
}

test.each(SOLVED_EXAMPLES)('an archive contains the array and its description: %s', (_, table) => {
  const files = filesOf(whole((write) => npz(table, write)))
  expect([...files.keys()]).toEqual([
    'values.npy',
    'ruleset.npy',
    'value.npy',
    'play.npy',
    'max.npy',
  ])
  expect(files.get('values.npy')).toEqual(whole((write) => npy(table, write)))
  const dense = filesOf(whole((write) => denseNpz(table, write)))
  expect(dense.get('values.npy')).toEqual(whole((write) => denseNpy(table, write)))
})

test('texts and numbers are arrays without axes, as in NumPy', () => {
  const [, table] = SOLVED_EXAMPLES[0]!
  const files = filesOf(whole((write) => npz(table, write)))
  const [text, letters] = partsOf(files.get('value.npy')!)
  expect(text).toBe(`{'descr': '<U${table.value.length}', 'fortran_order': False, 'shape': (), }`)
  const points = Array.from(table.value, (_, i) => letters.getUint32(4 * i, true))
  expect(String.fromCodePoint(...points)).toBe(table.value)
  const [number, eight] = partsOf(files.get('max.npy')!)
  expect(number).toBe("{'descr': '<i8', 'fortran_order': False, 'shape': (), }")
  expect(eight.getBigInt64(0, true)).toBe(BigInt(table.box.max))
})

test('the same table gives the same bytes', () => {
  const [, table] = SOLVED_EXAMPLES[0]!
  const once = whole((write) => npz(table, write))
  expect(whole((write) => npz(table, write))).toEqual(once)
})
