import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SCRIPT = fileURLToPath(new URL('../../../scripts/write-index.mjs', import.meta.url))

it('the generated lists are current: npm run index changes nothing', () => {
  const check = (): string =>
    execFileSync(process.execPath, [SCRIPT, '--check'], { stdio: 'pipe' }).toString()
  expect(check).not.toThrow()
})
