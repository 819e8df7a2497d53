import { CLAIMS } from '@nim/conjectures/registry'
import { expect, test } from 'vitest'
import { reportHtml } from '../../src/report.ts'
import { mathHtml } from '../../src/html/math-html.ts'
import { HOSTILE, SAMPLE } from '../report/sample.ts'
import { elementsOf, parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { textOf } from '../xml/text-of.ts'

const HTML = reportHtml(SAMPLE)
const DOCTYPE = '<!DOCTYPE html>\n'
const PAGE = parseXml(HTML.slice(DOCTYPE.length))
const SHOWN = HOSTILE.replace('\u0000', '\uFFFD')

test('the page is well-formed and has every section', () => {
  expect(HTML.startsWith(DOCTYPE)).toBe(true)
  const sections = elementsOf(PAGE).filter(({ name }) => name === 'section')
  expect(sections.map(({ attributes }) => attributes['id'])).toEqual([
    'summary',
    'counterexamples',
    'figures',
    'claims',
    'reproduce',
    'provenance',
  ])
})

test('the page makes no requests and runs no code', () => {
  const allowed = new Set(['#', 'data:,'])
  for (const { name, attributes } of elementsOf(PAGE)) {
    expect(['script', 'img', 'iframe', 'object', 'embed', 'video', 'audio', 'form']).not.toContain(
      name,
    )
    for (const [attribute, value] of Object.entries(attributes)) {
      expect(attribute).not.toMatch(/^(?:on.*|src|srcset|action|xlink:href)$/)
      if (attribute === 'href') expect(allowed.has(value) || value.startsWith('#')).toBe(true)
    }
  }
  expect(textOf(find('style'))).not.toMatch(/url\(|@import|@font-face/)
  const policy = elementsOf(PAGE).find(({ attributes }) => attributes['http-equiv'] !== undefined)
  expect(policy!.attributes['content']).toContain("default-src 'none'")
})

test('ids are unique, and every link has a target', () => {
  const elements = elementsOf(PAGE)
  const ids = elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]))
  expect(new Set(ids).size).toBe(ids.length)
  for (const { attributes } of elements.filter(({ name }) => name === 'a')) {
    expect(ids).toContain(attributes['href']!.slice(1))
  }
})

test('the summary describes the verdicts without overstating them', () => {
  const tally = elementsOf(section('summary')).filter(({ name }) => name === 'dt')
  expect(tally.map((one) => textOf(one).trim())).toEqual([
    '5 refuted✗',
    '1 incomplete…',
    '1 undecided≟',
    '1 answered→',
    '2 holds on the stated domain✓',
    '1 vacuous∅',
  ])
  const words = textOf(section('summary'))
  expect(words).toContain('This verdict says nothing about positions outside the domain.')
  expect(words).toContain('This sweep is not finished: 1 of its 13 checks has no verdict.')
  expect(words).toContain('n 3..6; k 2; max 20, 60')
  expect(words).not.toContain('proved for')
})

test('the report of a finished sweep has no warning and no empty sections', () => {
  const [first] = SAMPLE.records
  const page = reportHtml({ ...SAMPLE, planned: 1, records: [first!], figures: [] })
  expect(page).not.toContain('not finished')
  expect(page).not.toContain('id="counterexamples"')
  expect(page).not.toContain('#figures')
})

test('every claim has a table with one row per case', () => {
  const articles = elementsOf(section('claims')).filter(({ name }) => name === 'article')
  expect(articles.map(({ attributes }) => attributes['id'])).toEqual([
    'claim-GMMV-T2',
    'claim-V-P5',
    'claim-X-_1_',
  ])
  const rows = articles.map((one) => elementsOf(one).filter(({ name }) => name === 'tr').length)
  expect(rows).toEqual([3, 6, 6])
  expect(textOf(articles[0]!)).toContain('635376')
})

test('a long table of cases is folded under a summary', () => {
  const records = Array.from({ length: 13 }, (_, n) => ({ ...SAMPLE.records[0]!, case: { n } }))
  const page = parseXml(reportHtml({ ...SAMPLE, records }).slice(DOCTYPE.length))
  const folded = elementsOf(page).filter(({ name }) => name === 'summary')
  expect(folded.map(textOf)).toContain('13 cases: 13 holds')
})

test('a counterexample shows the stated value, the solved value, the evidence and the options', () => {
  const shown = elementsOf(section('counterexamples')).filter(
    ({ attributes }) => attributes['class'] === 'evidence',
  )
  expect(shown).toHaveLength(3)
  const words = textOf(shown[0]!)
  for (const part of ['0,1,2', SHOWN, 'its option 0,0,1 is P', '0,0,1 → P', 'box max=60']) {
    expect(words).toContain(part)
  }
  expect(textOf(section('counterexamples'))).toContain('2 more cases are refuted')
})

test('the page contains the figures with their captions', () => {
  const figures = elementsOf(section('figures')).filter(({ name }) => name === 'figure')
  expect(figures).toHaveLength(1)
  expect(elementsOf(figures[0]!).some(({ name }) => name === 'svg')).toBe(true)
  expect(textOf(figures[0]!)).toContain(`Figure 1. Figure of ${SHOWN}.`)
})

test('the page names its origin and the command that creates it again', () => {
  expect(textOf(section('reproduce'))).toContain(SAMPLE.provenance.reproduce)
  const provenance = textOf(section('provenance'))
  for (const part of ['0.1.0', SAMPLE.provenance.planDigest, 'retrograde', '20.20.2', SHOWN]) {
    expect(provenance).toContain(part)
  }
})

test('formulas become MathML, and all other text stays the same', () => {
  const maths = elementsOf(PAGE).filter(({ name }) => name === 'math')
  expect(maths.length).toBeGreaterThanOrEqual(2)
  expect(HTML).toContain(String.raw`<code>$\unknowncommand{x}$</code> and $ alone`)
})

test('every formula of the registry can be typeset', () => {
  const broken = CLAIMS.filter(({ statement }) => mathHtml(statement).includes('<code>$'))
  expect(broken.map(({ id }) => id)).toEqual([])
  for (const { statement } of CLAIMS) parseXml(`<p>${mathHtml(statement)}</p>`)
})

test('a record of an unknown claim is an error', () => {
  expect(() => reportHtml({ ...SAMPLE, claims: [] })).toThrow(
    new RangeError("report: the data do not contain the claim 'GMMV-T2'"),
  )
})

test('the same data always give the same page', () => {
  expect(reportHtml({ ...SAMPLE })).toBe(HTML)
})

function find(name: string): XmlElement {
  return elementsOf(PAGE).find((element) => element.name === name)!
}

function section(id: string): XmlElement {
  return elementsOf(PAGE).find(({ attributes }) => attributes['id'] === id)!
}
