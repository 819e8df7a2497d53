import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual as isDeepEqual } from 'node:util'
import type { VerdictRecord } from '@nim/conjectures'
import { CARDS, VERDICT_OF } from '@nim/conjectures/cards'
import { describe, expect, it } from 'vitest'
import {
  caseRecords,
  claimIndex,
  claimPage,
  type Finding,
  provedSummary,
  type Slip,
} from '../../src/claims.ts'
import { parseFindingPage } from '../../src/index.ts'
import { parseXml } from '../xml/parse-xml.ts'

const ROOT = new URL('../../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')
const linesOf = <T>(name: string): T[] =>
  read(`packages/conjectures/results/${name}.jsonl`)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T)

const records = linesOf<VerdictRecord>('check-all')
const proved = linesOf<Pick<VerdictRecord, 'claim' | 'case'>>('points')
const recordsOf = (id: string): VerdictRecord[] => records.filter(({ claim }) => claim === id)
const findings = readdirSync(new URL('packages/conjectures/findings/', ROOT)).map((name) => {
  const data = JSON.parse(read(`packages/conjectures/findings/${name}`)) as Finding | Slip
  return { data, page: parseFindingPage(read(`docs/findings/${name.replace('.json', '.md')}`)) }
})
const summaries = CARDS.map((card) => provedSummary(card, recordsOf(card.id), proved))
const pages = CARDS.map((card, i) => {
  const sources = {
    records: recordsOf(card.id),
    findings: findings.filter(({ data }) => data.claim === card.id),
  }
  // the page after it was written to a file and read again
  return JSON.parse(JSON.stringify(claimPage(card, summaries[i]!, sources))) as ReturnType<
    typeof claimPage
  >
})
const pageOf = new Map(pages.map((page) => [page.id, page]))

describe('claimIndex', () => {
  const index = claimIndex(summaries)

  it('contains every card once, with the committed verdict', () => {
    expect(index.map(({ id }) => id)).toEqual(CARDS.map(({ id }) => id))
    expect(Object.fromEntries(index.map(({ id, verdict }) => [id, verdict]))).toEqual(VERDICT_OF)
    const refuted = index.filter(({ verdict }) => verdict === 'refuted')
    expect(index.filter((row) => row.class !== undefined)).toEqual(refuted)
  })

  it('has at most 66 kB', () => {
    expect(JSON.stringify(index).length).toBeLessThan(66_000)
  })
})

describe('claimPage', () => {
  it('contains every committed record, and no others', () => {
    const shown = pages.flatMap(({ id, by, cases }) =>
      caseRecords(cases).map((record) => ({
        claim: id,
        ...record,
        ...(by === 'nimlab' ? { by } : {}),
        nimlab: records[0]!.nimlab,
      })),
    )
    const kept = records.map((record) => {
      const { format: _, ruleset: __, play: ___, counted: ____, ...rest } = record
      return rest
    })
    expect(shown).toEqual(kept)
  })

  it('shows every finding with its explanation', () => {
    expect(findings.length).toBeGreaterThan(40)
    for (const { data, page } of findings) {
      const shown = pageOf.get(data.claim)!.findings.find((each) => isDeepEqual(each.data, data))
      expect(
        shown?.parts.map(({ label }) => label),
        page.id,
      ).toEqual([...page.parts.keys()])
    }
    expect(pages.flatMap((page) => page.findings)).toHaveLength(findings.length)
  })

  it('links a refuted claim to its correction and back', () => {
    for (const { id, corrected, corrects } of pages) {
      if (corrected !== undefined) expect(pageOf.get(corrected)?.corrects).toBe(id)
      if (corrects !== undefined) expect(pageOf.get(corrects)?.corrected).toBe(id)
    }
    expect(pageOf.get('GMMV-C1')).toMatchObject({
      corrected: 'GMMV-C1-fix',
      command: 'nimlab check GMMV-C1',
      locator: 'Conjecture 1',
      verdict: 'refuted',
    })
  })

  it('has well-formed HTML in which every formula is typeset', () => {
    for (const page of pages) {
      const { statement, conventions, decides, decided = '', answer = '' } = page
      const html = [
        ...statement,
        ...conventions,
        decides,
        decided,
        answer,
        ...page.findings.flatMap(({ title, parts }) => [
          title,
          ...parts.flatMap((part) => part.html),
        ]),
      ].join('\n')
      expect(() => parseXml(`<div>${html}</div>`), page.id).not.toThrow()
      expect(html.replaceAll(/<annotation[^]*?<\/annotation>/g, ''), page.id).not.toContain('$')
      expect(html, page.id).not.toContain('**')
    }
  })

  it('has at most 50 kB', () => {
    const sizes = pages.map((page) => [JSON.stringify(page).length, page.id] as const)
    expect(sizes.filter(([size]) => size > 50_000)).toEqual([])
  })

  it('names the proofs and the paper', () => {
    expect(pageOf.get('GMMV-C1.t')!.proofs.coq?.theorems).toEqual(['GMMV_C1_t'])
    expect(pageOf.get('GMMV-C1.t')!.proofs.written?.file).toBe('docs/proofs/m-critical.md')
    expect(pageOf.get('GMMV-F2')!.proofs.points?.all).toBe(21)
    expect(pageOf.get('GMMV-C1.t')!.bibtex).toContain('@misc{GurvichMartynovMaximchukVyalyi2023,')
  })
})
