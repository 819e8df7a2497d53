import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { forbiddenImports } from '../src/forbidden-imports.ts'
import { type Package, readHouse } from '../src/house.ts'
import { importsOf } from '../src/imports.ts'
import { LAYERS } from '../src/layers.ts'

const house = readHouse(fileURLToPath(new URL('../../../', import.meta.url)))
const LAYERED = /^(?:packages|apps)\/[^/]+\/(?:src\/|build\/.*\.ts$)/

function check(path: string, text: string): string[] {
  return forbiddenImports(house, { path, text }, LAYERS)
}

describe('imports point only down', () => {
  const files = house.sources.filter(({ path }) => LAYERED.test(path))

  it('holds for every source file of the house', () => {
    expect(files.length).toBeGreaterThan(50)
    const broken = files.flatMap((file) => forbiddenImports(house, file, LAYERS))
    expect(broken).toEqual([])
  })

  it('the rule reports a module of rules that imports formulas', () => {
    const text = "import { mMove } from '../exact-slow/m-rule.ts'"
    expect(check('packages/core/src/rules/options.ts', text)).toHaveLength(1)
  })

  it('the rule reports formulas that import definitions, and definitions that import formulas', () => {
    const definition = "import { isInK } from './definitions/halves.ts'"
    expect(check('packages/core/src/setnim/reduction.ts', definition)).toHaveLength(1)
    const entry = "import '@nim/core/setnim/definitions'"
    expect(check('packages/core/src/exact-slow/remoteness.ts', entry)).toHaveLength(1)
    expect(check('packages/core/src/proved-values/proved-values.ts', entry)).toHaveLength(1)
    expect(check('packages/conjectures/src/facts/setnim/halves.ts', entry)).toEqual([])
    const formula = "import { reduce } from '../reduction.ts'"
    expect(check('packages/core/src/setnim/definitions/halves.ts', formula)).toHaveLength(1)
  })

  it('the rule reports facts that import a judge', () => {
    const text = "import type { Answer } from '../../judge/position-tally.ts'"
    expect(check('packages/conjectures/src/facts/setnim/moves.ts', text)).toHaveLength(1)
    expect(
      check('packages/conjectures/src/papers/dh/a/new.ts', "import '../../../judge/moves.ts'"),
    ).toEqual([])
  })

  it('the rule reports a solver that imports more than the rules of games', () => {
    expect(check('packages/bruteforce/src/solve.ts', "import '@nim/core/setnim'")).toHaveLength(1)
    expect(check('packages/bruteforce/src/solve.ts', "import '@nim/core'")).toHaveLength(1)
    expect(
      check('packages/bruteforce/src/solve.ts', "export * from '@nim/conjectures'"),
    ).toHaveLength(1)
    expect(check('packages/bruteforce/src/solve.ts', "import '@nim/core/rules'")).toEqual([])
  })

  it('the rule reports threads and kernels that import a plan, and kernels that import threads', () => {
    const plan = "import type { Plan } from '../plan/plan.ts'"
    expect(check('packages/bruteforce/src/threads/new.ts', plan)).toHaveLength(1)
    expect(check('packages/bruteforce/src/arrays/new.ts', plan)).toHaveLength(1)
    expect(check('packages/bruteforce/src/workers/new.ts', plan)).toEqual([])
    const crew = "import { hasCrew } from '../threads/crew.ts'"
    expect(check('packages/bruteforce/src/wasm/new.ts', crew)).toHaveLength(1)
    expect(check('packages/bruteforce/src/plan/new.ts', crew)).toEqual([])
  })

  it('the rule reports dynamic imports, type imports, and files outside every layer', () => {
    expect(
      check('packages/core/src/setnim/nirb.ts', "await import('@nim/bruteforce')"),
    ).toHaveLength(1)
    expect(
      check('packages/conjectures/src/claim.ts', "import type { Shard } from '@nim/sweep'"),
    ).toHaveLength(1)
    expect(check('packages/new/src/index.ts', '')).toHaveLength(1)
  })

  it('importsOf lists static imports, re-exports and dynamic imports', () => {
    const text = "import a from 'a'\nexport * from 'b'\nexport { c } from 'c'\nvoid import('d')"
    expect(importsOf({ path: 'x.ts', text })).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('the lowest layer', () => {
  it('is @nim/presburger, which imports nothing from the house, even in its tests', () => {
    const { dependencies, devDependencies } = packageNamed('@nim/presburger')
    expect(dependencies).toEqual(['fastest-levenshtein'])
    expect(devDependencies.filter((name) => name.startsWith('@nim/'))).toEqual([])
    expect(importsFromOutside('packages/presburger')).toEqual(['fastest-levenshtein'])
  })

  it('supports @nim/core, which depends on nothing else', () => {
    expect(packageNamed('@nim/core').dependencies).toEqual(['@nim/presburger'])
    const outside = importsFromOutside('packages/core')
    // Only the entry point for files needs Node.
    expect(
      outside.filter((specifier) => !/^(?:@nim\/presburger(?:\/|$)|node:)/.test(specifier)),
    ).toEqual([])
    const ofNode = house.sources.filter(
      (file) =>
        file.path.startsWith('packages/core/src/') &&
        importsOf(file).some((specifier) => specifier.startsWith('node:')),
    )
    expect(ofNode.every(({ path }) => path.startsWith('packages/core/src/files/'))).toBe(true)
  })

  it('the rule reports rules or integers that import formulas as data', () => {
    for (const folder of ['rules', 'integers']) {
      const path = `packages/core/src/${folder}/new.ts`
      expect(check(path, "import type { Formula } from '@nim/presburger'")).toHaveLength(1)
    }
    expect(check('packages/core/src/setnim/new.ts', "import '@nim/presburger'")).toEqual([])
  })
})

describe('proofs by points and their check', () => {
  const wings = ['points', 'points-check']

  it('the rule reports a wing that imports the other wing, formulas of papers, or the SMT prover', () => {
    for (const [i, wing] of wings.entries()) {
      const path = `packages/prover/src/${wing}/new.ts`
      const other = wings[1 - i]!
      expect(check(path, `import { a } from '../${other}/index.ts'`)).toHaveLength(1)
      expect(check(path, `import { a } from '@nim/prover/${other}'`)).toHaveLength(1)
      expect(check(path, "import { a } from '../solve/solver.ts'")).toHaveLength(1)
      expect(check(path, "import { a } from '@nim/core/setnim'")).toHaveLength(1)
      expect(check(path, "import { a } from '@nim/core/rules'")).toEqual([])
    }
  })

  it('they use no module of Node, so a browser can run them', () => {
    const harmless = /^(?:@nim\/core\/rules|@nim\/presburger|valibot|@noble\/hashes\/\w+\.js)$/
    for (const wing of wings) {
      const outside = importsFromFolder(`packages/prover/src/${wing}`)
      expect(outside.length).toBeGreaterThan(0)
      expect(outside.filter((specifier) => !harmless.test(specifier))).toEqual([])
    }
  })

  it('they import only syntax, evaluation and text from @nim/presburger', () => {
    const taken = house.sources
      .filter(({ path }) => /^packages\/prover\/src\/points(?:-check)?\//.test(path))
      .flatMap(({ text }) =>
        [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@nim\/presburger'/g)].flatMap(
          ([, names]) => names!.split(',').map((name) => name.replace('type ', '').trim()),
        ),
      )
    const allowed = new Set([
      'Comparison',
      'Congruence',
      'Expression',
      'Formula',
      'Term',
      'assign',
      'childrenOf',
      'compile',
      'compileTerm',
      'evaluate',
      'evaluateTerm',
      'exactBound',
      'interner',
      'isTerm',
      'parse',
      'parseTerm',
      'subexpressionsOf',
      'toText',
      'unreadable',
    ])
    expect(taken.filter((name) => name !== '' && !allowed.has(name))).toEqual([])
  })
})

function packageNamed(wanted: string): Package {
  return house.packages.find(({ name }) => name === wanted)!
}

function importsFromOutside(folder: string): string[] {
  return importsFromFolder(`${folder}/src`)
}

function importsFromFolder(folder: string): string[] {
  return house.sources
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .flatMap(importsOf)
    .filter((specifier) => !specifier.startsWith('.'))
}
