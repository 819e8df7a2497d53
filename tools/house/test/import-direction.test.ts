import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { forbiddenImports } from '../src/forbidden-imports.ts'
import { readHouse } from '../src/house.ts'
import { importsOf } from '../src/imports.ts'
import { LAYERS } from '../src/layers.ts'

const house = readHouse(fileURLToPath(new URL('../../../', import.meta.url)))
const LAYERED = /^(?:packages|apps)\/[^/]+\/src\//

function check(path: string, text: string): string[] {
  return forbiddenImports(house, { path, text }, LAYERS)
}

describe('imports point down only', () => {
  const files = house.sources.filter(({ path }) => LAYERED.test(path))

  it('in every source file of the house', () => {
    expect(files.length).toBeGreaterThan(50)
    const broken = files.flatMap((file) => forbiddenImports(house, file, LAYERS))
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

describe('@nim/core', () => {
  it('has no dependencies and imports nothing from outside', () => {
    const core = house.packages.find(({ name }) => name === '@nim/core')!
    expect(core.dependencies).toEqual([])
    const outside = house.sources
      .filter(({ path }) => path.startsWith(`${core.folder}/src/`))
      .flatMap(importsOf)
      .filter((specifier) => !specifier.startsWith('.'))
    expect(outside).toEqual([])
  })
})
