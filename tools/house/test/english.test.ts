import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EXCUSES } from '../src/english/excuses.ts'
import { PATTERNS } from '../src/english/patterns.ts'
import { sentencesOf, wordsIn } from '../src/english/sentences.ts'
import { paragraphsOf } from '../src/english/texts.ts'
import type { House } from '../src/house.ts'
import { plainWords } from '../src/rules/plain-words.ts'
import { shortSentences } from '../src/rules/short-sentences.ts'

const ROOT = new URL('../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')

function hits(path: string, text: string): string[] {
  const isPage = path.endsWith('.md')
  const house: House = {
    sources: isPage ? [] : [{ path, text }],
    packages: [],
    pages: isPage ? [{ path, text }] : [],
    tracked: [],
  }
  return [...plainWords.complaints(house), ...shortSentences.complaints(house)].map(({ says }) =>
    /^line \d+, ([^:]+):|^line \d+: (\d+ words)/.exec(says)!.slice(1).join(''),
  )
}

describe('plainWords', () => {
  it.each([
    ['they', 'The player loses, whatever he does.'],
    ['no X', 'Where a formula is none, the sweep does not begin.'],
    ['a noun, no participle', 'The asked is compared with the rest.'],
    ['name the thing', 'It prints what was found for people.'],
    ['who says so', 'What a box shows is said to be of a box.'],
    ['two sentences', 'It finds the pieces of which it is made.'],
    ['singular after 1', 'The solver answered 1 queries in time.'],
    ['units in words', 'Start it with --memory 4294967296 on the cluster.'],
  ])('reports a breach of the rule %s in a page and in a message', (name, sentence) => {
    expect(hits('docs/a.md', `# Title\n\n${sentence}\n`)).toEqual([name])
    expect(hits('apps/a/src/a.ts', `note(\`${sentence}\`)`)).toEqual([name])
    expect(Object.keys(PATTERNS)).toContain(name)
  })

  it('reports some patterns in a comment', () => {
    expect(hits('apps/a/src/a.ts', '/** The player and his moves. */')).toEqual(['they'])
  })

  it('ignores code, mathematics, quotations and names', () => {
    const page =
      'It writes `what was found`, $he_1$ and "the formula is none".\n\n```text\nhe\n```\n'
    expect(hits('docs/a.md', page)).toEqual([])
    expect(hits('apps/a/src/a.ts', "const he = 'his'")).toEqual([])
    expect(hits('docs/a.md', 'There is none. In k + 1 piles, or in 11 piles.')).toEqual([])
  })
})

describe('shortSentences', () => {
  const words = (count: number): string =>
    `${Array.from({ length: count }, () => 'word').join(' ')}.`

  it('reports a sentence with 26 words', () => {
    expect(hits('docs/index.md', words(25))).toEqual([])
    expect(hits('docs/index.md', words(26))).toEqual(['26 words'])
    expect(hits('docs/index.md', `${words(20)} Another ${words(20)}`)).toEqual([])
  })

  it('reads list items and table cells one by one', () => {
    const page = `- ${words(20)}\n- ${words(20)}\n\n| a | b |\n| --- | --- |\n| ${words(20)} | ${words(20)} |\n`
    expect(hits('docs/index.md', page)).toEqual([])
    expect(paragraphsOf({ path: 'docs/index.md', text: page }).length).toBeGreaterThan(4)
  })

  it('does not end a sentence at an abbreviation', () => {
    expect(sentencesOf('Use a limit, e.g. 4 GiB. It is enough.')).toHaveLength(2)
    expect(wordsIn('a – b, 12')).toBe(3)
  })
})

it('at most 20 texts are exempt, each with a reason, and each still exists', () => {
  expect(EXCUSES.length).toBeLessThanOrEqual(20)
  for (const { path, text, why } of EXCUSES) {
    expect(read(path)).toContain(text)
    expect(why.length).toBeGreaterThan(10)
  }
})

describe('README', () => {
  it('has at most 700 words', () => {
    expect(read('README.md').trim().split(/\s+/).length).toBeLessThanOrEqual(700)
  })

  it('has a section for each kind of reader', () => {
    for (const door of [
      'I have a conjecture',
      'I am checking a paper',
      'I run sweeps on a cluster',
      'I write TypeScript',
    ]) {
      expect(read('README.md')).toContain(`**${door}.**`)
    }
  })
})

it('docs/writing.md has a row for every pattern', () => {
  for (const name of Object.keys(PATTERNS)) expect(read('docs/writing.md')).toContain(`| ${name} `)
})
