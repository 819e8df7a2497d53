import { fileURLToPath } from 'node:url'
import { REFUTATION_CLASSES } from '@nim/conjectures/format'
import { describe, expect, it } from 'vitest'
import { errataSources, readClaimRows, summariesOf } from '../src/claims/claim-data.ts'
import { ERRATUM_PARTS, errataOf } from '../src/claims/errata.ts'
import { filesIn } from '../src/index.ts'

const files = filesIn(fileURLToPath(new URL('../../../', import.meta.url)))
const rows = readClaimRows(files)
const summaries = summariesOf(rows)
const sources = errataSources(rows)
const errata = errataOf(summaries, sources)

describe('the errata', () => {
  it('list each refuted statement of a paper once', () => {
    const refuted = summaries.filter(
      ({ claim, verdict }) =>
        claim.by === 'paper' && claim.kind !== 'question' && verdict === 'refuted',
    )
    const named = errata.flatMap(({ ids, refuted: count }) => ids.slice(0, count))
    expect(named.toSorted()).toEqual(refuted.map(({ claim }) => claim.id).toSorted())
  })

  it('list each finding that refutes nothing once', () => {
    const named = errata.filter(({ refuted }) => refuted === 0).map(({ page }) => page.id)
    expect(named.toSorted()).toEqual([...sources.slips.keys()].toSorted())
  })

  it.each(errata.map((erratum) => [erratum.page.id, erratum] as const))(
    '%s has a class, and says what is printed, what fails, why, and what is correct',
    (_, { class: of, page }) => {
      expect(REFUTATION_CLASSES).toContain(of)
      for (const part of ERRATUM_PARTS) expect(page.parts.get(part)!.length).toBeGreaterThan(20)
      expect(page.parts.get('Why')).not.toContain('\n\n')
    },
  )

  it('are ordered by importance, with quotations of other papers last', () => {
    const places = errata.map(({ class: of }) => REFUTATION_CLASSES.indexOf(of))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(REFUTATION_CLASSES.at(-1)).toBe('quotation')
  })

  it.each(REFUTATION_CLASSES)('have the class %s, which the glossary explains', (of) => {
    const glossary = files.read('docs/glossary.md')
    expect(glossary).toMatch(new RegExp(`^\\| \`${of}\` +\\| .{10}`, 'm'))
  })

  it.each(ERRATUM_PARTS)('are rejected if a page lacks the part: %s', (missing) => {
    for (const { page } of errata) {
      const parts = new Map([...page.parts].filter(([part]) => part !== missing))
      const findings = new Map([...sources.findings, [page.id, { ...page, parts }]])
      expect(() => errataOf(summaries, { ...sources, findings })).toThrow(
        `${page.id}.md has no part: ${missing}`,
      )
    }
  })

  it('are rejected if an erratum has no page', () => {
    for (const { page } of errata) {
      const findings = new Map([...sources.findings].filter(([id]) => id !== page.id))
      expect(() => errataOf(summaries, { ...sources, findings })).toThrow(page.id)
    }
  })
})
