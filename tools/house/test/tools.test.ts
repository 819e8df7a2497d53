import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { hasTool } from '../../../vitest.tools.ts'

const PATH = mkdtempSync(join(tmpdir(), 'nimlab-tools-'))
afterAll(() => rmSync(PATH, { recursive: true }))

it('hasTool is true only if an executable with this name is on PATH', () => {
  writeFileSync(join(PATH, 'prover'), '')
  expect(hasTool('prover', { PATH })).toBe(false)
  chmodSync(join(PATH, 'prover'), 0o755)
  expect(hasTool('prover', { PATH, NIMLAB_NO_SKIPS: '1' })).toBe(true)
})

it('a missing tool fails the run if NIMLAB_NO_SKIPS=1, and the error names it', () => {
  expect(hasTool('absent', { PATH })).toBe(false)
  expect(() => hasTool('absent', { PATH, NIMLAB_NO_SKIPS: '1' })).toThrow(
    /^absent is not on PATH: /,
  )
})
