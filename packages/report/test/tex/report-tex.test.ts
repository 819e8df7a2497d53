import { expect, test } from 'vitest'
import { reportTex } from '../../src/report.ts'
import { SAMPLE } from '../report/sample.ts'
import { imbalance } from './balance.ts'

const TEX = reportTex(SAMPLE, { figureFile: (i) => `figure-${i + 1}` })

test('the document is balanced for all data, and is ASCII or Latin-1', () => {
  expect(imbalance(TEX)).toBe(null)
  expect(TEX).toMatch(/^[\n -~À-ÿ]*$/)
})

test('the document has every section, and every counterexample with its evidence', () => {
  const sections = [...TEX.matchAll(/\\section\{([^}]*)\}/g)].map(([, name]) => name)
  expect(sections).toEqual([
    'Summary',
    'Counterexamples',
    'Figures',
    'Claims',
    'How to reproduce',
    'Provenance',
  ])
  expect(TEX).toContain('This sweep is not finished: 1 of its 13 checks has no verdict.')
  expect(TEX).toContain(String.raw`\item[5 refuted]`)
  expect(TEX).toContain(String.raw`\item[2 holds on the stated domain]`)
  expect(TEX).toContain(String.raw`\item \textbf{0,1,2}`)
  expect(TEX).toContain('2 more cases are refuted; the table of the claim lists them.')
  expect(TEX).toContain(String.raw`\includegraphics[width=0.9\linewidth]{figure-1}`)
  expect(TEX).toContain('nimlab sweep run plan.json -{}-out again')
})

test('a report without files for figures contains no figures', () => {
  expect(reportTex(SAMPLE)).not.toContain('includegraphics')
})
