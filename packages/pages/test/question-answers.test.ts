import { fileURLToPath } from 'node:url'
import { ANSWERS, CARDS } from '@nim/conjectures/cards'
import { blocksMarkdown } from '@nim/report/blocks'
import { type ClaimPage, provedSummary } from '@nim/report/claims'
import { describe, expect, it } from 'vitest'
import { questionsBlocks } from '../src/atlas/questions.ts'
import { readAtlas } from '../src/atlas/rows.ts'
import { WITHOUT_LINKS } from '../src/atlas/sections.ts'
import { readClaimRows, summariesOf } from '../src/claims/claim-data.ts'
import { claimPages } from '../src/claims/claim-pages.ts'
import { claimData } from '../src/explorer/claim-data.ts'
import { filesIn } from '../src/files.ts'

const files = filesIn(fileURLToPath(new URL('../../../', import.meta.url)))
const rows = readClaimRows(files)
const summaries = summariesOf(rows)
const atlas = readAtlas(files)
const pages = claimPages(files, rows, atlas, new Map())

/** Replaces all white space by single spaces, so that line breaks do not matter. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** The text that a browser shows for HTML that contains no elements. */
const textOf = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** The part of a text from one marker to the next marker of the same kind. */
function sectionOf(text: string, begin: string, next: string): string {
  const from = text.indexOf(begin)
  expect(from, begin).toBeGreaterThanOrEqual(0)
  const end = text.indexOf(next, from + begin.length)
  return plain(text.slice(from, end < 0 ? undefined : end))
}

const questions = blocksMarkdown(
  questionsBlocks({ atlas, summaries, findings: rows.findingPages, link: WITHOUT_LINKS }),
)
const explorer = new Map(claimData(rows).pages.map(([path, page]) => [path, page as ClaimPage]))
const QUESTIONS = CARDS.filter(({ kind }) => kind === 'question')

describe('the answer to a question', () => {
  it.each(QUESTIONS.map((card) => [card.id, card] as const))(
    '%s is the same text on every page, in the explorer, and beside the cards',
    (id, card) => {
      const { answer, status } = provedSummary(card, rows.records, rows.proved)
      expect(ANSWERS[id]).toEqual({ status, words: answer })
      const paper = pages.get(`docs/papers/${card.paper}.md`)!
      const places = [
        sectionOf(paper, `<a id="${id.toLowerCase()}">`, '<a id='),
        sectionOf(questions, `### [${id}]`, '### '),
        plain(textOf(explorer.get(`claims/pages/${id}.json`)!.answer!)),
      ]
      for (const place of places) expect(place).toContain(plain(answer!))
      expect(places[0]).toContain(`**${status}`)
      expect(places[1]!.toLowerCase()).toContain(`**${status}.**`)
    },
  )

  it('changes on every page if a record changes', () => {
    const i = rows.records.findIndex(({ claim, failures }) => claim === 'DH-OP1' && failures === 0)
    const record = { ...rows.records[i]!, failures: 1 }
    const changed = { ...rows, records: rows.records.with(i, record) }
    const answer = ANSWERS['DH-OP1']!.words
    const card = QUESTIONS.find(({ id }) => id === 'DH-OP1')!
    const paper = claimPages(files, changed, atlas, new Map()).get('docs/papers/dh.md')!
    const page = claimData(changed).pages.find(([path]) => path === 'claims/pages/DH-OP1.json')!
    const after = provedSummary(card, changed.records, rows.proved).answer!
    expect(after).not.toBe(answer)
    expect(sectionOf(paper, '<a id="dh-op1">', '<a id=')).toContain(after)
    expect((page[1] as ClaimPage).answer).toBe(after)
  })
})
