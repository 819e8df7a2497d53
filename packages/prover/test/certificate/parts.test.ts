import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { slowSetNim } from '@nim/core/rules'
import { parse } from '@nim/presburger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type BoxCheck,
  embeddedZ3,
  formulaDigest,
  type MergedCertificates,
  mergeCertificates,
  obligations,
  type OutcomeGoal,
  prove,
  readManifest,
  recheck,
  type Solver,
  writeCertificate,
} from '../../src/index.ts'
import { always } from '../control/liar.ts'
import { allButOne, atLeastK, outcomeGoal, PATH } from '../goals/goals.ts'
import { unhurried } from '../solve/unhurried.ts'

const COUNT = 3
const goal = atLeastK(3, 2)
const origin = { claim: 'NT-1', case: { n: 3, k: 2 } }
const z3 = unhurried(embeddedZ3())
/**
 * A solver that answers every query with `unsat`, so that only the comparisons of a recheck matter.
 */
const trusting = always({ status: 'unsat' }, z3)
let folder = ''
let parts: string[] = []

/** Proves one part of a goal and writes its certificate. */
async function writePart(
  name: string,
  of: OutcomeGoal,
  index: number,
  options: { readonly count?: number; readonly solver?: Solver; readonly checked?: BoxCheck } = {},
): Promise<string> {
  const { count = COUNT, solver = z3, checked } = options
  const result = await prove(of, { solver, scan: 0, shard: { index, count } })
  const directory = join(folder, name)
  const from = checked === undefined ? origin : { ...origin, checked }
  await writeCertificate(directory, of, result, from)
  return directory
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nim-parts-'))
  parts = []
  for (let index = 0; index < COUNT; index++) {
    // oxlint-disable-next-line no-await-in-loop -- one solver
    parts.push(await writePart(`part${index + 1}`, goal, index))
  }
})
afterAll(async () => {
  await z3.close()
  await rm(folder, { recursive: true })
})

/** Merges the parts after a copy of the second part has been altered. */
async function mergeAfter(
  damage: (directory: string, files: readonly string[]) => Promise<unknown>,
): Promise<MergedCertificates> {
  const copy = await mkdtemp(join(folder, 'copy-'))
  await cp(parts[1]!, copy, { recursive: true })
  await damage(copy, (await readdir(join(copy, 'obligations'))).sort())
  return mergeCertificates([parts[0]!, copy, parts[2]!], goal)
}

/** The problems, without the names of the directories that contain them. */
function problemsOf({ result, problems }: MergedCertificates): string[] {
  expect(result).toBeNull()
  return problems.map(({ file, problem }) => `${file.split('/').at(-1)}: ${problem}`)
}

describe('a part of a certificate', () => {
  it('names its part, contains only its own obligations, and proves nothing', async () => {
    const ids: string[] = []
    for (const [index, directory] of parts.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- three files
      const manifest = await readManifest(directory)
      expect(manifest).toMatchObject({
        verdict: 'incomplete',
        part: { number: index + 1, of: COUNT },
      })
      expect(manifest.reason).toMatch(new RegExp(`^part ${index + 1} of 3: \\d+ obligations left`))
      // oxlint-disable-next-line no-await-in-loop -- three folders
      const files = await readdir(join(directory, 'obligations'))
      expect(files).toHaveLength(manifest.obligations.length)
      ids.push(...manifest.obligations.map(({ id }) => id))
    }
    const all = [...obligations(goal)].filter(({ isSimplified }) => !isSimplified)
    expect(ids.sort()).toEqual(all.map(({ id }) => id).sort())
  })

  it('is not confirmed by a recheck', async () => {
    const { isConfirmed, problems } = await recheck(parts[0]!, goal, { solver: z3 })
    expect(isConfirmed).toBe(false)
    expect(problems).toEqual([{ file: 'manifest.json', problem: 'it is only part 1 of 3' }])
  })

  it('is never proved, even if the other parts have no obligations', async () => {
    const single = outcomeGoal('single', slowSetNim(1, [1]), parse('x1 == 0 (mod 2)'))
    expect([...obligations(single)].every(({ isSimplified }) => isSimplified)).toBe(true)
    expect((await prove(single, { solver: z3 })).verdict).toBe('proved')
    const shard = { index: 0, count: 2 }
    expect(await prove(single, { solver: z3, shard })).toMatchObject({
      verdict: 'incomplete',
      reason: 'part 1 of 2: 0 obligations left to other parts',
    })
  })
})

describe('parts of a certificate', () => {
  it('prove the goal together, in any order', async () => {
    const { result, problems, missing } = await mergeCertificates(parts.toReversed(), goal)
    expect({ problems, missing }).toEqual({ problems: [], missing: [] })
    expect(result).toMatchObject({
      verdict: 'proved',
      reason: '',
      shard: { index: 0, count: 1 },
      solver: { name: 'z3-wasm' },
      counts: { elsewhere: 0, open: 0 },
    })
    const directory = join(folder, 'joined')
    await writeCertificate(directory, goal, result!, origin)
    const alone = join(folder, 'alone')
    await writeCertificate(alone, goal, await prove(goal, { solver: z3 }), origin)
    const listed = async (at: string): Promise<readonly unknown[]> =>
      (await readManifest(at)).obligations.map(({ id, sha256, status }) => [id, sha256, status])
    expect(await listed(directory)).toEqual(await listed(alone))
    expect((await recheck(directory, goal, { solver: trusting })).isConfirmed).toBe(true)
  })

  it('prove nothing while one part is missing, and the result names that part', async () => {
    const found = await mergeCertificates([parts[0]!, parts[2]!], goal)
    expect(found).toEqual({ result: null, problems: [], missing: [2] })
    await expect(mergeCertificates([], goal)).rejects.toThrow('expected directories')
  })

  it('are rejected if a file of one part is missing, altered or extra', async () => {
    let [gone, changed] = ['', '']
    const found = await mergeAfter(async (at, files) => {
      ;[gone, changed] = [files[0]!, files[1]!]
      await rm(join(at, 'obligations', gone))
      const file = join(at, 'obligations', changed)
      await writeFile(file, (await readFile(file, 'utf8')).replace('>=', '>'))
      await writeFile(join(at, 'obligations', 'more.smt2'), '')
    })
    expect(problemsOf(found).sort()).toEqual(
      [
        `${gone}: it is missing`,
        `${changed}: it differs from the obligation rebuilt from the claim`,
        'more.smt2: the claim has no such obligation',
      ].sort(),
    )
  })

  it('are rejected if a manifest is missing or altered', async () => {
    const gone = await mergeAfter((at) => rm(join(at, 'manifest.json')))
    expect(problemsOf(gone)[0]).toMatch(/^manifest\.json: it is missing in /)
    const changed = await mergeAfter(async (at) => {
      const file = join(at, 'manifest.json')
      await writeFile(file, (await readFile(file, 'utf8')).replace('"number": 2', '"number": 1'))
    })
    expect(problemsOf(changed)).toEqual(['manifest.json: its digest does not match its contents'])
  })

  it('are rejected if they do not belong together', async () => {
    const [first, second, third] = parts as [string, string, string]
    const joined = (...directories: string[]): Promise<string[]> =>
      mergeCertificates(directories, goal).then(problemsOf)
    expect(await joined(first, second, third, second)).toEqual([
      `manifest.json: ${second} also contains part 2 of 3`,
    ])
    expect(await joined(first, second, await writePart('other', allButOne(3), 2))).toContain(
      'manifest.json: its goal differs from that of the claim',
    )
    expect(await joined(first, await writePart('half', goal, 1, { count: 2 }))).toEqual([
      'manifest.json: it is one of 2 parts, but part1 is one of 3',
    ])
    expect(await joined(first, second, join(folder, 'alone'))).toEqual([
      'manifest.json: it is not a part of a proof',
    ])
    const solver = { ...z3, name: 'another', version: () => Promise.resolve('1') }
    expect((await joined(first, second, await writePart('by', goal, 2, { solver })))[0]).toMatch(
      /^manifest\.json: its solver is another 1 of sha256:\w{8}, but that of part1 is z3-wasm /,
    )
  })

  it('do not prove an obligation that one part left open, or that an interrupted part lacks', async () => {
    const mute = always({ status: 'timeout', reason: 'late' }, z3)
    const open = await writePart('open', goal, 1, { solver: mute })
    const { result } = await mergeCertificates([parts[0]!, open, parts[2]!], goal)
    expect(result!.verdict).toBe('incomplete')
    expect(result!.reason).toMatch(/^obligation \S+: timeout, in part 2 of 3$/)

    const controller = new AbortController()
    const stopped = await prove(goal, {
      solver: z3,
      shard: { index: 1, count: COUNT },
      signal: controller.signal,
      onProgress: () => controller.abort(),
    })
    const cut = join(folder, 'cut')
    await writeCertificate(cut, goal, stopped, origin)
    const short = await mergeCertificates([parts[0]!, cut, parts[2]!], goal)
    expect(short.result!.verdict).toBe('incomplete')
    expect(short.result!.reason).toMatch(/^\d+ obligations are in no shard; the first is /)
  })

  it('refute the goal as soon as one of them does, after a check from the rules', async () => {
    const wrong: OutcomeGoal = { ...PATH, isP: parse('min(x2, x1 + x3 + 1) == 0 (mod 2)') }
    const directories: string[] = []
    for (const index of [0, 1]) {
      // oxlint-disable-next-line no-await-in-loop -- one solver
      directories.push(await writePart(`wrong${index}`, wrong, index, { count: 2 }))
    }
    const { result, problems } = await mergeCertificates(directories, wrong)
    expect(problems).toEqual([])
    expect(result).toMatchObject({ verdict: 'refuted', counterexample: { position: [0, 1, 0] } })
    // The same parts do not refute the correct formula.
    const right = await mergeCertificates(directories, PATH)
    expect(right.result).toBeNull()
  })
})

describe('the comparison with the solved game', () => {
  const checked = (wrongAt: number[] | null, of = goal): BoxCheck => ({
    max: 8,
    positions: 165,
    formulas: formulaDigest(of),
    wrongAt,
  })

  it('is recorded, and must use the formulas that the prover sent to the solver', async () => {
    const directory = join(folder, 'checked')
    const result = await prove(goal, { solver: z3 })
    await writeCertificate(directory, goal, result, { ...origin, checked: checked(null) })
    expect((await readManifest(directory)).checked).toEqual(checked(null))
    expect((await recheck(directory, goal, { solver: trusting })).isConfirmed).toBe(true)
    const other = checked(null, allButOne(3))
    await expect(
      writeCertificate(directory, goal, result, { ...origin, checked: other }),
    ).rejects.toThrow('did not use the formulas of')
  })

  it('contradicts a certificate that claims a proof although the comparison found an error', async () => {
    const directory = join(folder, 'contradicted')
    const result = await prove(goal, { solver: z3 })
    await writeCertificate(directory, goal, result, { ...origin, checked: checked([0, 1, 1]) })
    const { isConfirmed, problems } = await recheck(directory, goal, { solver: trusting })
    expect(isConfirmed).toBe(false)
    expect(problems[0]!.problem).toBe(
      'its verdict is proved, but it states that the claim is wrong at 0,1,1',
    )
  })

  it('must be the same in all parts', async () => {
    const one = await writePart('one', goal, 0, { count: 2, checked: checked(null) })
    const two = await writePart('two', goal, 1, { count: 2 })
    expect(problemsOf(await mergeCertificates([one, two], goal))).toEqual([
      'manifest.json: its result on the box differs from that of one',
    ])
  })
})
