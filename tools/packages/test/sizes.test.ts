import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundled, type Platform } from '../src/bundle.ts'
import { ROOT } from '../src/packages.ts'

/**
 * An import and its limit. The size counts the bytes of all files of the bundle, after minification
 * and gzip.
 */
interface Size {
  readonly what: string
  readonly code: string
  readonly platform: Platform
  readonly measured: number
  readonly limit: number
  readonly reason: string
}

const FOLDER = `${ROOT}tools/packages`
const SIZES = JSON.parse(readFileSync(`${FOLDER}/sizes.json`, 'utf8')) as readonly Size[]

/** The promised sizes, which do not depend on the measured sizes. */
const PROMISED: Readonly<Record<string, number>> = {
  '@nim/core whole': 25_000,
  // The promised size was 6,000 bytes until the package could read games as data. Threads, workers
  // and records need no module for such games.
  '@nim/core/rules whole': 7500,
  'remoteness alone': 1500,
}

test.each(SIZES)('$what has at most $limit bytes', async ({ what, code, platform, limit }) => {
  const { all } = await bundled(code, FOLDER, platform)
  expect(
    all,
    `${what} has ${all} bytes; tools/packages/sizes.json says why ${limit}`,
  ).toBeLessThanOrEqual(limit)
})

test('no limit exceeds the measured size by more than a tenth, and none exceeds the promised size', () => {
  for (const { what, measured, limit, reason } of SIZES) {
    expect(limit, what).toBeLessThanOrEqual(Math.min(1.1 * measured, PROMISED[what] ?? Infinity))
    expect(reason).toMatch(/\.$/)
  }
  expect(SIZES.map(({ what }) => what)).toEqual(expect.arrayContaining(Object.keys(PROMISED)))
})

test('a single closed form includes no module of @nim/presburger, and no module of rules except the one for positions', async () => {
  const { modules } = await bundled(`export { remoteness } from '@nim/core'`, FOLDER, 'browser')
  expect(modules.filter((path) => path.includes('presburger'))).toEqual([])
  expect(modules.filter((path) => path.includes('core/src/rules/'))).toEqual([
    '../../packages/core/src/rules/position.ts',
  ])
})
