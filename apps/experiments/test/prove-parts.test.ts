import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IS_LONG } from '../../../vitest.sample.ts'
import { type Ended, jsonLines, nimlab } from './run-command.ts'

const CLAIM = ['dh-t5.1', '--n', '2..3']
const SMT = ['--by', 'smt']
const JOIN = ['--by', 'parts']
let directory = ''
let parts: string[] = []
let runs: Ended[] = []
let alone: Ended

/** A path in the temporary directory. */
const at = (name: string): string => join(directory, name)

/** Proves one part of a claim into a directory. */
function part(name: string, shard: string, ...args: readonly string[]): Promise<Ended> {
  const asked = args.length === 0 ? CLAIM : args
  const means = ['--by', 'smt', '--solver', 'z3-wasm', '--certificate', at(name), '--json']
  return nimlab('prove', ...asked, '--shard', shard, ...means)
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'nimlab-parts-'))
  parts = ['part1', 'part2', 'part3'].map(at)
  runs = []
  for (const i of [1, 2, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- the processes must run one at a time
    runs.push(await part(`part${i}`, `${i}/3`))
  }
  alone = await nimlab(
    'prove',
    ...CLAIM,
    '--by',
    'smt',
    '--solver',
    'z3-wasm',
    '--certificate',
    at('alone'),
    '--json',
  )
})
afterAll(() => rm(directory, { recursive: true, force: true }))

/** Joins the parts in several directories into one directory. */
function merge(out: string, directories: readonly string[], ...flags: string[]): Promise<Ended> {
  return nimlab('prove', ...directories, '--by', 'parts', '--certificate', out, ...flags)
}

/** Changes a copy of the second part, and joins the parts into a new directory. */
async function mergeAfter(name: string, change: (copy: string) => Promise<unknown>) {
  const copy = at(`changed-${name}`)
  await cp(parts[1]!, copy, { recursive: true })
  await change(copy)
  const out = at(`out-${name}`)
  const ended = await merge(out, [parts[0]!, copy, parts[2]!])
  expect(ended.stdout).toBe('')
  expect(await readdir(out)).toEqual([])
  return ended
}

describe('nimlab prove --shard', () => {
  it('sends its share of the queries, and is incomplete with exit code 3', async () => {
    for (const [i, { code, stdout, stderr }] of runs.entries()) {
      expect(code, stderr).toBe(3)
      const records = jsonLines(stdout)
      expect(records).toHaveLength(2)
      for (const record of records) {
        expect(record).toMatchObject({ verdict: 'incomplete', part: { number: i + 1, of: 3 } })
        expect(record['reason']).toMatch(/^part \d of 3: \d+ obligations left to other parts$/)
      }
      expect(stderr).toContain(`DH-T5.1 n=3: part ${i + 1} of 3`)
    }
    const folders = parts.map((each) => readdir(join(each, 'DH-T5.1_n3', 'obligations')))
    const files = await Promise.all(folders)
    for (const each of files) expect(each.length).toBeGreaterThan(5)
    expect(new Set(files.flat()).size).toBe(files.flat().length)
  })

  it('marks its directory as a part, and recheck rejects the directory', async () => {
    const index = JSON.parse(await readFile(join(parts[1]!, 'proofs.json'), 'utf8')) as object
    expect(index).toMatchObject({ part: { number: 2, of: 3 }, cases: [{}, {}] })
    const { code, stderr } = await nimlab('recheck', parts[1]!)
    expect(stderr).toContain(
      'contains only part 2 of 3; join the parts with nimlab prove --by parts',
    )
    expect(code).toBe(2)
  })

  it('describes the error in one line', async () => {
    const wrong: readonly (readonly [string[], RegExp])[] = [
      [[...CLAIM, ...SMT, '--shard', '4/3', '--certificate', at('x')], /1 <= i <= N/],
      [[...CLAIM, ...SMT, '--shard', '0/3', '--certificate', at('x')], /1 <= i <= N/],
      [[...CLAIM, '--shard', '1/3'], /--by any does not accept --shard; write --by smt/],
      [[...CLAIM, ...SMT, '--shard', '1/3'], /--shard needs --certificate/],
      [['dh-c1', '--by', 'written', '--shard', '1/3'], /does not accept --shard/],
      [[...JOIN, parts[0]!], /the required option '--certificate/],
      [[...JOIN, parts[0]!, '--certificate', at('y'), '--n', '3'], /does not accept --n/],
      [[...JOIN, at('none'), '--certificate', at('y')], /no such directory/],
      [[...JOIN, directory, '--certificate', at('y')], /expected a directory of certificates/],
      [[...JOIN, parts[0]!, parts[0]!, '--certificate', at('y')], /is named twice/],
      [[...JOIN, parts[0]!, '--certificate', parts[1]!], /is not empty/],
    ]
    for (const [args, message] of wrong) {
      // oxlint-disable-next-line no-await-in-loop -- the processes must run one at a time
      const { code, stdout, stderr } = await nimlab('prove', ...args)
      expect(stderr).toMatch(message)
      expect(stderr.trim().split('\n')).toHaveLength(1)
      expect(stdout).toBe('')
      expect(code).toBe(2)
    }
  })
})

describe('nimlab prove --by parts', () => {
  it('proves that the parts cover the claim, and writes the same files as a run without parts', async () => {
    const out = at('all')
    const merged = await merge(out, [parts[2]!, parts[0]!, parts[1]!], '--json')
    expect(merged.code).toBe(0)
    expect(merged.stderr).toContain('the verdicts come from the parts; nimlab recheck')
    const records = jsonLines(merged.stdout)
    expect(records).toMatchObject([
      { claim: 'DH-T5.1', case: { n: 2 }, verdict: 'proved', part: null },
      { claim: 'DH-T5.1', case: { n: 3 }, verdict: 'proved', part: null },
    ])

    const told = (lines: Record<string, unknown>[]): unknown[] =>
      lines.map((record) => ({ ...record, seconds: 0, memory: 0 }))
    expect(told(records)).toEqual(told(jsonLines(alone.stdout)))
    expect(await readdir(out)).toEqual(await readdir(at('alone')))
    expect(await readFile(join(out, 'proofs.json'), 'utf8')).toBe(
      await readFile(join(at('alone'), 'proofs.json'), 'utf8'),
    )
    const again = await nimlab('recheck', out, '--json')
    expect(jsonLines(again.stdout)).toMatchObject([{ confirmed: true }, { confirmed: true }])
    expect(again.code).toBe(0)
  })

  it('names a missing part, with exit code 3', async () => {
    const out = at('two-of-three')
    const { code, stdout, stderr } = await merge(out, [parts[0]!, parts[2]!])
    expect(stderr).toBe('nimlab: the parts were not joined; missing: part 2 of 3\n')
    expect(stdout).toBe('')
    expect(code).toBe(3)
    expect(await readdir(out)).toEqual([])
  })

  it('names a changed, a missing and a foreign file, with exit code 4', async () => {
    const { code, stderr } = await mergeAfter('files', async (copy) => {
      const folder = join(copy, 'DH-T5.1_n3', 'obligations')
      const [first, second] = (await readdir(folder)).sort()
      const text = await readFile(join(folder, first!), 'utf8')
      await writeFile(join(folder, first!), text.replace('(assert', '(assert false)\n(assert'))
      await rm(join(folder, second!))
      await writeFile(join(folder, 'foreign.smt2'), '(check-sat)\n')
      await writeFile(join(copy, 'notes.txt'), 'mine')
    })
    expect(stderr).toMatch(/smt2: it differs from the obligation rebuilt from the claim/)
    expect(stderr).toMatch(/smt2: it is missing/)
    expect(stderr).toMatch(/foreign\.smt2: the claim has no such obligation/)
    expect(stderr).toMatch(/notes\.txt: proofs\.json does not list it/)
    expect(stderr.trim().split('\n')).toHaveLength(4)
    expect(code).toBe(4)
  })

  it('names a changed answer, a missing certificate and a changed index', async () => {
    const answer = await mergeAfter('answer', async (copy) => {
      const file = join(copy, 'DH-T5.1_n3', 'manifest.json')
      const text = await readFile(file, 'utf8')
      await writeFile(file, text.replace('"unsat"', '"sat"'))
    })
    expect(answer.stderr).toMatch(/DH-T5\.1_n3.manifest\.json: its digest does not match/)
    expect(answer.code).toBe(4)
    const gone = await mergeAfter('gone', (copy) =>
      rm(join(copy, 'DH-T5.1_n2'), { recursive: true }),
    )
    expect(gone.stderr).toMatch(/DH-T5\.1_n2.manifest\.json: it is missing/)
    expect(gone.code).toBe(4)
    const index = await mergeAfter('index', async (copy) => {
      const file = join(copy, 'proofs.json')
      await writeFile(file, (await readFile(file, 'utf8')).replace('"n": 3', '"n": 4'))
    })
    expect(index.stderr).toMatch(/proofs\.json: its cases differ from those of part1/)
    expect(index.code).toBe(4)
  })

  it('names parts of other claims, complete proofs, and duplicate parts', async () => {
    await part('other', '2/3', 'dh-t6.1', '--n', '2..3')
    const out = at('foreign')
    const foreign = await merge(out, [parts[0]!, at('other'), parts[2]!])
    expect(foreign.stderr).toMatch(/other.proofs\.json: its cases differ from those of part1/)
    const whole = await merge(out, [parts[0]!, parts[1]!, at('alone')])
    expect(whole.stderr).toMatch(/alone.proofs\.json: this is a whole proof, not a part/)
    await cp(parts[1]!, at('twin'), { recursive: true })
    const twice = await merge(out, [...parts, at('twin')])
    expect(twice.stderr).toMatch(
      /twin.DH-T5\.1_n2.manifest\.json: .*part2.* also contains part 2 of 3/,
    )
    for (const { code } of [foreign, whole, twice]) expect(code).toBe(4)
    expect(await readdir(out)).toEqual([])
  })

  // The test takes half a minute, because the solver proves the corrected claim in two parts, and
  // the recheck proves it again.
  it.runIf(IS_LONG)(
    'refutes the claim if one part refutes it, and then needs all parts of the corrected claim',
    async () => {
      const claim = ['nim-4-3', '--where', 'branch=case2.3c']
      const first = await part('refuted1', '1/2', ...claim)
      const second = await part('refuted2', '2/2', ...claim)
      expect([first.code, second.code]).toContain(1)
      const both = [at('refuted1'), at('refuted2')]
      const { code, stdout } = await merge(at('refuted'), both, '--json')
      expect(jsonLines(stdout)).toMatchObject([
        { verdict: 'refuted', counterexample: { position: [4, 5, 5, 6], checkedBy: 'rules' } },
        { claim: 'GMMV-App-fix', verdict: 'proved' },
      ])
      expect(code).toBe(1)
      expect((await nimlab('recheck', at('refuted'))).code).toBe(0)
    },
  )
})

describe('nimlab prove --query-memory', () => {
  it('is incomplete if a query gets almost no memory', async () => {
    const { code, stdout } = await nimlab(
      'prove',
      'dh-t6.1',
      '--n',
      '3',
      '--by',
      'smt',
      '--query-memory',
      '8M',
      '--json',
    )
    const [record] = jsonLines(stdout)
    expect(record).toMatchObject({ verdict: 'incomplete' })
    expect(record!['reason']).toMatch(/^obligation \S+: (error|unknown), ./)
    expect(code).toBe(3)
  })
})
