import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from '@nim/presburger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasTool } from '../../../../vitest.tools.ts'
import {
  embeddedZ3,
  nativeCvc5,
  prove,
  readManifest,
  recheck,
  type RecheckResult,
  writeCertificate,
} from '../../src/index.ts'
import { IS_LONG } from '../../../../vitest.sample.ts'
import { always } from '../control/liar.ts'
import { atLeastK, PATH } from '../goals/goals.ts'
import { unhurried } from '../solve/unhurried.ts'

const goal = atLeastK(3, 2)
const origin = { claim: 'NT-1', case: { n: 3, k: 2 } }
const z3 = unhurried(embeddedZ3())
let folder = ''
let whole = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nim-certificate-'))
  whole = join(folder, 'whole')
  const result = await prove(goal, { solver: z3 })
  expect(result.verdict).toBe('proved')
  await writeCertificate(whole, goal, result, origin)
})
afterAll(async () => {
  await z3.close()
  await rm(folder, { recursive: true })
})

/**
 * A solver that answers as the manifest records. A recheck finds the damage in these tests without
 * a real solver.
 */
const trusting = always({ status: 'unsat' })

/** Rechecks a copy of the certificate after an alteration. */
async function recheckAfter(
  damage: (directory: string, files: readonly string[]) => Promise<unknown>,
): Promise<RecheckResult> {
  const copy = await mkdtemp(join(folder, 'copy-'))
  await cp(whole, copy, { recursive: true })
  await damage(copy, (await readdir(join(copy, 'obligations'))).sort())
  return recheck(copy, goal, { solver: trusting })
}

async function editManifest(directory: string, edit: (text: string) => string): Promise<void> {
  const file = join(directory, 'manifest.json')
  const text = await readFile(file, 'utf8')
  const edited = edit(text)
  expect(edited).not.toBe(text)
  await writeFile(file, edited)
}

describe('a certificate', () => {
  it('contains every obligation, its answer and the argument', async () => {
    const manifest = await readManifest(whole)
    expect(manifest).toMatchObject({
      format: 4,
      ...origin,
      verdict: 'proved',
      goal: { ruleset: 'SN(3,{2,3})', kind: 'outcome', play: 'normal' },
    })
    const files = (await readdir(join(whole, 'obligations'))).sort()
    expect(files).toEqual(manifest.obligations.map(({ id }) => `${id}.smt2`).sort())
    const cases = manifest.obligations.slice(manifest.conditions.length)
    expect(cases.every(({ status, solver }) => status === 'unsat' && solver === 'z3-wasm')).toBe(
      true,
    )
    expect(manifest.argument.length).toBeGreaterThan(3)
    expect(manifest.conditions.reduce((sum, c) => sum + c.files, 0)).toBe(cases.length)
    const text = await readFile(join(whole, 'obligations', files[0]!), 'utf8')
    expect(text).toContain('expected unsat')
    expect(text).toContain('(set-logic QF_LIA)')
  })

  // The long run adds a second goal. This takes 13 seconds with the embedded Z3, which receives
  // each condition for three piles as a whole.
  it.each([PATH, ...(IS_LONG ? [goal] : [])])(
    'of $id is confirmed by another solver',
    async (of) => {
      const directory = join(folder, `confirmed-${of.id}`)
      await writeCertificate(directory, of, await prove(of, { solver: z3 }), origin)
      const cvc5 = unhurried(nativeCvc5())
      // without cvc5, the embedded Z3 rechecks its own answers
      const solver = hasTool('cvc5') ? cvc5 : z3
      const result = await recheck(directory, of, { solver })
      expect(result).toMatchObject({ isConfirmed: true, problems: [], verdict: 'proved' })
      expect(result.conditions.every(({ by }) => by !== null)).toBe(true)
      expect(result.counts.unsat).toBe(result.counts.total)
    },
  )

  it('is not confirmed by a solver that does not answer', async () => {
    const result = await recheck(whole, goal, {
      solver: always({ status: 'unknown', reason: 'no' }),
    })
    expect(result.isConfirmed).toBe(false)
    expect(result.problems[0]!.problem).toBe('fake answered unknown no')
  })

  it('is rejected with the name of each missing, altered or extra file', async () => {
    const missing = await recheckAfter((at, files) => rm(join(at, 'obligations', files[3]!)))
    expect(missing.isConfirmed).toBe(false)
    expect(missing.problems).toHaveLength(1)
    expect(missing.problems[0]!.problem).toBe('it is missing')

    let name = ''
    const altered = await recheckAfter(async (at, files) => {
      name = files[5]!
      const file = join(at, 'obligations', name)
      await writeFile(file, (await readFile(file, 'utf8')).replace('>=', '>'))
    })
    expect(altered.problems).toEqual([
      { file: name, problem: 'it differs from the obligation rebuilt from the claim' },
    ])

    const extra = await recheckAfter((at) => writeFile(join(at, 'obligations', 'more.smt2'), ''))
    expect(extra.problems).toEqual([
      { file: 'more.smt2', problem: 'the claim has no such obligation' },
    ])
  })

  it('becomes invalid if its manifest is changed', async () => {
    for (const edit of [
      (text: string) => text.replace('"unsat"', '"sat"'),
      (text: string) => text.replace('"verdict": "proved"', '"verdict": "refuted"'),
      (text: string) => text.replace('"format": 4', '"format": 3'),
      (text: string) => text.slice(0, -20),
    ]) {
      await expect(recheckAfter((at) => editManifest(at, edit))).rejects.toThrow('manifest.json')
    }
    await expect(recheckAfter((at) => rm(join(at, 'manifest.json')))).rejects.toThrow('missing')
  })

  it('of one claim is not accepted for another', async () => {
    const other = { ...goal, isP: atLeastK(3, 1).isP }
    const result = await recheck(whole, other, { solver: trusting })
    expect(result.isConfirmed).toBe(false)
    expect(result.problems.map(({ problem }) => problem)).toContain(
      'its goal differs from that of the claim',
    )
  })

  it('of an incomplete proof is not confirmed', async () => {
    const directory = join(folder, 'incomplete')
    const result = await prove(PATH, { solver: always({ status: 'timeout' }) })
    await writeCertificate(directory, PATH, result, { claim: 'test', case: {} })
    const again = await recheck(directory, PATH, { solver: trusting })
    expect(again.isConfirmed).toBe(false)
    expect(again.problems[0]!.problem).toBe('its status in the manifest is timeout')
  })

  it('of a refuted claim contains the counterexample, which is recomputed', async () => {
    const wrong = { ...PATH, isP: parse('min(x2, x1 + x3 + 1) == 0 (mod 2)') }
    const directory = join(folder, 'refuted')
    const result = await prove(wrong, { solver: trusting })
    expect(result.verdict).toBe('refuted')
    await writeCertificate(directory, wrong, result, { claim: 'test', case: {} })
    expect(await recheck(directory, wrong, { solver: trusting })).toMatchObject({
      isConfirmed: true,
      verdict: 'refuted',
    })
    const right = await recheck(directory, PATH, { solver: trusting })
    expect(right.isConfirmed).toBe(false)
  })

  it('replaces an older certificate, but no other directory', async () => {
    const directory = join(folder, 'again')
    const result = await prove(PATH, { solver: z3 })
    await writeCertificate(directory, PATH, result, origin)
    await writeCertificate(directory, PATH, result, origin)
    expect((await readdir(directory)).sort()).toEqual(['manifest.json', 'obligations'])
    await writeFile(join(directory, 'notes.txt'), 'mine')
    await expect(writeCertificate(directory, PATH, result, origin)).rejects.toThrow(
      'is not a certificate',
    )
    await expect(writeCertificate(whole, goal, result, origin)).rejects.toThrow('expected a result')
  })
})
