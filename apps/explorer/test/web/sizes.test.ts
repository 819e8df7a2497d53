import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isLeftOut } from '@nim/chromium'

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url))
/** Bytes after gzip. */
const FIRST_VIEW = 60_000
const ALL_CODE = 600_000

const bytes = (name: string): number =>
  gzipSync(readFileSync(join(DIST, name)), { level: 9 }).length

/** What a script loads before it runs: its static imports, and theirs. */
function withImports(name: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  const text = readFileSync(join(DIST, 'assets', name), 'utf8')
  for (const [, other] of text.matchAll(/\b(?:import|from)\s*"\.\/([^"]+\.js)"/g)) {
    withImports(other!, seen)
  }
  return seen
}

test.skipIf(isLeftOut())('the first view, and all code together, stay small', () => {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8')
  const named = [...html.matchAll(/assets\/([^"]+)"/g)].map(([, name]) => name!)
  const start = readdirSync(join(DIST, 'assets')).filter((name) =>
    /^start-.*\.(?:js|css)$/.test(name),
  )
  expect(start.length).toBeGreaterThan(0)
  const scripts = [...named, ...start].filter((name) => name.endsWith('.js'))
  const first = new Set([...named, ...start, ...scripts.flatMap((name) => [...withImports(name)])])
  const sizes = [...first].map((name) => bytes(`assets/${name}`))
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
  expect(bytes('index.html') + sum(sizes)).toBeLessThanOrEqual(FIRST_VIEW)
  const code = readdirSync(join(DIST, 'assets')).filter((name) => /\.(?:js|css)$/.test(name))
  const whole = sum(code.map((name) => bytes(`assets/${name}`)))
  process.stderr.write(`first view ${bytes('index.html') + sum(sizes)} bytes, all code ${whole}\n`)
  expect(whole).toBeLessThanOrEqual(ALL_CODE)
})
