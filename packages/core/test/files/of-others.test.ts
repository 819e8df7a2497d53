import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { parseJson, readInputText, readOwnText } from '../../src/files/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimlab-of-others-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('JSON from untrusted sources', () => {
  it('is parsed as by JSON.parse if no field occurs twice', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it.each([
    '{"a":1,"a":1}',
    '{"b":{"a":1, "a" : {}}}',
    '[{"a":"\\\\"},{"a":1,"\\u0061":2}]',
    '{"__proto__":1,"__proto__":2}',
  ])('is rejected if a field occurs twice: %s', (text) => {
    expect(() => parseJson(text)).toThrow(/^the field "(?:a|__proto__)" occurs twice$/)
  })
})

it("nimlab reads a link as a user's input, but not as a file of its own folders", () => {
  const [file, link] = [join(folder, 'file'), join(folder, 'link')]
  writeFileSync(file, 'text')
  symlinkSync(file, link)
  expect(readInputText(link)).toBe('text')
  expect(readOwnText(file)).toBe('text')
  expect(() => readOwnText(link)).toThrow(/link' is a link, expected a file$/)
})
