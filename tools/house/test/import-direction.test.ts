import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { forbiddenImports, importsOf } from '../src/forbidden-imports.ts'
import { LAYERS } from '../src/layers.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

function check(path: string, text: string): string[] {
  return forbiddenImports(root, { path, text }, LAYERS)
}

describe('imports point down only', () => {
  const files = ['packages', 'apps'].flatMap((folder) => sourcesUnder(folder))

  it('in every source file of the house', () => {
    expect(files.length).toBeGreaterThan(50)
    const broken = files.flatMap((path) => check(path, readFileSync(`${root}${path}`, 'utf8')))
    expect(broken).toEqual([])
  })

  it('the rule notices rules that import formulas', () => {
    const text = "import { mMove } from '../exact-slow/m-rule.ts'"
    expect(check('packages/core/src/rules/options.ts', text)).toHaveLength(1)
  })

  it('the rule notices a solver that imports more than rules', () => {
    expect(check('packages/bruteforce/src/solve.ts', "import '@nim/core/setnim'")).toHaveLength(1)
    expect(check('packages/bruteforce/src/solve.ts', "import '@nim/core'")).toHaveLength(1)
    expect(
      check('packages/bruteforce/src/solve.ts', "export * from '@nim/conjectures'"),
    ).toHaveLength(1)
    expect(check('packages/bruteforce/src/solve.ts', "import '@nim/core/rules'")).toEqual([])
  })

  it('the rule notices dynamic imports, type imports and files outside every layer', () => {
    expect(
      check('packages/core/src/setnim/nirb.ts', "await import('@nim/bruteforce')"),
    ).toHaveLength(1)
    expect(
      check('packages/conjectures/src/claim.ts', "import type { Shard } from '@nim/sweep'"),
    ).toHaveLength(1)
    expect(check('packages/new/src/index.ts', '')).toHaveLength(1)
  })

  it('lists static, re-exported and dynamic imports', () => {
    const text = "import a from 'a'\nexport * from 'b'\nexport { c } from 'c'\nvoid import('d')"
    expect(importsOf({ path: 'x.ts', text })).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('the ground floor', () => {
  it('is @nim/presburger, which knows nothing of the house, not even for its tests', () => {
    const { dependencies, devDependencies } = manifestOf('packages/presburger')
    expect(dependencies).toEqual({})
    expect(Object.keys(devDependencies).filter((name) => name.startsWith('@nim/'))).toEqual([])
    expect(importsFromOutside('packages/presburger')).toEqual([])
  })

  it('carries @nim/core, which depends on nothing else', () => {
    expect(Object.keys(manifestOf('packages/core').dependencies)).toEqual(['@nim/presburger'])
    const outside = new Set(importsFromOutside('packages/core'))
    expect([...outside].filter((specifier) => specifier !== '@nim/presburger')).toEqual([])
  })

  it('the rule notices rules or integers that look at formulas as data', () => {
    for (const folder of ['rules', 'integers']) {
      const path = `packages/core/src/${folder}/new.ts`
      expect(check(path, "import type { Formula } from '@nim/presburger'")).toHaveLength(1)
    }
    expect(check('packages/core/src/setnim/new.ts', "import '@nim/presburger'")).toEqual([])
  })
})

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8')) as Manifest
}

function importsFromOutside(folder: string): string[] {
  return sourcesUnder(folder).flatMap((path) =>
    importsOf({ path, text: readFileSync(`${root}${path}`, 'utf8') }).filter(
      (specifier) => !specifier.startsWith('.'),
    ),
  )
}

/** Source files of one package, or of all packages in a folder. */
function sourcesUnder(folder: string): string[] {
  if (existsSync(`${root}${folder}/src`)) {
    return readdirSync(`${root}${folder}/src`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => `${folder}/src/${path}`)
  }
  return readdirSync(`${root}${folder}`).flatMap((name) => sourcesUnder(`${folder}/${name}`))
}
