import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimAt, type ClaimRow, narrowClaims } from '../src/views/claims/claim-rows.ts'
import { verdictOn } from '../src/views/claims/claim-words.ts'
import {
  checkCommand,
  digestWords,
  firstCase,
  placeOf,
  readBound,
  readCase,
} from '../src/views/claims/live-case.ts'

const row = (id: string, more: Partial<ClaimRow> = {}): ClaimRow => ({
  id,
  paper: 'gmmv',
  kind: 'lemma',
  by: 'paper',
  title: `about ${id}`,
  verdict: 'holds',
  ...more,
})
const ROWS = [
  row('GMMV-C1', { alias: 'm-critical', verdict: 'refuted' }),
  row('DH-C1', { paper: 'dh' }),
  row('NT-1', { paper: 'nt', by: 'nimlab', verdict: 'proved' }),
]

describe('the list of claims', () => {
  const ids = (
    settings: Record<string, string>,
    statements = new Map<string, string>(),
  ): string[] => narrowClaims(ROWS, statements, settings).rows.map(({ id }) => id)

  test('is searched by ids, names, titles and statements', () => {
    expect(ids({ q: 'm-critical' })).toEqual(['GMMV-C1'])
    expect(ids({ q: 'about dh' })).toEqual(['DH-C1'])
    expect(ids({ q: 'remoteness' }, new Map([['NT-1', 'of remoteness 3']]))).toEqual(['NT-1'])
  })

  test('is filtered by the settings of the address', () => {
    expect(ids({ verdict: 'refuted' })).toEqual(['GMMV-C1'])
    expect(ids({ by: 'nimlab', paper: 'nt' })).toEqual(['NT-1'])
    expect(ids({ by: 'nimlab', paper: 'dh' })).toEqual([])
  })

  test('contains each claim under its id and its name in upper or lower case, with its two neighbours', () => {
    expect(claimAt(ROWS, 'M-Critical')?.row.id).toBe('GMMV-C1')
    expect(claimAt(ROWS, 'dh-c1')).toMatchObject({
      before: { id: 'GMMV-C1' },
      after: { id: 'NT-1' },
    })
    expect(claimAt(ROWS, '__proto__')).toBeNull()
    expect(claimAt(ROWS, '')).toBeNull()
  })
})

describe('a check of a claim', () => {
  const parameters = [
    { name: 'n', kind: 'integer' },
    { name: 'part', kind: 'choice' },
  ]
  const record = (n: number, verdict: 'holds' | 'refuted', max: number) => ({
    case: { n, part: 'a' },
    domain: { kind: 'box', max } as const,
    checked: 1,
    verdict,
    failures: 0,
    counterexample: null,
    digest: `sha256:${n}`,
    method: 'retrograde',
  })
  const records = [record(3, 'holds', 9), record(4, 'refuted', 9), record(5, 'refuted', 9)]

  test('concerns the first refuted case by default, or the case of the address', () => {
    const first = firstCase(records)
    expect(first).toEqual({ n: 4, part: 'a' })
    expect(readCase(parameters, first, {})).toEqual({ is: { case: first, max: null } })
    expect(readCase(parameters, first, { n: '7', part: 'b', max: '12' })).toEqual({
      is: { case: { n: 7, part: 'b' }, max: 12 },
    })
    expect(firstCase([])).toEqual({})
  })

  test.each([
    [{ n: '-1' }, /^n: expected a whole number, got '-1'/],
    [{ n: '3.5' }, /^n: expected a whole number/],
    [{ part: ' ' }, /^part: expected a name/],
    [{ max: '1e9' }, /^bound: expected a whole number, or nothing/],
  ])('rejects garbage with a message of one line: %o', (settings, words) => {
    const read = readCase(parameters, { n: 3, part: 'a' }, settings)
    expect(read).toEqual({ problem: expect.stringMatching(words) as string })
  })

  test('has the same settings as its command', () => {
    const asked = { case: { n: 4, part: "P and N's" }, max: 12 }
    expect(checkCommand('DH-C1', parameters, asked)).toBe(
      `nimlab check DH-C1 --n 4 --where 'part=P and N'\\''s' --max 12`,
    )
    const others = [{ name: 'Q', kind: 'integer' }]
    expect(checkCommand('V-R3', others, { case: { Q: 1 }, max: null })).toBe('nimlab check V-R3')
  })

  test('reads any text as a bound, or rejects it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readBound(text)
        expect('problem' in read || read.is === null || Number.isSafeInteger(read.is)).toBe(true)
      }),
    )
  })

  test('compares its digest only with the digest of the same case and domain', () => {
    const at = (n: number, max: number): number =>
      placeOf(records, { case: { part: 'a', n }, domain: { kind: 'box', max } })
    expect(at(5, 9)).toBe(2)
    expect(at(5, 10)).toBe(-1)
    expect(at(6, 9)).toBe(-1)
    expect(placeOf(records, { case: { n: 3, part: 'a' }, domain: { kind: 'fixed' } })).toBe(-1)
    expect(digestWords('sha256:5', 'sha256:5')).toBe('equals the committed digest')
    expect(digestWords('sha256:6', 'sha256:5')).toMatch(/^differs from the committed/)
    expect(digestWords('sha256:6', undefined)).toMatch(/^no digest of this case/)
  })

  test('names the domain in its verdict', () => {
    expect(verdictOn('holds', { kind: 'box', max: 24 })).toBe('holds on the box of piles 0..24')
    expect(verdictOn('refuted', { kind: 'fixed' })).toBe('refuted on what is printed')
    expect(verdictOn('proved', { kind: 'box', max: 24 })).toBe('proved for all positions')
  })
})
