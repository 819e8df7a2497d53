import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the lockfile names no host, so that any registry serves it', () => {
  const text = readFileSync(new URL('../../../pnpm-lock.yaml', import.meta.url), 'utf8')
  const hosts = text.split('\n').filter((line) => /https?:|tarball:|registry=/.test(line))
  expect(hosts).toEqual([])
})
