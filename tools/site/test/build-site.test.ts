import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { slugs } from '@nim/pages'
import MiniSearch from 'minisearch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packagesIn } from '../src/api/entry.ts'
import { buildSite } from '../src/build-site.ts'
import { cutsOf } from '../src/cut-pages.ts'
import { madePages } from '../src/made-pages.ts'
import type { SearchEntry } from '../src/layout/search-index.ts'

const ROOT = new URL('../../..', import.meta.url).pathname
const site = mkdtempSync(join(tmpdir(), 'nimlab-site-'))
const read = (name: string): string => readFileSync(join(site, name), 'utf8')

/**
 * Pages that no longer exist, and the pages that replace them. The list includes renumbered and
 * rewritten decisions, and a withdrawn finding.
 */
const MOVED = {
  'decisions/012-long-work-is-watched.html': 'decisions/019-long-work-is-watched.html',
  'decisions/012-own-games-are-carried.html': 'decisions/013-own-games-are-carried.html',
  'decisions/017-no-class-functions.html': 'decisions/017-shift-rules-instead-of-classes.html',
  'findings/GN-R1.b.html': 'papers/gn.html',
  'performance/amd-epyc-family-25-model-17-stepping-1.html': 'performance.html',
  'performance/amd-epyc-family-26-model-2-stepping-1.html': 'performance.html',
  'performance/intel-xeon-processor-family-6-model-167-stepping-1.html': 'performance.html',
  'performance/intel-xeon-processor.html': 'performance.html',
}

/**
 * Addresses of sections that now have their own pages, and the addresses to which they redirect.
 */
const OLD_ADDRESSES = [
  ['atlas/sn-4.html', 'sn412-normal-play', 'sn-4-12.html#sn412-normal-play'],
  [
    'atlas/hnim-4.html',
    'hnim4121423-normal-play-1',
    'hnim-4-12-14-23.html#hnim4121423-normal-play',
  ],
  ['api/core.html', 'parseruleset', 'core-rules/parse-ruleset.html#parseruleset'],
  ['api/core-setnim.html', 'chopthetop', 'core-setnim/chop-the-top.html#chopthetop'],
  ['api/sweep.html', 'plan', 'sweep/plan-plan.html#plan'],
] as const

/**
 * Queries of readers. For each query, the address of one of the first three results must begin with
 * the given text.
 */
const QUESTIONS: readonly (readonly [query: string, page: string])[] = [
  ['install', 'how-to/use-the-packages.html'],
  ['redis', 'sweeps.html'],
  ['resume', 'sweeps.html'],
  ['Theorem 5.1', 'papers/dh/play-on-all-but-one-or-all.html#dh-t5.1'],
  ['2404.06608', 'papers/dh.html'],
  ['2304.06498', 'papers/gmmv.html'],
  ['Conjecture 1', 'findings/GMMV-C1.html'],
  ['P-position', 'glossary.html'],
  ['slurm', 'how-to/sweep-on-a-cluster.html'],
  ['exit code', 'evidence.html#exit-codes'],
  ['misère', 'how-to/find-a-formula.html'],
  ['tutorial', 'tutorial.html'],
  ['remoteness', 'glossary.html#remoteness'],
  ['Grundy value', 'glossary.html#grundy-value'],
  ['certificate', 'glossary.html#certificate'],
  ['coq', 'how-to/read-and-recheck-a-proof.html#in-coq'],
  ['recheck', 'commands/nimlab-recheck.html'],
  ['define a game', 'how-to/define-a-game.html'],
  ['own claim', 'own-claims.html'],
  ['numpy', 'how-to/tables-in-numpy-and-r.html'],
  ['latex', 'commands.html'],
  ['oeis', 'commands/nimlab-sequence.html'],
  ['cite', 'how-to/cite.html'],
  ['bibtex', 'commands/nimlab-cite.html'],
  ['m-critical', 'm-critical.html'],
  ['slow setnim', 'proofs/slow-setnim-types.html'],
  ['nash equilibrium', 'findings/GN-C1.html'],
  ['errata', 'papers/gmmv/errata.html'],
  ['atlas', 'atlas/index.html'],
  ['threads', 'sweeps.html#threads'],
  ['memory', 'memory.html'],
  ['performance', 'performance.html'],
  ['completion', 'commands.html'],
  ['rulesets', 'commands/nimlab-help-rulesets.html'],
  ['formula', 'how-to/test-a-formula.html'],
  ['shard', 'glossary.html#sweep-shard-plan'],
  ['explorer', 'explorer.html'],
  ['verdict', 'evidence.html'],
  ['witness', 'glossary.html#claim-case-verdict'],
  ['referee', 'evidence.html'],
]

describe('the site', () => {
  beforeAll(async () => {
    process.chdir(ROOT)
    await buildSite(site)
  })
  afterAll(() => rmSync(site, { recursive: true }))

  it('contains the pages of docs, the findings with their figures, and the API', () => {
    expect(read('papers/gmmv.html')).toContain('<math')
    expect(read('findings/GMMV-App.html')).toContain('src="../figures/findings/GMMV-App.svg"')
    expect(statSync(join(site, 'figures/findings/GMMV-App.svg')).size).toBeGreaterThan(1000)
    expect(read('api/core-own-game.html')).toMatch(/<h2 id="[a-z]+">/)
    expect(read('api/core-rules/parse-ruleset.html')).toMatch(
      /<h2 id="parseruleset">parseRuleset<\/h2>/,
    )
  })

  it('contains every page that docs contained when all pages were committed', () => {
    const paths = readFileSync(new URL('pages-of-docs.txt', import.meta.url), 'utf8')
    const urls = paths
      .trim()
      .split('\n')
      .map((path) => path.replace(/^docs\//, '').replace(/README\.md$/, 'index.md'))
      .map((path) => path.replace(/\.md$/, '.html'))
    expect(urls.length).toBeGreaterThan(100)
    const missing = urls.filter((url) => !existsSync(join(site, url)))
    expect(missing).toEqual(Object.keys(MOVED))
    for (const url of Object.values(MOVED)) expect(existsSync(join(site, url)), url).toBe(true)
  })

  it('contains the games of the atlas with their pictures, and the long list of claims', () => {
    expect(read('atlas/sn-3-2.html')).toContain('figures/atlas/sn-3-normal/sn-3-2-normal.svg')
    expect(read('figures/atlas/sn-3-normal/sn-3-2-normal.svg')).toContain('<svg')
    expect(read('questions.html')).toMatch(/href="atlas\/sn-4-\d+\.html#sn4/)
    expect(read('claims/gmmv.html')).toContain('box max=')
    expect(read('claims.html')).toContain('href="claims/gmmv.html"')
  })

  it.each(OLD_ADDRESSES)('redirects the old address %s#%s to %s', (page, anchor, target) => {
    const html = read(page)
    const from = html.indexOf(`<a id="${anchor}"></a>`)
    expect(from).toBeGreaterThan(0)
    const link = /href="([^"]*)"/.exec(html.slice(from))![1]!
    expect(link).toBe(target)
    const [file = '', id] = join(dirname(page), link).split('#')
    expect(read(file)).toContain(`<h2 id="${id}">`)
  })

  it('contains an anchor for each export on the page of its entry, even if that page is split', () => {
    for (const { entries } of packagesIn('.')) {
      for (const { page, declarations } of entries) {
        const html = read(`api/${page}.html`)
        const slug = slugs()
        const missing = declarations.filter(({ name }) => !html.includes(` id="${slug(name)}"`))
        expect(missing.map(({ name }) => `${page}: ${name}`)).toEqual([])
      }
    }
  })

  let whole: ReadonlyMap<string, string> | undefined
  it.each(cutsOf(ROOT).map(({ page }) => page))(
    'keeps every anchor of %s on its address',
    (page) => {
      const html = read(page.replace('README.md', 'index.md').replace(/\.md$/, '.html'))
      whole ??= madePages('.', []).pages
      const text = whole.get(page) ?? readFileSync(join('docs', page), 'utf8')
      const prose = text.replaceAll(/^ *(`{3,})[^]*?^ *\1$/gm, '')
      const slug = slugs()
      const headings = [...prose.matchAll(/^#{2,6} (.*)$/gm)].map(([, title]) => slug(title!))
      const anchors = [...prose.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id!)
      expect(headings.length + anchors.length).toBeGreaterThan(4)
      expect([...headings, ...anchors].filter((id) => !html.includes(` id="${id}"`))).toEqual([])
    },
  )

  it('links to the part of a cut page that contains the anchor', () => {
    expect(read('commands.html')).toContain('href="commands/nimlab-position.html"')
    expect(read('claims/dh.html')).toMatch(/href="\.\.\/papers\/dh\/[a-z-]+\.html#dh-c1"/)
    expect(read('papers/dh/errata.html')).toMatch(/href="[a-z-]+\.html#dh-alg2"/)
    expect(read('commands/nimlab-position.html')).toContain('href="../commands.html"')
  })

  it('links a page to the sources that it mentions', () => {
    expect(read('papers/dh/further-results.html')).toContain(
      'href="../../source/formal/theories/Headlines.v.html"',
    )
    expect(read('source/formal/theories/Headlines.v.html')).toContain('Theorem')
  })

  describe('the search', () => {
    let index: MiniSearch<SearchEntry>
    beforeAll(() => {
      const script = read('search-index.js')
      const data = JSON.parse(script.slice(script.indexOf('{'))) as never
      index = MiniSearch.loadJS(data, globalThis.nimlabQuery.options)
    })

    it.each(QUESTIONS)('finds for "%s" the page %s', (query, page) => {
      const addresses = globalThis.nimlabQuery.find(index, query).map(({ id }) => id)
      const pages = addresses.filter((id) => !/^(?:api|source)\//.test(id)).slice(0, 3)
      expect(pages.filter((id) => id.startsWith(page))).not.toEqual([])
    })

    it('has 40 test queries, and finds a claim by its name', () => {
      expect(QUESTIONS).toHaveLength(40)
      expect(globalThis.nimlabQuery.find(index, 'DH-C1')[0]!.id).toBe(
        'papers/dh/further-results.html#dh-c1',
      )
      expect(globalThis.nimlabQuery.find(index, 'no such words at all qqq')).toBeDefined()
    })
  })

  it('contains only relative addresses', () => {
    for (const name of ['index.html', 'how-to/cite.html', 'source/CONTRIBUTING.html']) {
      expect(read(name)).not.toMatch(/(?:href|src)="\//)
    }
  })
})
