import fs, { readFileSync } from 'node:fs'
import { formatWithOptions } from 'node:util'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import { importOf, PUBLIC_PACKAGES } from '../src/packages.ts'
import { exampleOf } from '../src/readme.ts'

const MOST_LINES = 12
const STDOUT = 1

afterEach(() => vi.restoreAllMocks())

/** The text that a module writes to standard output while it is imported. */
async function printed(id: string): Promise<string> {
  let text = ''
  vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
    text += `${formatWithOptions({ colors: false }, ...values)}\n`
  })
  // The command writes its results directly to file descriptor 1.
  const { writeSync } = fs
  const keep = (file: number, bytes: Uint8Array, at = 0): number => {
    if (file !== STDOUT) return writeSync(file, bytes, at)
    text += Buffer.from(bytes.subarray(at)).toString()
    return bytes.length - at
  }
  vi.spyOn(fs, 'writeSync').mockImplementation(keep as typeof writeSync)
  await import(/* @vite-ignore */ id)
  vi.restoreAllMocks()
  return text
}

/** The names of the tarballs of a package and of all nimlab packages that it needs. */
function tarballsOf(name: string): string[] {
  const found = new Set<string>()
  const add = (each: string): void => {
    const { manifest } = PUBLIC_PACKAGES.find((one) => one.manifest.name === each)!
    found.add(each.replace('@nim/', ''))
    for (const needed of Object.keys(manifest.dependencies ?? {})) {
      if (needed.startsWith('@nim/')) add(needed)
    }
  }
  add(name)
  return [...found].sort((a, b) => a.localeCompare(b))
}

const NAMES = PUBLIC_PACKAGES.map(({ manifest }) => manifest.name)
const RUN = new Set(sampled(NAMES, 4))

describe.each(PUBLIC_PACKAGES.map((each) => [each.manifest.name, each] as const))(
  'the README of %s',
  (name, { folder, manifest }) => {
    const readme = readFileSync(`${folder}/README.md`, 'utf8')

    test('has an example of about ten lines', () => {
      const lines = exampleOf(folder).code.trim().split('\n')
      expect(lines.length).toBeLessThanOrEqual(MOST_LINES)
    })

    // npm run test:consumer runs the examples of all packages after their installation.
    test.runIf(RUN.has(name))('has an example that prints the output shown below it', async () => {
      const { prints } = exampleOf(folder)
      expect(await printed(`virtual:example/${name}`)).toBe(prints)
    })

    test('begins with the name and states the requirements', () => {
      expect(readme.startsWith(`# ${name}\n`)).toBe(true)
      expect(readme).toContain(`Node ${manifest.engines!['node']!.replace('>=', '')} or later`)
      expect(readme).toContain('If you use TypeScript, you need version 5.7 or later')
      for (const peer of Object.keys(manifest.peerDependencies ?? {})) {
        expect(readme).toContain(`\`${peer}\``)
      }
    })

    test('lists every entry', () => {
      const entries = Object.keys(manifest.exports).map((entry) => importOf(manifest, entry))
      const listed = [...readme.matchAll(/^\| `([^`]+)`/gm)].map(([, entry]) => entry!)
      expect(listed.toSorted()).toEqual(entries.toSorted())
    })

    test('installs the package together with all packages that it needs', () => {
      const [, names] = /nim-\{?([a-z,]+)\}?-\*\.tgz/.exec(readme)!
      expect(names!.split(',')).toEqual(tarballsOf(name))
    })
  },
)
