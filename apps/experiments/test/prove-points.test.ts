import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import type { ProofRecord } from '../src/proving/proof-record.ts'
import { type Ended, jsonLines, nimlab } from './run-command.ts'

let directory = ''
let certificates = ''
let flagship: Ended
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'nimlab-points-'))
  certificates = join(directory, 'out')
  const asked = ['prove', 'nim-4-3', '--by', 'points', '--certificate', certificates, '--json']
  flagship = await nimlab(...asked)
})
afterAll(() => rm(directory, { recursive: true, force: true }))

async function rewrite(path: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(path, 'utf8')
  const changed = change(text)
  expect(changed).not.toBe(text)
  await writeFile(path, changed)
}

function recordsOf({ stdout }: Ended): ProofRecord[] {
  return jsonLines(stdout) as unknown as ProofRecord[]
}

describe('nimlab prove --by points', () => {
  it('refutes the printed appendix at the same positions as the solver, and proves its correction', () => {
    const records = recordsOf(flagship)
    expect(
      records
        .filter(({ verdict }) => verdict === 'refuted')
        .map(({ case: { branch }, counterexample }) => [branch, counterexample!.position!.join()]),
    ).toEqual([
      ['case2.1b', '3,3,4,4'],
      ['case2.2c', '5,6,7,8'],
      ['case2.3c', '4,5,5,6'],
      ['whole', '3,3,4,4'],
    ])
    expect(records.filter(({ verdict }) => verdict === 'proved')).toHaveLength(15)
    expect(
      records.find(({ case: { branch } }) => branch === 'whole')!.counterexample,
    ).toMatchObject({
      expected: 'N',
      actual: 'P',
      isSmallest: true,
      checkedBy: 'smaller-positions',
    })
    expect(records.at(-1)).toMatchObject({
      claim: 'GMMV-App-fix',
      domain: { kind: 'all' },
      verdict: 'proved',
      method: 'points',
      solver: null,
      points: [
        {
          id: 'GMMV-App-fix',
          checked: { max: 30, wrongAt: null },
          witness: { max: 37, wrongAt: null },
          proofs: [{ value: 'outcome', points: 2430, certificate: 'GMMV-App-fix.points.json' }],
        },
      ],
    })
    expect(flagship.code).toBe(1)
  })

  it('writes a certificate for a proof, and recheck prints the proved statement', async () => {
    const files = await readdir(certificates)
    expect(files).toHaveLength(16)
    expect(files.every((name) => name.endsWith('points.json'))).toBe(true)
    const file = join(certificates, 'GMMV-App-fix.points.json')
    const { code, stdout } = await nimlab('recheck', file)
    expect(stdout).toMatch(/^NIM\(4,3\), normal play, piles x1,x2,x3,x4, ascending; P iff\n/)
    expect(stdout).toMatch(/confirmed for all positions/)
    expect(code).toBe(0)
    const branch = await nimlab('recheck', join(certificates, 'GMMV-App-case0.1.points.json'))
    expect(branch.stdout).toMatch(/^for all x1,x2,x3,x4 >= 0, ascending\n/)
  })

  it('writes certificates that recheck rejects with exit code 4 after any change', async () => {
    const text = await readFile(join(certificates, 'GMMV-App-fix.points.json'), 'utf8')
    const file = join(directory, 'altered.points.json')
    await writeFile(file, text.replace('"count":2430', '"count":2429'))
    const altered = await nimlab('recheck', file, '--json')
    expect(jsonLines(altered.stdout)).toMatchObject([
      { confirmed: false, problem: 'there are 2430 points, not 2429', proves: null },
    ])
    expect(altered.code).toBe(4)
    await writeFile(file, text.slice(0, 100))
    const broken = await nimlab('recheck', file)
    expect(broken.stdout).toMatch(/altered\.points\.json: is not valid JSON\n\nnot confirmed/)
    expect(broken.code).toBe(4)
  })

  it('writes an index, and recheck uses it to judge each claim again', async () => {
    const { code, stdout } = await nimlab('recheck', certificates)
    expect(stdout).toMatch(/GMMV-App-case2\.1b +refuted +confirmed +exhaustive solver/)
    expect(stdout).toMatch(/19 of 19 confirmed\n$/)
    expect(code).toBe(0)
  })

  it.each(
    sampled(
      [
        [
          'a certificate of another goal',
          /GMMV-App-case0\.1\.points\.json: that of another question/,
          (at: string) =>
            cp(join(at, 'GMMV-App-case0.2.points.json'), join(at, 'GMMV-App-case0.1.points.json')),
        ],
        [
          'a missing certificate',
          /GMMV-App-fix\.points\.json: is missing/,
          (at: string) => rm(join(at, 'GMMV-App-fix.points.json')),
        ],
        [
          'another counterexample',
          /the solver does not find 3,3,4,5/,
          (at: string) =>
            rewrite(join(at, 'points.json'), (text) =>
              text.replaceAll(/3,(\s+)3,(\s+)4,(\s+)4/g, '3,$13,$24,$35'),
            ),
        ],
        [
          'another verdict',
          /the verdict of GMMV-App-fix does not follow from its goals/,
          (at: string) =>
            rewrite(join(at, 'points.json'), (text) =>
              text.replace(
                /("GMMV-App-fix",\s+"case": \{\},\s+"verdict": )"proved"/,
                '$1"refuted"',
              ),
            ),
        ],
        [
          'a foreign file',
          /foreign\.json: is not listed in points\.json/,
          (at: string) => writeFile(join(at, 'foreign.json'), '{}'),
        ],
        [
          'a broken index',
          /points\.json: is not valid JSON/,
          (at: string) => rewrite(join(at, 'points.json'), (text) => text.slice(0, 99)),
        ],
      ] as const,
      3,
    ),
  )(
    'writes directories of which recheck rejects %s, with exit code 4',
    async (name, why, damage) => {
      const copy = join(directory, name.replaceAll(' ', '-'))
      await cp(certificates, copy, { recursive: true })
      await damage(copy)
      const { code, stdout, stderr } = await nimlab('recheck', copy)
      expect(stdout + stderr).toMatch(why)
      expect(code).toBe(4)
    },
  )

  it.each([
    ['dh-t6.1', '2..8', 7],
    ['nt-4', '2..5', 10],
  ])('proves %s for n = %s', async (claim, n, least) => {
    const { code, stdout } = await nimlab('prove', claim, '--n', n, '--by', 'points')
    expect(stdout).toMatch(/ proved +\d+ points, checked/)
    const [, count] = /\n(\d+) proved\n$/.exec(stdout)!
    expect(Number(count)).toBeGreaterThanOrEqual(least)
    expect(code).toBe(0)
  })

  it('proves a formula for reduced positions, and the formula that it depends on, with two certificates', async () => {
    const out = join(directory, 'restricted')
    const asked = ['prove', 'dh-t3.3', '--n', '3', '--by', 'points', '--certificate', out]
    const [record] = recordsOf(await nimlab(...asked, '--json'))
    expect(record).toMatchObject({ verdict: 'proved' })
    expect(record!.points[0]!.proofs.map(({ value }) => value)).toEqual(['outcome', 'statement'])
    expect(await readdir(out)).toEqual([
      'DH-T3.3_n3.given.points.json',
      'DH-T3.3_n3.points.json',
      'points.json',
    ])
  })

  it('proves claims about moves, and proves other claims by induction', async () => {
    const [rule, parities] = await Promise.all(
      [
        ['nt-t5', '3'],
        ['gmmv-f2', '3..4'],
      ].map(([claim, n]) => nimlab('prove', claim!, '--n', n!, '--by', 'points', '--json')),
    )
    const parts = (ended: Ended): string[][] =>
      recordsOf(ended).map(({ points }) => points[0]!.proofs.map(({ part }) => part))
    expect(parts(rule!)).toEqual([1, 2, 3].map(() => ['values', 'strategy']))
    expect(parts(parities!)).toEqual(Array.from({ length: 7 }, () => ['induction']))
    expect([rule!.code, parities!.code]).toEqual([0, 0])
  })

  it('is incomplete if a proof needs too many points', async () => {
    const out = join(directory, 'long')
    const formula = 'x1 + x2 == 0 (mod 2) and (x1 mod 99991 != 9 or x1 mod 99991 = 9)'
    const game = ['SN(2,{1})', '--says', formula]
    const ended = await nimlab('prove', ...game, '--by', 'points', '--certificate', out, '--json')
    expect(recordsOf(ended)).toMatchObject([
      {
        verdict: 'incomplete',
        reason: 'not decidable this way: a term has more than 5000 linear pieces',
        counterexample: null,
      },
    ])
    expect(ended.code).toBe(3)
  })

  it('is the default method, and a solver decides the remaining cases', async () => {
    const out = join(directory, 'first')
    const asked = ['prove', 'dh-t6.1', '--n', '10..11', '--certificate', out, '--json']
    const { code, stdout } = await nimlab(...asked)
    expect(jsonLines(stdout)).toMatchObject([
      { case: { n: 10 }, verdict: 'proved', method: 'points' },
      { case: { n: 11 }, verdict: 'proved', method: 'smt' },
    ])
    expect(code).toBe(0)
    const index = await readFile(join(out, 'points.json'), 'utf8')
    expect(JSON.parse(index)).toMatchObject({ cases: [{ claim: 'DH-T6.1', case: { n: 10 } }] })
    const again = await nimlab('recheck', out)
    expect(again.stdout).toMatch(/1 of 1 confirmed[^]*1 of 1 confirmed/)
    expect(again.code).toBe(0)
  })

  it.each(
    sampled(
      [
        ['dh-t3.3', '2..3'],
        ['dh-t6.1', '1..4'],
        ['dh-c1', '2..3'],
        ['nt-1', '2..3'],
        ['nt-2', '2..3'],
        ['nt-3', '3'],
        ['nt-4', '2..4'],
      ] as const,
      7,
    ),
  )('agrees with the solver on %s, n = %s', async (claim, n) => {
    const [points, smt] = await Promise.all(
      ['points', 'smt'].map((by) => nimlab('prove', claim, '--n', n, '--by', by, '--json')),
    )
    const told = (ended: Ended): unknown[] =>
      recordsOf(ended).map((record) => [record.case, record.verdict, record.counterexample])
    expect(told(points!)).toEqual(told(smt!))
    expect(points!.code).toBe(smt!.code)
  })
})

describe('nimlab prove --coq', () => {
  it.each([
    [['dh-t3.3', '--n', '3', '--by', 'points'], 'P_where'],
    [['dh-t4.1', '--n', '3', '--where', 'A={1,2}', '--by', 'points'], 'P_and_N'],
    [['gmmv-t2', '--n', '2', '--by', 'points'], 'remoteness_is'],
    [['gmmv-app-case0.1', '--by', 'points'], 'P_where'],
    [['dh-t6.1', '--n', '3', '--by', 'smt'], 'P_is_phi'],
    [['gmmv-m4', '--n', '2', '--by', 'smt'], 'implied'],
  ])('writes %j as a theorem', async (asked, theorem) => {
    const file = join(directory, 'case.v')
    const { code, stderr } = await nimlab('prove', ...asked, '--coq', file)
    expect(stderr).toContain(`wrote ${file}`)
    expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^Theorem ${theorem} : forall x`, 'm'))
    expect(code).toBe(0)
  })

  it('writes nothing for a refuted claim', async () => {
    const file = join(directory, 'refuted.v')
    const { code, stderr } = await nimlab(
      'prove',
      'gmmv-app',
      '--where',
      'branch=case2.1b',
      '--by',
      'points',
      '--coq',
      file,
    )
    expect(stderr).toContain(`--coq: nothing is proved, so ${file} is not written`)
    expect(code).toBe(1)
  })

  it.each([
    [
      ['nim-4-3', '--by', 'points'],
      /^nimlab: --coq writes only one case, but \d+ cases are requested/,
    ],
    [['gmmv-app-fix'], /--by any does not accept --coq; write --by points or --by smt/],
  ])('rejects %j in one line', async (asked, why) => {
    const { code, stderr } = await nimlab('prove', ...asked, '--coq', join(directory, 'no.v'))
    expect(stderr).toMatch(/^[^\n]+\n$/)
    expect(stderr).toMatch(why)
    expect(code).toBe(2)
  })
})

describe('nimlab test --prove --by points', () => {
  it.each([
    ['sum == 0 (mod 2)', [], 'P_is_phi : forall x'],
    ['value == sum', ['--misere', '--value', 'remoteness'], 'remoteness_is : forall R'],
    ['value == sum mod 2', ['--value', 'grundy'], 'grundy_value_is : forall G'],
  ])(
    "writes “%s” for Coq, as the statement of a user's own formula",
    async (says, flags, theorem) => {
      const file = join(directory, 'own.v')
      const asked = ['test', 'SN(3,{1})', '--says', says, ...flags, '--max', '8', '--prove']
      const { code } = await nimlab(...asked, '--by', 'points', '--coq', file)
      expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^Theorem ${theorem}`, 'm'))
      expect(code).toBe(0)
    },
  )

  it('rejects --coq for Grundy values in misère play', async () => {
    const asked = ['test', 'SN(1,{1})', '--misere', '--value', 'grundy', '--max', '8', '--prove']
    const says = ['--says', 'value == (x1 + 1) mod 2', '--by', 'points']
    const { code, stderr } = await nimlab(...asked, ...says, '--coq', join(directory, 'no.v'))
    expect(stderr).toContain('nimlab: --coq does not support Grundy values in misère play')
    expect(code).toBe(2)
  })

  it("proves a user's own formula, with a certificate", async () => {
    const out = join(directory, 'own')
    const asked = ['test', 'SN(3,{1})', '--says', 'sum == 0 (mod 2)', '--max', '8', '--prove']
    const { code, stdout } = await nimlab(...asked, '--by', 'points', '--certificate', out)
    expect(stdout).toMatch(/piles 0\.\.8: holds[^]* proved +18 points, checked/)
    expect(code).toBe(0)
    const [file] = await readdir(out)
    expect((await nimlab('recheck', join(out, file!))).code).toBe(0)
  })

  it('refutes a formula that is wrong only outside the box', async () => {
    const says = 'sum == 0 (mod 2) xor (x1 = 40 and x2 = 41 and x3 = 45)'
    const asked = ['test', 'SN(3,{1})', '--says', says, '--max', '8', '--prove', '--by', 'points']
    const { code, stdout } = await nimlab(...asked)
    expect(stdout).toMatch(/smallest\s+counterexample\s+is\s+40,41,45\n/)
    expect(code).toBe(1)
  })
})

describe('nimlab bound', () => {
  it('prints the box on which a formula must be correct', async () => {
    const { code, stdout } = await nimlab('bound', 'SN(3,{1})', '--says', 'sum == 0 (mod 2)')
    expect(stdout).toMatch(/^SN\(3,\{1\}\), normal play; P iff\n {2}sum == 0 \(mod 2\)\n/)
    expect(stdout).toMatch(/irreducible points +18\n/)
    expect(stdout).toMatch(/correct on the box with piles 0\.\.(\d+), it is correct everywhere\n$/)
    expect(code).toBe(0)
  })

  it('supports misère play, remoteness and Grundy values', async () => {
    const bounds = await Promise.all([
      nimlab('bound', 'SN(4,{4})', '--says', 'x1 == 1 (mod 2)', '--misere', '--json'),
      nimlab('bound', 'NIM(3,3)', '--says', 'value == x1', '--json'),
      nimlab('bound', 'NIM(3,3)', '--says', 'value == x1 mod 2', '--value', 'grundy', '--json'),
    ])
    expect(bounds.map(({ stdout }) => jsonLines(stdout)[0])).toMatchObject([
      { game: 'SN(4,{4})', play: 'misere', value: 'outcome' },
      { play: 'normal', value: 'remoteness', points: 3, largestPile: 2 },
      { value: 'grundy', says: 'value == x1 mod 2' },
    ])
  })

  it.each([
    ['MOORE(3,2)', 'o == 0', /not every move of MOORE\(3,2\) takes exactly one stone/],
    ['NIM(3,3)', 'value <= x1', /the formula is not value == TERM/],
    ['NIM(3,2)', 'o == 0 if x3 <= 9', /about some positions only/],
  ])('rejects %s, %s', async (game, says, why) => {
    const { code, stdout, stderr } = await nimlab('bound', game, '--says', says)
    expect(stderr).toMatch(/^nimlab: not decidable this way: [^\n]+\n$/)
    expect(stderr).toMatch(why)
    expect(stdout).toBe('')
    expect(code).toBe(3)
  })
})
