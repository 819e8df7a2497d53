import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { directoryNames } from '../../src/files/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'nimlab-directory-names-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('lists the names in a directory in order, and returns an empty list for a file or a missing directory', () => {
  for (const name of ['b', 'c', 'a']) writeFileSync(join(folder, name), '')
  expect(directoryNames(folder)).toEqual(['a', 'b', 'c'])
  expect(directoryNames(join(folder, 'a'))).toEqual([])
  expect(directoryNames(join(folder, 'missing'))).toEqual([])
})
