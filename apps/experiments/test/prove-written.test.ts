import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Claim } from '@nim/conjectures'
import { writtenProofOf } from '@nim/conjectures/cards'
import { findClaim } from '@nim/conjectures/registry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Library, objectionTo, repositoryLibrary } from '../src/proving/check-written.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimlab-written-'))
  await mkdir(join(folder, 'docs'))
})
afterAll(() => rm(folder, { recursive: true }))

/**
 * A claim and a counter of its checks. The claim has a single case, and the verdict on this case is
 * `verdict`.
 */
function claim(id: string, verdict: 'holds' | 'refuted' | 'incomplete' | 'vacuous') {
  const seen = { checks: 0 }
  const template = findClaim('NT-3')!
  const fake: Claim = {
    ...template,
    id,
    parameters: [],
    defaultDomain: () => ({ kind: 'box', max: 1 }),
    check: () => {
      seen.checks++
      const counts = { counted: 1, checked: 1, failures: 0 }
      return { verdict, ...counts, counterexample: null, digest: '', method: 'none' }
    },
  }
  return { claim: fake, seen }
}

const right = claim('NT-90', 'holds')
const lemma = claim('NT-L91', 'vacuous')
const wrong = claim('NT-92', 'refuted')
const cut = claim('NT-93', 'incomplete')
const paper = claim('DH-C9', 'holds')
const false_ = claim('DH-C8', 'refuted')
const CLAIMS = [right, lemma, wrong, cut, paper, false_].map((each) => each.claim)

/**
 * The objection to a document as a proof of the claim. The document contains `text`; if `text` is
 * null, the document does not exist.
 */
async function objection(
  text: string | null,
  proves = 'Theorem 1 (NT-90)',
  of = paper.claim,
  library: Partial<Library> = {},
): Promise<string | null> {
  const file = `docs/${text === null ? 'absent' : 'proof'}.md`
  if (text !== null) await writeFile(join(folder, file), text)
  return objectionTo(
    of,
    { file, proves },
    { root: pathToFileURL(`${folder}/`), claims: CLAIMS, checked: new Map(), ...library },
  )
}

describe('a written proof', () => {
  it('is accepted if the document names the statement, and no statement that it names fails', async () => {
    expect(await objection('**Theorem 1 (NT-90).** By Lemma (NT-L91).')).toBeNull()
  })

  it('is rejected without the document', async () => {
    expect(await objection(null)).toBe('docs/absent.md exists only in the repository')
  })

  it('is rejected if the document does not name the statement', async () => {
    expect(await objection('**Theorem 1.** By Lemma (NT-L91).')).toBe(
      'docs/proof.md does not contain NT-90',
    )
    expect(await objection('NT-901 and NT-90x, but not the other one')).toBe(
      'docs/proof.md does not contain NT-90',
    )
    expect(await objection('NT-90', 'Theorem 1 (NT-90) with (NT-L91)')).toBe(
      'docs/proof.md does not contain NT-L91',
    )
    expect(await objection('NT-90', 'Theorem 1')).toBe(
      'it is not recorded which statement of docs/proof.md proves DH-C9',
    )
  })

  it('is rejected if the document names a statement that is refuted or incomplete', async () => {
    expect(await objection('NT-90 by NT-92')).toBe(
      'docs/proof.md depends on NT-92, which is refuted in its only case',
    )
    expect(await objection('NT-90 by NT-93')).toBe(
      'docs/proof.md depends on NT-93, which is incomplete in its only case',
    )
  })

  it('is rejected if the document names a statement that is not a claim', async () => {
    expect(await objection('NT-90 by NT-L99')).toBe(
      'docs/proof.md depends on NT-L99, which is not a claim',
    )
    expect(await objection('NT-90 by NT-90.r1')).toBe(
      'docs/proof.md depends on NT-90.r1, which is not a claim',
    )
  })

  it('is rejected for a refuted claim', async () => {
    expect(await objection('NT-90', undefined, false_.claim)).toBe(
      'the statement is wrong: DH-C8, which is refuted in its only case',
    )
  })

  it('causes only one check of a statement, even if several documents name it', async () => {
    const checked = new Map<string, string | null>()
    const before = right.seen.checks
    await objection('NT-90 NT-90', undefined, paper.claim, { checked })
    await objection('NT-90 again', undefined, paper.claim, { checked })
    expect(right.seen.checks).toBe(before + 1)
    expect([...checked.keys()].sort()).toEqual(['DH-C9', 'NT-90'])
  })

  it('of this repository is accepted for its own statement, but not for another one', () => {
    const library = repositoryLibrary()
    const { file, proves } = writtenProofOf('NT-3')!
    expect(objectionTo({ id: 'NT-3' }, { file, proves }, library)).toBeNull()
    const other = { file, proves: writtenProofOf('NT-4')!.proves }
    expect(objectionTo({ id: 'NT-3' }, other, library)).toBe(`${file} does not contain NT-4`)
  })
})
