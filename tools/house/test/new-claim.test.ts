import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyOfHouse, walkTo } from './copy-of-house.ts'

const PAPER = 'packages/conjectures/src/papers/gmmv'
const RESULTS = 'packages/conjectures/results/check-all.jsonl'
const MOST_LINES = 25

const house = copyOfHouse()
afterAll(() => house.remove())

function read(path: string): string {
  return readFileSync(house.at(path), 'utf8')
}

function index(...args: readonly string[]): ReturnType<typeof house.run> {
  return house.run('scripts/write-index.mjs', ...args)
}

describe('the guide to a new claim in CONTRIBUTING.md', () => {
  const document = readFileSync(new URL('../../../CONTRIBUTING.md', import.meta.url), 'utf8')
  const { name, code } = walkTo('A claim', document)

  beforeAll(() => {
    writeFileSync(house.at(`${PAPER}/${name}`), code)
  })

  it(`begins with a file of at most ${MOST_LINES} lines`, () => {
    expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES)
  })

  it('adds the claim to the lists', () => {
    const stale = index('--check')
    expect(stale.code).toBe(1)
    expect(stale.stderr).toBe(`${PAPER}/index.ts is not current; run: npm run index\n`)
    expect(index()).toMatchObject({ code: 0, stderr: '' })
    expect(house.nimlab('show', 'gmmv-x1').stdout).toMatch(/^GMMV-X1, remark, asserted/)
  })

  it('judges the claim, adds its records to those of all claims, and adds its line to the documents', () => {
    const before = read(RESULTS).split('\n')
    const { code: ended, stdout } = house.run('scripts/write-results.mjs', 'GMMV-X1')
    expect(ended).toBe(0)
    expect(stdout).toBe('2 records of GMMV-X1\n')
    const after = read(RESULTS).split('\n')
    const added = after.filter((line) => line.includes('"claim":"GMMV-X1"'))
    expect(added.map((line) => (JSON.parse(line) as { verdict: string }).verdict)).toEqual([
      'holds',
      'holds',
    ])
    expect(after.filter((line) => !added.includes(line)).toSorted()).toEqual(before.toSorted())
    expect(house.run('scripts/write-docs.mjs')).toMatchObject({ code: 0 })
    expect(read('docs/claims.md')).toMatch(
      /^\| \[GMMV-X1\]\(papers\/gmmv\.md#gmmv-x1\) +\| k·R\(x\) ≤ \\\|x\\\| .* holds/m,
    )
  })

  it('changes nothing if the id is wrong', () => {
    const before = read(RESULTS)
    const { code: ended, stderr } = house.run('scripts/write-results.mjs', 'GMMV-X11')
    expect(ended).toBe(2)
    expect(stderr).toMatch(/^nimlab: runs the sources, .*\nnimlab: unknown claim 'GMMV-X11'.*\n$/)
    expect(read(RESULTS)).toBe(before)
  })
})

describe('the list of claims of a paper', () => {
  it('is ordered by file, with numbers compared as numbers, and then by position in the file', () => {
    const claim = (id: string): string =>
      `{ id: '${id}', paper: 'gmmv', kind: 'remark', statement: '', check: () => null }`
    const files = {
      'y/claim10.ts': `export const gmmvY10 = ${claim('GMMV-Y10')}`,
      'y/claim9.ts': `export const gmmvZ = ${claim('GMMV-Z')}\nexport const gmmvA = ${claim('GMMV-A')}`,
      'y/no-claim.ts': 'export const NUMBERS = [1, 2]\nexport const NONE = []',
      'y/claims.ts': `export const Y_CLAIMS = [${claim('GMMV-Y1')}, ${claim('GMMV-Y2')}]`,
    }
    house.makeFolder(`${PAPER}/y`)
    for (const [path, text] of Object.entries(files)) {
      writeFileSync(house.at(`${PAPER}/${path}`), text)
    }
    index()
    expect(read(`${PAPER}/index.ts`)).toMatch(
      / {2}gmmvZ,\n {2}gmmvA,\n {2}gmmvY10,\n {2}\.\.\.Y_CLAIMS,\n\]\n$/,
    )
    expect(read(`${PAPER}/index.ts`)).toContain("import { gmmvA, gmmvZ } from './y/claim9.ts'")
  })

  it('rejects a claim of another paper', () => {
    const text =
      "export const c = { id: 'DH-X', paper: 'dh', kind: 'remark', statement: '', check() {} }"
    writeFileSync(house.at(`${PAPER}/y/claim9.ts`), text)
    const { code, stderr } = index()
    expect(code).toBe(1)
    expect(stderr).toMatch(/DH-X belongs to the paper dh, not to gmmv/)
  })
})
