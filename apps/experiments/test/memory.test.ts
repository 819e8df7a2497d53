import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

// docs/memory.md has more of them
it('solve takes the memory that it says, within a tenth and 24 MiB', () => {
  const script = fileURLToPath(new URL('../../../scripts/write-memory.mjs', import.meta.url))
  const cases = [
    'SN(3,{2}) --max 700 --value grundy',
    'NIM(4,3) --max 250 --threads 2',
    'NIM(4,3) --max 60 --value remoteness --out FILE.parquet',
  ]
  const { status, stderr } = spawnSync(process.execPath, [script, ...cases], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
