import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'

// docs/memory.md lists more calls.
it('calls use the memory that they announce, within 10 % and 24 MiB', () => {
  const script = fileURLToPath(new URL('../../../scripts/write-memory.mjs', import.meta.url))
  const cases = [
    'solve SN(3,{2}) --max 700 --value grundy',
    'solve NIM(4,3) --max 250 --threads 2',
    'solve NIM(4,3) --max 60 --value remoteness --out FILE.parquet',
    'check DH-OP1 --n 7 --k 4 --max 24',
    'sweep run DH-T5.1 --n 4 --max 40',
  ]
  const asked = [script, ...sampled(cases, 3)]
  const { status, stderr } = spawnSync(process.execPath, asked, { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
