import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { always } from '../../../../packages/prover/test/control/liar.ts'
import { readIndex } from '../../src/proving/certificates.ts'
import { mergeParts } from '../../src/proving/merge-parts.ts'
import { proofPlan } from '../../src/proving/proof-cases.ts'
import { proveBySmt } from '../../src/proving/prove-by-smt.ts'
import { recheckDirectory } from '../../src/proving/recheck-directory.ts'
import {
  type Edit,
  type Json,
  resealed,
} from '../../../../packages/prover/test/certificate/resealed.ts'

const OTHER = `sha256:${'0'.repeat(64)}`
const NAME = 'DH-T5.1_n2'
const never = new AbortController().signal
let folder = ''
let whole = ''

/** Writes the certificates of two cases, or one of the two parts of these certificates. */
async function written(name: string, index?: number): Promise<string> {
  const directory = join(folder, name)
  const plan = proofPlan(['DH-T5.1', 'DH-T6.1'], { n: [2, 2] })
  const shard = index === undefined ? undefined : { index, count: 2 }
  const flags = { certificate: directory, solver: ['z3-wasm'] } as const
  await proveBySmt(plan, flags, shard, never, () => undefined)
  return directory
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimlab-altered-'))
  whole = await written('whole')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/**
 * A solver that finds every query unsatisfiable, as the certificate states. Only a comparison can
 * therefore cause a rejection.
 */
const trusting = always({ status: 'unsat' })

/**
 * The objections of a recheck to the certificates. The list is empty if the recheck confirms the
 * certificates.
 */
async function objections(directory: string): Promise<string[]> {
  try {
    const records = await recheckDirectory(directory, await readIndex(directory), {
      solver: trusting,
      threads: 1,
      timeoutMs: 1000,
      signal: never,
      onGoal: () => undefined,
      also: [],
    })
    return records.flatMap(({ confirmed, problems }) =>
      confirmed ? [] : [...problems.map(({ problem }) => problem), 'not confirmed'],
    )
  } catch (error) {
    return [(error as Error).message]
  }
}

/** The objections to a copy of the certificates after a change to one file. */
async function afterEdit(file: string, edit: (text: string) => string): Promise<string[]> {
  const copy = await mkdtemp(join(folder, 'copy-'))
  await cp(whole, copy, { recursive: true })
  const text = await readFile(join(copy, file), 'utf8')
  const edited = edit(text)
  expect(edited).not.toBe(text)
  await writeFile(join(copy, file), edited)
  const found = await objections(copy)
  await rm(copy, { recursive: true })
  return found
}

const OF_MANIFESTS: readonly (readonly [string, Edit, RegExp])[] = [
  [
    'claim',
    (m) => (m.claim = 'DH-C1'),
    /its claim is DH-C1 n=2, but in proofs\.json it is DH-T5\.1 n=2/,
  ],
  [
    'claim, with control characters',
    (m) => (m.claim = '\u001b[2J\n'),
    /its claim is \\u001b\[2J\\u000a n=2/,
  ],
  [
    'case',
    (m) => (m.case.n = 3),
    /its claim is DH-T5\.1 n=3, but in proofs\.json it is DH-T5\.1 n=2/,
  ],
  ['a parameter more', (m) => (m.case.k = 1), /its claim is DH-T5\.1 n=2 k=1, but in/],
  ['no parameter', (m) => (m.case = {}), /its claim is DH-T5\.1, but in/],
  ['name of the solver', (m) => (m.solver.name = 'cvc5'), /its solver is cvc5 \(Z3 .*, but in/],
  ['version of the solver', (m) => (m.solver.version = 'Z3 9'), /its solver is z3-wasm \(Z3 9\) /],
  ['file of the solver', (m) => (m.solver.binary = OTHER), /its solver is .* sha256:0{64}, but/],
  ['no file of the solver', (m) => (m.solver.binary = null), /its solver is .* without a digest/],
  ['version of nimlab', (m) => (m.nimlab = '9.9.9'), /its nimlab is 9\.9\.9, but in/],
  ['no version of nimlab', (m) => (m.nimlab = null), /its nimlab is null, but in/],
  ['part', (m) => (m.part = { number: 1, of: 2 }), /its part is 1 of 2, but in .* it is the whole/],
  ['part that is all', (m) => (m.part = { number: 1, of: 1 }), /its part is 1 of 1, but in/],
  ['no box', (m) => (m.checked = null), /its box now gives a different result/],
  ['size of the box', (m) => (m.checked.max = 1), /its box now gives a different result/],
  [
    'positions of the box',
    (m) => (m.checked.positions = 1),
    /its box now gives a different result/,
  ],
]

const OF_INDEXES: readonly (readonly [string, Edit, RegExp])[] = [
  [
    'format',
    (i) => (i.format = 3),
    /has format 3, but this version of nimlab reads only format 4; repeat the proof/,
  ],
  ['no case', (i) => (i.cases = []), /proofs\.json: contains no case/],
  ['a case less', (i) => i.cases.pop(), /DH-T6\.1_n2: is not listed in proofs\.json/],
  ['a case twice', (i) => i.cases.push(i.cases[0]), /contains a case of DH-T5\.1 twice/],
  ['claim', (i) => (i.cases[0].claim = 'DH-T4.1'), /DH-T4\.1/],
  [
    'no such claim',
    (i) => (i.cases[0].claim = 'X'),
    /proofs\.json: X: neither points nor a solver can decide X/,
  ],
  ['case', (i) => (i.cases[0].case.n = 4), /the listed goals of DH-T5\.1 differ/],
  ['verdict', (i) => (i.cases[0].verdict = 'refuted'), /the verdict of DH-T5\.1 does not follow/],
  ['word of the verdict', (i) => (i.cases[0].verdict = 'yes'), /does not contain cases and goals/],
  ['no goals', (i) => (i.cases[0].goals = []), /the listed goals of DH-T5\.1 differ/],
  [
    'directory',
    (i) => (i.cases[0].goals[0].directory = 'DH-T6.1_n2'),
    /does not contain cases and/,
  ],
  ['uses', (i) => i.cases[0].uses.push('DH-T6.1 n=2'), /DH-T5\.1 does not use the listed goals/],
  [
    'solver',
    (i) => (i.solver.name = 'z3'),
    /its solver is z3-wasm .*, but in proofs\.json it is z3 /,
  ],
  ['version of the solver', (i) => (i.solver.version = ''), /its solver is z3-wasm \(Z3/],
  ['file of the solver', (i) => (i.solver.binary = OTHER), /its solver is .*but in .* sha256:0/],
  ['version of nimlab', (i) => (i.nimlab = '9'), /its nimlab is .*, but in proofs\.json it is 9/],
  ['part', (i) => (i.part = { number: 1, of: 2 }), /contains only part 1 of 2; join the parts/],
  ['part beyond', (i) => (i.part = { number: 3, of: 2 }), /does not contain cases and goals/],
  ['a key more', (i) => (i.confirmed = true), /does not contain cases and goals/],
  ['a key less', (i) => delete i.nimlab, /does not contain cases and goals/],
]

it('there are at least 38 changes', () => {
  // The tests on the form of the index make three more changes.
  expect(OF_MANIFESTS.length + OF_INDEXES.length + OF_PARTS.length + 3).toBeGreaterThanOrEqual(38)
})

describe('an unaltered certificate', () => {
  it('is confirmed', async () => {
    expect(await objections(whole)).toEqual([])
  })
})

describe('a manifest with a matching digest is rejected after a change to its', () => {
  it.each(sampled(OF_MANIFESTS, 3))('%s', async (_, edit, message) => {
    const found = await afterEdit(join(NAME, 'manifest.json'), (text) => resealed(text, edit))
    expect(found.join('\n')).toMatch(message)
    for (const line of found) expect(line).not.toContain('\n')
  })
})

describe('an index is rejected after a change to its', () => {
  it.each(OF_INDEXES)('%s', async (_, edit, message) => {
    const found = await afterEdit('proofs.json', (text) => {
      const index: Json = JSON.parse(text)
      edit(index)
      return `${JSON.stringify(index, null, 2)}\n`
    })
    expect(found.join('\n')).toMatch(message)
  })

  it('form: a duplicate key, or a value that is not an object', async () => {
    const twice = (text: string): string => text.replace('{', '{\n  "nimlab": "9",')
    expect((await afterEdit('proofs.json', twice)).join()).toMatch(
      /differs from what nimlab writes/,
    )
    expect((await afterEdit('proofs.json', () => 'null')).join()).toMatch(/has format undefined/)
    expect((await afterEdit('proofs.json', () => '[')).join()).toMatch(/is not valid JSON/)
  })
})

const OF_PARTS: readonly (readonly [string, Edit, RegExp])[] = [
  ['claim', (m) => (m.claim = 'DH-C1'), /its claim is DH-C1 n=2, but in/],
  ['version of nimlab', (m) => (m.nimlab = '9'), /its nimlab is 9, but in/],
  ['solver', (m) => (m.solver.version = 'Z3 9'), /its solver is z3-wasm \(Z3 9\)/],
  ['part', (m) => (m.part.number = 1), /its part is 1 of 2, but in proofs\.json it is 2 of 2/],
]

describe('parts are not joined after a change to', () => {
  let parts: readonly [string, string]
  beforeAll(async () => {
    parts = [await written('part1', 0), await written('part2', 1)]
  })

  it.each(OF_PARTS)('the %s of one part', async (_, edit, message) => {
    const copy = await mkdtemp(join(folder, 'part-'))
    await cp(parts[1], copy, { recursive: true })
    const file = join(copy, NAME, 'manifest.json')
    await writeFile(file, resealed(await readFile(file, 'utf8'), edit))
    const { records, damage } = await mergeParts([parts[0], copy], join(folder, 'joined'))
    expect(records).toEqual([])
    expect(damage.join('\n')).toMatch(message)
  })
})
