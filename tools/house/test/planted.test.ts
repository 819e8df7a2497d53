import { describe, expect, it } from 'vitest'
import { circlesOf } from '../src/circles.ts'
import type { House, Package } from '../src/house.ts'
import { RULES } from '../src/rules/all.ts'

/** A house that contains only these sources. */
function houseOf(
  sources: Readonly<Record<string, string>>,
  packages: readonly Partial<Package>[] = [],
): House {
  return {
    sources: Object.entries(sources).map(([path, text]) => ({ path, text })),
    packages: packages.map((one) => ({
      name: '@nim/core',
      folder: 'packages/core',
      entries: {},
      dependencies: [],
      devDependencies: [],
      ...one,
    })),
    pages: [],
    tracked: [],
  }
}

/** A house whose repository contains these files, by path. */
function trackedHouse(sizes: Readonly<Record<string, number>>): House {
  return {
    ...houseOf({}),
    tracked: Object.entries(sizes).map(([path, bytes]) => ({ path, bytes })),
  }
}

/** The complaints of a rule about a house, each as `file: text`. */
function complaints(rule: string, house: House): string[] {
  return RULES[rule]!.complaints(house).map(({ at, says }) => `${at}: ${says}`)
}

const CONJECTURES = 'packages/conjectures/src'
const PAPER = `${CONJECTURES}/papers/gmmv`
const CLAIM = `${PAPER}/t1.ts`

/** A claim file with this many lines. */
function claimOfLines(count: number, rest = ''): string {
  const lines = Array.from({ length: count - 1 }, (_, i) => `// ${i}`)
  return `${lines.join('\n')}\nexport const gmmvT1: Claim = positions({})\n${rest}`
}

describe('smallFiles', () => {
  it('reports a page of 200,001 bytes, and ignores data and the lockfile', () => {
    const page = 'docs/claims.md'
    expect(complaints('smallFiles', trackedHouse({ [page]: 200_000 }))).toEqual([])
    expect(complaints('smallFiles', trackedHouse({ [page]: 200_001 }))).toEqual([
      `${page}: 200001 bytes`,
    ])
    const data = { 'docs/atlas/nim.jsonl': 999_999, 'pnpm-lock.yaml': 999_999 }
    expect(complaints('smallFiles', trackedHouse(data))).toEqual([])
    expect(
      complaints('smallFiles', trackedHouse({ 'tools/pnpm-lock.yaml': 999_999 })),
    ).toHaveLength(1)
  })
})

describe('numberedDecisions', () => {
  const decisions = (...names: readonly string[]): House =>
    trackedHouse(Object.fromEntries(names.map((name) => [`docs/decisions/${name}`, 1])))

  it('reports a number used twice, a gap, and a file without a number', () => {
    expect(complaints('numberedDecisions', decisions('001-a.md', '002-b.md'))).toEqual([])
    expect(complaints('numberedDecisions', decisions('001-a.md', '001-b.md'))).toEqual([
      'docs/decisions/001-b.md: the next number is 002',
    ])
    expect(complaints('numberedDecisions', decisions('001-a.md', '003-b.md'))).toEqual([
      'docs/decisions/003-b.md: the next number is 002',
    ])
    expect(complaints('numberedDecisions', decisions('001-a.md', 'b.md'))).toHaveLength(1)
  })
})

describe('claimDecisions', () => {
  const at = 'packages/report/src/a.ts'
  const said = (text: string, path = at): string[] =>
    complaints('claimDecisions', houseOf({ [path]: text }))

  it.each([
    ["if (claim === 'DH-C1') a()", 'compares with'],
    ["if (claim.startsWith('DH-')) a()", 'asks for'],
    ["const SOME = ['DH-C1']\nif (SOME.includes(claim)) a()", 'asks for'],
    ["const ONE = 'DH-C1'\nif (ONE !== claim) a()", 'compares with'],
    ["const SOME = new Set(['DH-C1'])\nif (SOME.has(claim)) a()", 'asks for'],
    ["switch (claim) { case 'NT-1': a() }", 'switches on'],
    ["const SUM = { 'GMMV-App-case0': 0 }", 'is a table by'],
    ["a(names['V-T4'])", 'looks up'],
    ['if (/^(GMMV|DH)-/.test(claim)) a()', 'matches'],
  ])('reports %s', (text, how) => {
    expect(said(text)).toEqual([expect.stringContaining(`${how} the id of a claim`)])
  })

  it('ignores examples, citations, and the judges themselves', () => {
    expect(said("const EXAMPLE = 'nimlab check DH-C1'\nlink('DH-C1')")).toEqual([])
    expect(said("const RUNS = ['DH-C1']\nfor (const run of RUNS) a(run)")).toEqual([])
    expect(said("if (claim === 'DH-C1') a()", 'packages/conjectures/src/a.ts')).toEqual([])
    expect(said("if (claim === 'DH-C1') a()", 'packages/report/test/a.test.ts')).toEqual([])
  })
})

describe('readSentences', () => {
  const said = (text: string): string[] =>
    complaints('readSentences', houseOf({ 'packages/sweep/src/a.ts': text }))

  it.each([
    "/is (\\d+)-critical/.exec(counterexample?.explain ?? '')",
    'LIST.exec(actual)',
    'record.expected.match(LIST)',
    'actual.replace(/a/, b)',
    '/R/.test(claim.title)',
  ])('reports %s', (text) => {
    expect(said(text)).toHaveLength(1)
  })

  it('ignores other texts, and other tests of a text', () => {
    expect(said("/a/.test(name); escape(explain); page.title.replace(/a/, '')")).toEqual([])
  })
})

describe('smallFolders', () => {
  const folderOf = (size: number, folder: string): House =>
    trackedHouse(Object.fromEntries(Array.from({ length: size }, (_, i) => [`${folder}/${i}`, 1])))

  it.each(['packages/core/src/gm', 'packages/core/test', 'formal/theories', '.changeset'])(
    'reports the 41st file of %s',
    (folder) => {
      expect(complaints('smallFolders', folderOf(40, folder))).toEqual([])
      expect(complaints('smallFolders', folderOf(41, folder))).toEqual([`${folder}: 41 files`])
    },
  )

  it('ignores folders with one data file for each id', () => {
    expect(complaints('smallFolders', folderOf(99, 'packages/conjectures/findings'))).toEqual([])
  })
})

describe('importCircles', () => {
  it('reports a circle of type imports', () => {
    const house = houseOf({
      'packages/core/src/a.ts': "import type { B } from './b.ts'",
      'packages/core/src/b.ts': "export { c } from './c.ts'",
      'packages/core/src/c.ts': "import { a } from './a.ts'",
      'packages/core/src/d.ts': "import { a } from './a.ts'",
    })
    expect(complaints('importCircles', house)).toEqual([
      'packages/core/src/a.ts: a circle of imports: packages/core/src/a.ts, packages/core/src/b.ts, packages/core/src/c.ts',
    ])
  })

  it('reports a circle through the entry of a package', () => {
    const entries = { './rules': 'packages/core/src/rules/index.ts' }
    const house = houseOf(
      {
        'packages/core/src/rules/index.ts': "export * from './box.ts'",
        'packages/core/src/rules/box.ts': "import '@nim/core/rules'",
      },
      [{ entries }],
    )
    expect(complaints('importCircles', house)).toHaveLength(1)
  })

  it('reports packages that depend on each other, even if only for tests', () => {
    const packages = [
      { dependencies: ['@nim/presburger'] },
      {
        name: '@nim/presburger',
        folder: 'packages/presburger',
        devDependencies: ['vitest', '@nim/core'],
      },
    ]
    expect(complaints('importCircles', houseOf({}, packages))).toEqual([
      'packages/core/package.json: a circle of packages: @nim/core, @nim/presburger',
    ])
    expect(complaints('importCircles', houseOf({}, [packages[0]!]))).toEqual([])
  })

  it('circlesOf finds every circle of a graph, and nothing else', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['a']],
      ['c', ['d']],
      ['d', ['e', 'outside']],
      ['e', ['c']],
      ['f', ['f', 'a']],
      ['g', ['a']],
    ])
    const found = circlesOf(graph).map((circle) => circle.toSorted().join(''))
    expect(found.toSorted()).toEqual(['ab', 'cde', 'f'])
  })
})

describe('paperImports', () => {
  it('reports imports of solvers, rows, other papers, and modules outside the house', () => {
    const text = [
      "import { exactSlowNim } from '@nim/core/rules'",
      "import { positions } from '../../judge/positions.ts'",
      "import { kPlusOne } from '../../facts/exact-slow/games.ts'",
      "import { TABLE } from './table-1.ts'",
    ].join('\n')
    const packages = [{ entries: { './rules': 'packages/core/src/rules/index.ts' } }]
    expect(complaints('paperImports', houseOf({ [CLAIM]: text }, packages))).toEqual([])
    for (const specifier of [
      '@nim/bruteforce',
      'node:crypto',
      '../../rows/all-rows.ts',
      '../dh/c1.ts',
    ]) {
      const wrong = { [CLAIM]: `${text}\nimport type { X } from '${specifier}'` }
      expect(complaints('paperImports', houseOf(wrong, packages))).toEqual([
        `${CLAIM}: imports ${specifier}`,
      ])
    }
  })
})

describe('paperArrays', () => {
  it('reports typed arrays as values and as types, but not in comments', () => {
    const inType = 'const f = (row: Int32Array): void => {}'
    expect(complaints('paperArrays', houseOf({ [CLAIM]: inType }))).toEqual([
      `${CLAIM}: mentions Int32Array`,
    ])
    const made = 'const f = new BigUint64Array(8), g = new Uint8ClampedArray(8)'
    expect(complaints('paperArrays', houseOf({ [CLAIM]: made }))).toEqual([
      `${CLAIM}: mentions BigUint64Array, Uint8ClampedArray`,
    ])
    const fact = `${CONJECTURES}/facts/gm/a.ts`
    expect(complaints('paperArrays', houseOf({ [fact]: made }))).toEqual([])
    expect(complaints('paperArrays', houseOf({ [CLAIM]: '// an Int32Array' }))).toEqual([])
  })
})

describe('paperLines', () => {
  const said = (text: string): string[] => complaints('paperLines', houseOf({ [CLAIM]: text }))

  it('reports the 61st line of a claim, and counts claims', () => {
    expect(said(claimOfLines(60))).toEqual([])
    expect(said(claimOfLines(61))).toEqual([`${CLAIM}: 61 lines for 1 claims`])
    expect(said(claimOfLines(119, 'export const gmmvT1Fix: Claim = correction()'))).toEqual([])
    expect(said(claimOfLines(119, 'export const helper: Clain = 0'))).toHaveLength(1)
    expect(said(claimOfLines(170, 'export const MORE: readonly Claim[] = [a, b]'))).toEqual([])
  })

  it('does not count printed tables and lists of parts', () => {
    const rows = Array.from({ length: 80 }, (_, i) => `  [${i}, 'P'],`).join('\n')
    expect(said(claimOfLines(58, `const TABLE = [\n${rows}\n]`))).toEqual([])
    const parts = Array.from({ length: 80 }, (_, i) => `  { part: ${i}, isP: (x) => x > ${i} },`)
    expect(said(claimOfLines(58, `const PARTS = [\n${parts.join('\n')}\n]`))).toEqual([])
    const named = Array.from(
      { length: 80 },
      (_, i) => `  p${i}: { says: '', holds: (x) => x > ${i} },`,
    )
    const list = named.join('\n')
    expect(said(claimOfLines(58, `const PARTS: Parts<number, 1> = {\n${list}\n}`))).toEqual([])
    expect(said(claimOfLines(58, `const SOME = {\n${list}\n}`))).toHaveLength(1)
    const calls = Array.from({ length: 80 }, (_, i) => `  f(${i}),`).join('\n')
    expect(said(claimOfLines(58, `const CALLS = [\n${calls}\n]`))).toHaveLength(1)
  })
})

describe('functionProperties', () => {
  const said = (text: string): string[] =>
    complaints('functionProperties', houseOf({ 'packages/core/src/a.ts': text }))

  it.each([
    'function f() {}\nf.rowsOf = 1',
    'const f = () => 1\nf.rowsOf = 1',
    'const f = Object.assign((x: number) => x, { rowsOf })',
    'const g = () => 1\nexport const f = Object.assign(g, { rowsOf })',
    "Object.defineProperty(function () {}, 'rowsOf', { value: 1 })",
  ])('reports %s', (text) => {
    expect(said(text)).toHaveLength(1)
  })

  it.each(['const o = { f: 1 }\no.f = 2', 'const o = Object.assign({ f: 1 }, { g: 2 })'])(
    'ignores %s',
    (text) => {
      expect(said(text)).toEqual([])
    },
  )
})

describe('uniqueExports', () => {
  it('reports a name that two files of a package export', () => {
    const house = houseOf({
      'packages/core/src/a.ts': 'export function play() {}\nexport type Both = 1',
      'packages/core/src/b.ts': 'const play = 1\nexport { play }',
      'packages/core/src/c.ts': "export { play } from './a.ts'\nexport * from './b.ts'",
      'packages/core/src/d.ts': "import { play } from './a.ts'\nexport { play }\ntype Both = 2",
      'packages/prover/src/a.ts': 'export const play = 1',
    })
    expect(complaints('uniqueExports', house)).toEqual([
      'packages/core/src/b.ts: exports play, as packages/core/src/a.ts does',
    ])
  })
})

describe('sameFunctions', () => {
  it('reports a function that occurs in two packages, whether it is exported, and whatever its comments are', () => {
    const house = houseOf({
      'packages/core/src/a.ts': 'export function gcd(a, b) {\n  return b ? gcd(b, a % b) : a\n}',
      'packages/prover/src/b.ts':
        '/** Of two. */\nfunction gcd(a, b) {\n  // the rest\n  return b ? gcd(b, a % b) : a\n}',
      'packages/prover/src/c.ts': 'function gcd(a, b) { return b === 0 ? a : gcd(b, a % b) }',
      'apps/explorer/src/d.ts': 'const upTo = (n) => n\nexport const gcd = 1',
      'apps/explorer/src/e.ts': 'export const upTo = (n) => n',
      'packages/core/test/f.ts': 'const upTo = (n) => n',
    })
    expect(complaints('sameFunctions', house)).toEqual([
      'packages/prover/src/b.ts: has the function gcd, as packages/core/src/a.ts does',
      'apps/explorer/src/e.ts: has the function upTo, as apps/explorer/src/d.ts does',
    ])
  })
})

describe('oneAnswer', () => {
  it('reports a second FAILS, whether it is exported or not', () => {
    const house = houseOf({
      'packages/conjectures/src/judge/tally.ts': 'export const FAILS = 1',
      'packages/conjectures/src/rows/says.ts': 'const FAILS = 3',
      'packages/conjectures/src/rows/read.ts': "import { FAILS } from './says.ts'\nuse(FAILS)",
    })
    expect(complaints('oneAnswer', house)).toEqual([
      'packages/conjectures/src/rows/says.ts: line 1 declares FAILS, as packages/conjectures/src/judge/tally.ts does',
    ])
  })
})

describe('functionLength', () => {
  const said = (lines: number, path = 'packages/core/src/a.ts'): string[] => {
    const body = Array.from({ length: lines - 2 }, (_, i) => `  g(${i})`).join('\n')
    return complaints('functionLength', houseOf({ [path]: `g(0)\nfunction f() {\n${body}\n}` }))
  }

  it('reports a function of 101 lines, but not one of 100', () => {
    expect(said(101)).toEqual(['packages/core/src/a.ts: line 2: a function of 101 lines'])
    expect(said(100)).toEqual([])
  })

  it('reports arrow functions and methods', () => {
    const body = '\n'.repeat(100)
    for (const text of [`const f = () => {${body}}`, `class C { f() {${body}} }`]) {
      const house = houseOf({ 'apps/explorer/src/a.ts': text })
      expect(complaints('functionLength', house)).toHaveLength(1)
    }
  })

  it('ignores tests, which describe many things in one function', () => {
    expect(said(101, 'packages/core/test/a.test.ts')).toEqual([])
  })
})

describe('fewParameters', () => {
  const said = (text: string): string[] =>
    complaints('fewParameters', houseOf({ 'packages/core/src/a.ts': text }))

  it.each([
    'function f(a, b, c, d, e, f, g) {}',
    'const f = (a, b, c, d, e, f, g) => 1',
    'class C { f(a, b, c, d, e, f, ...g) {} }',
    'type F = (a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1) => void',
    'interface I { f(a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1): void }',
  ])('reports %s', (text) => {
    expect(said(text)).toEqual(['packages/core/src/a.ts: line 1: 7 parameters'])
  })

  it('accepts six parameters', () => {
    expect(said('function f(a, b, c, d, e, { f, g, h }) {}')).toEqual([])
  })
})

describe('rulesetSwitch', () => {
  const said = (text: string): string[] =>
    complaints('rulesetSwitch', houseOf({ 'packages/core/src/a.ts': text }))

  it('reports a switch that an unknown game falls through', () => {
    expect(said("switch (ruleset.kind) { case 'NIM': return 1 }")).toHaveLength(1)
    expect(said("switch (game) { case 'SUB': return 1\n default: return 2 }")).toHaveLength(1)
    expect(said('switch (task.ruleset.game) { default: return 2 }')).toHaveLength(1)
  })

  it('ignores switches that end in never, and other switches', () => {
    const ending = 'default: throw unknownGame(ruleset satisfies never)'
    expect(said(`switch (ruleset.kind) { case 'NIM': return 1\n ${ending} }`)).toEqual([])
    expect(said("switch (goal.kind) { case 'partition': return 1 }")).toEqual([])
  })
})

describe('judgedApart', () => {
  it('reports a fact that reaches a quantity through a goal', () => {
    const quantity = { [`${CONJECTURES}/quantities/o.ts`]: '' }
    const facts = `${CONJECTURES}/facts/a.ts`
    const apart = {
      ...quantity,
      [facts]: '',
      [`${CONJECTURES}/goals/a.ts`]: "import '../quantities/o.ts'",
    }
    expect(complaints('judgedApart', houseOf(apart))).toEqual([])
    const entry = { [`${CONJECTURES}/shapes/index.ts`]: "import '../goals/a.ts'" }
    expect(complaints('judgedApart', houseOf({ ...apart, ...entry }))).toEqual([])
    const near = { ...apart, [facts]: "import '../goals/a.ts'" }
    expect(complaints('judgedApart', houseOf(near))).toEqual([
      `${facts}: reaches ${CONJECTURES}/quantities/o.ts`,
    ])
  })
})

describe('judgeSize', () => {
  it('reports line 7,001 of the judging code', () => {
    const half = '\n'.repeat(3499)
    const house = (last: string): House =>
      houseOf({
        [`${CONJECTURES}/claim/a.ts`]: `${half}//`,
        [`${CONJECTURES}/facts/gm/a.ts`]: `${half}${last}`,
        [CLAIM]: half,
      })
    expect(complaints('judgeSize', house('//'))).toEqual([])
    expect(complaints('judgeSize', house('//\n//'))).toEqual([`${CONJECTURES}: 7001 lines`])
  })
})

describe('singleUse', () => {
  const FACT = `${CONJECTURES}/facts/gm/play.ts`
  const sources = {
    [FACT]: '',
    [`${CONJECTURES}/judge/shape.ts`]: "import '../facts/gm/play.ts'",
    [CLAIM]: "import '../../judge/shape.ts'",
    [`${PAPER}/index.ts`]: "import './t1.ts'",
    [`${PAPER}/t2.ts`]: '',
    'packages/conjectures/test/play.test.ts': "import '../src/facts/gm/play.ts'",
  }

  it('reports a module that only one claim needs, directly or through others', () => {
    expect(complaints('singleUse', houseOf(sources))).toEqual([
      `${FACT}: serves ${CLAIM} alone`,
      `${CONJECTURES}/judge/shape.ts: serves ${CLAIM} alone`,
    ])
  })

  it('ignores a module that a second claim or a goal needs', () => {
    const claim = { ...sources, [`${PAPER}/t2.ts`]: "import '../../judge/shape.ts'" }
    expect(complaints('singleUse', houseOf(claim))).toEqual([])
    const goal = { ...sources, [`${CONJECTURES}/goals/a.ts`]: "import '../facts/gm/play.ts'" }
    expect(complaints('singleUse', houseOf(goal))).toEqual([
      `${CONJECTURES}/judge/shape.ts: serves ${CLAIM} alone`,
    ])
  })
})

describe('speedNumbers', () => {
  it('reports a comment that justifies speed without a number, and no other comment', () => {
    const file = 'packages/core/src/gm/a.ts'
    const house = houseOf({ [file]: '// a loop is faster than a chain\nexport const a = 1' })
    expect(complaints('speedNumbers', house)).toEqual([
      `${file}: line 1 justifies speed without a number`,
    ])
    const measured = '/** 3 ns, where a chain takes 9: faster than a chain. */\nexport const a = 1'
    expect(complaints('speedNumbers', houseOf({ [file]: measured }))).toEqual([])
    const test = 'packages/core/test/a.test.ts'
    expect(complaints('speedNumbers', houseOf({ [test]: '// too slow' }))).toEqual([])
  })
})

describe('testLimits', () => {
  const said = (text: string): string[] =>
    complaints('testLimits', houseOf({ 'packages/core/test/a.test.ts': text }))

  it.each([
    "it('ends', () => {}, 60_000)",
    "it.each([1])('ends', () => {}, 299_999)",
    "it('ends', { timeout: 5000 }, () => {})",
    'expect.poll(() => 1, { timeout: 1000 })',
    'expect(performance.now() - began).toBeLessThan(10)',
    'expect(Date.now()).toBeLessThan(late)',
  ])('reports %s', (text) => {
    expect(said(text).length).toBeGreaterThan(0)
  })

  it.each([
    "it('ends', () => {}, 3_600_000)",
    "it('ends', { timeout: 600_000 }, () => {})",
    'expect(process.cpuUsage(began).user).toBeLessThan(10)',
    'prove(goal, { timeoutMs: 50 })',
  ])('ignores %s', (text) => {
    expect(said(text)).toEqual([])
  })
})

describe('toolSkips', () => {
  const said = (text: string): string[] =>
    complaints('toolSkips', houseOf({ 'packages/core/test/a.test.ts': text }))

  it('reports a search for a tool that does not use hasTool', () => {
    expect(said("it.skipIf(!hasCoq)('a', () => {})")).toEqual([
      'packages/core/test/a.test.ts: line 1 skips if !hasCoq',
    ])
    expect(said("it.skipIf(!hasTool('coqc'))('a', () => {})")).toEqual([])
  })
})
