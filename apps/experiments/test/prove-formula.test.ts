import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { goalFileName, provableOf } from '@nim/conjectures/goals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonLines, nimlab } from './run-command.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-prove-formula-'))
afterAll(() => rmSync(directory, { recursive: true }))

const SAYS = 'sum == 0 (mod 2)'
const ASKED = ['SN(3,{1})', '--says', SAYS] as const
const CASE = { game: 'SN(3,{1})', value: 'outcome', play: 'normal' } as const

describe('nimlab prove RULESET --says FORMULA', () => {
  it("proves a user's own formula by points, with a certificate that a recheck confirms", async () => {
    const out = join(directory, 'points')
    const proved = await nimlab('prove', ...ASKED, '--certificate', out, '--json')
    expect(jsonLines(proved.stdout)).toMatchObject([
      { claim: `formula:${SAYS}`, case: CASE, verdict: 'proved', method: 'points' },
    ])
    expect(proved.code).toBe(0)
    expect(await nimlab('recheck', out)).toMatchObject({ code: 0, stderr: '' })
  })

  it('refutes a formula with the smallest counterexample', async () => {
    const wrong = await nimlab('prove', 'SN(3,{1})', '--says', 'sum == 0 (mod 3)')
    expect(wrong.stdout).toMatch(/the\s+smallest\s+counterexample\s+is\s+0,0,2\n/)
    expect(wrong.code).toBe(1)
  })

  it('says in the evidence that a terminal position is terminal', async () => {
    const wrong = await nimlab('prove', 'SN(3,{1,2})', '--says', 'o == 1')
    expect(wrong.stdout).toContain('  it is terminal, so it is P\n')
    expect(wrong.stdout).not.toContain('its options')
  })

  it('supports misère play and Grundy values', async () => {
    const misere = ['SN(3,{1})', '--says', 'sum == 1 (mod 2)', '--misere', '--json']
    const grundy = ['NIM(3,3)', '--says', 'value == x1 mod 2', '--value', 'grundy']
    const [one, other] = [
      await nimlab('prove', ...misere),
      await nimlab('prove', ...grundy, '--json'),
    ]
    expect(jsonLines(one.stdout + other.stdout)).toMatchObject([
      { case: { value: 'outcome', play: 'misere' }, verdict: 'proved' },
      { case: { value: 'grundy', play: 'normal' }, verdict: 'proved' },
    ])
  })

  it("identifies a user's own game by its moves", async () => {
    const file = join(directory, 'row.mjs')
    writeFileSync(file, 'export default { piles: 3, moves: [[1, 1, 0], [0, 1, 1]] }')
    const says = 'min(x2, x1 + x3) == 0 (mod 2)'
    const { stdout } = await nimlab('prove', file, '--says', says, '--json')
    expect(jsonLines(stdout)).toMatchObject([
      { case: { ...CASE, game: 'HNIM(3;{1,2},{2,3})' }, verdict: 'proved' },
    ])
  })

  it("rejects a user's own game whose moves take several stones from a pile", async () => {
    const file = join(directory, 'two.mjs')
    writeFileSync(file, 'export default { piles: 2, moves: [[2, 1], [1, 0]] }')
    const { code, stderr } = await nimlab('prove', file, '--says', 'x1 = 0')
    expect(stderr).toMatch(
      /^nimlab: a proof for all positions needs a game in which each move takes exactly one /,
    )
    expect(code).toBe(2)
  })

  it.each<[what: string, args: readonly string[], stderr: RegExp]>([
    [
      'no formula',
      ['SN(3,{1})'],
      /'SN\(3,\{1\}\)' is a ruleset: add --says <formula> .*, or --by shifts/,
    ],
    ['no game', ['--says', SAYS], /expected claims, or a ruleset with --says <formula>/],
    ['misère claims', ['nt-4', '--misere'], /a proof of claims .* does not accept --misere/],
    [
      'a formula of claims',
      ['nt-4', '--says', SAYS],
      /a proof of claims .* does not accept --says/,
    ],
    [
      'claims before it',
      ['nt-4', ...ASKED],
      /the ruleset 'SN\(3,\{1\}\)' must be the only argument/,
    ],
    ['claims after it', ['WYTHOFF', 'nt-4'], /the ruleset 'WYTHOFF' must be the only argument/],
    ['a formula as a claim', [`formula:${SAYS}`, '--where', 'game=SN(3,{1})'], /write the ruleset/],
    ['neither', [], /expected claims, or a ruleset with --says <formula>/],
    ['cases', [...ASKED, '--n', '3'], /a proof of a formula does not accept --n/],
    [
      'two plays',
      [...ASKED, '--misere', '--play', 'normal'],
      /--misere means .* contradicts --play normal/,
    ],
    [
      'a document',
      [...ASKED, '--by', 'written'],
      /written cannot prove a formula; accepted: any, points/,
    ],
    ['no ruleset', ['NIM(3', '--says', SAYS], /NIM\(3/],
    ['syntax', ['NIM(3,1)', '--says', 'x1 + = 0'], /got '='\nx1 \+ = 0\n {5}\^\n$/],
    [
      'no file',
      ['NIM(3,1)', '--says', '@nowhere.txt'],
      /'@nowhere.txt': 'nowhere.txt' does not exist/,
    ],
  ])('describes the error in one line: %s', async (_, args, line) => {
    const { code, stdout, stderr } = await nimlab('prove', ...args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(line)
  })
})

/** The changed parameters of a case of a formula. */
interface Other {
  readonly says?: string
  readonly game?: string
  readonly play?: string
}

/**
 * Changes of the statement in a certificate. Each changed statement differs from the proved one.
 */
const OTHERS: readonly (readonly [what: string, by: string, goal: string, other: Other])[] = [
  ['formula', 'smt', 'kept', { says: 'sum == 1 (mod 2)' }],
  ['formula', 'points', 'renamed', { says: 'sum == 1 (mod 2)' }],
  ['formula that is true', 'smt', 'renamed', { says: 'sum == 0 (mod 2) and x1 < x1 + 1' }],
  ['formula that is true', 'points', 'renamed', { says: 'sum == 0 (mod 2) or x1 + sum < 0' }],
  ['ruleset', 'points', 'renamed', { game: 'SN(3,{1,2})' }],
  ['ruleset with the same moves', 'smt', 'renamed', { game: 'NIM(3,1)' }],
  ['play', 'smt', 'renamed', { play: 'misere' }],
  ['play', 'points', 'kept', { play: 'misere' }],
]

function goalOf({ says = SAYS, ...parameters }: Other): string {
  return provableOf(`formula:${says}`)!.goals({ ...CASE, ...parameters })[0]!.id
}

/**
 * A manifest with a recomputed digest. Anyone who knows the digest algorithm can make such a
 * manifest.
 */
function sealed(text: string): string {
  const { digest: _, ...body } = JSON.parse(text) as Record<string, unknown>
  const inOrder = (__: string, value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  const digest = createHash('sha256').update(JSON.stringify(body, inOrder)).digest('hex')
  return `${JSON.stringify({ ...body, digest: `sha256:${digest}` }, null, 2)}\n`
}

describe('a recheck of a certificate for a formula', () => {
  const goal = goalOf({})
  const FOLDER = goalFileName(goal)

  beforeAll(async () => {
    const proof = ['--by', 'smt', '--certificate', join(directory, 'smt')]
    expect((await nimlab('prove', ...ASKED, ...proof)).code).toBe(0)
  })

  /**
   * Returns a copy of the certificates in which the texts of the other case replace the original
   * texts. With `isRenamed`, the copy also contains the id of the other goal.
   */
  function altered(by: string, other: Other, isRenamed: boolean): string {
    const copy = mkdtempSync(join(directory, 'altered-'))
    cpSync(join(directory, by), copy, { recursive: true })
    const { says = SAYS, game = CASE.game, play = CASE.play } = other
    const [id, folder] = isRenamed ? [goalOf(other), goalFileName(goalOf(other))] : [goal, FOLDER]
    for (const name of readdirSync(copy, { recursive: true }) as string[]) {
      const path = join(copy, name)
      if (!statSync(path).isFile()) continue
      const text = readFileSync(path, 'utf8')
        .replaceAll(goal, id)
        .replaceAll(FOLDER, folder)
        .replaceAll(`"formula:${SAYS}"`, `"formula:${says}"`)
        .replaceAll(`"${CASE.game}"`, `"${game}"`)
        .replaceAll(`"${CASE.play}"`, `"${play}"`)
      writeFileSync(path, name.endsWith('manifest.json') ? sealed(text) : text)
    }
    for (const name of readdirSync(copy)) {
      renameSync(join(copy, name), join(copy, name.replace(FOLDER, folder)))
    }
    return copy
  }

  it.each(['points', 'smt'])('by %s confirms the unchanged certificate', async (by) => {
    const copy = altered(by, {}, true)
    expect((await nimlab('recheck', copy, ...solverFor(by))).code).toBe(0)
  })

  it.each(OTHERS)('rejects another %s, by %s, goal %s', async (_, by, goalIs, other) => {
    const copy = altered(by, other, goalIs === 'renamed')
    const { code, stdout, stderr } = await nimlab('recheck', copy, ...solverFor(by))
    expect(stdout + stderr).toMatch(
      /^nimlab: points\.json: |^nimlab: proofs\.json: |not confirmed/m,
    )
    expect(code).toBe(4)
  })
})

function solverFor(by: string): readonly string[] {
  return by === 'smt' ? ['--solver', 'z3-wasm'] : []
}
