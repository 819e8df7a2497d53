import { expect, test } from 'vitest'
import { reportMarkdown } from '../../src/report.ts'
import { SAMPLE } from '../report/sample.ts'

const MARKDOWN = reportMarkdown(SAMPLE, { figureFile: (i) => `a figure-${i + 1}.svg` })

test('the report has every section, and every counterexample with its evidence', () => {
  const sections = [...MARKDOWN.matchAll(/^## (.*)$/gm)].map(([, name]) => name)
  expect(sections).toEqual([
    'Summary',
    'Counterexamples',
    'Figures',
    'Claims',
    'How to reproduce',
    'Provenance',
  ])
  expect(MARKDOWN).toContain('**This sweep is not finished: 1 of its 13 checks has no verdict.')
  expect(MARKDOWN).toContain('- **0,1,2** (')
  expect(MARKDOWN).toContain('  - options: 0,0,1 → P; 0,1,1 → 4')
  expect(MARKDOWN).toContain('](<a%20figure-1.svg>)')
  expect(reportMarkdown(SAMPLE)).not.toContain('![')
})

test('hostile text never becomes markup', () => {
  const outsideCode = MARKDOWN.replaceAll(/(`+)(?:(?!\1).)+\1/gs, '')
  expect(outsideCode).not.toMatch(/(?<!\\)<b>/)
  expect(outsideCode).not.toMatch(/(?<!\\)\[j/)
  expect(outsideCode).not.toMatch(/(?<!\\)\*i/)
})

test('every row of a table has as many cells as its head', () => {
  const tables = MARKDOWN.split('\n\n').filter((block) => block.startsWith('|'))
  expect(tables.length).toBeGreaterThan(5)
  for (const table of tables) {
    const widths = table.split('\n').map((row) => row.match(/(?<!\\)\|/g)!.length)
    expect(new Set(widths).size).toBe(1)
  }
})
