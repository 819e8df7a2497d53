import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../src/build-site.ts'

const site = mkdtempSync(join(tmpdir(), 'nimlab-site-'))
const read = (name: string): string => readFileSync(join(site, name), 'utf8')

/** Pages that are gone, and the pages that have their contents: decisions with new numbers or a new text, a finding that was withdrawn. */
const MOVED = {
  'decisions/012-long-work-is-watched.html': 'decisions/019-long-work-is-watched.html',
  'decisions/012-own-games-are-carried.html': 'decisions/013-own-games-are-carried.html',
  'decisions/017-no-class-functions.html': 'decisions/017-shift-rules-instead-of-classes.html',
  'findings/GN-R1.b.html': 'papers/gn.html',
}

describe('the site', () => {
  beforeAll(async () => {
    process.chdir(new URL('../../..', import.meta.url).pathname)
    await buildSite(site)
  })
  afterAll(() => rmSync(site, { recursive: true }))

  it('has the pages of docs, those of findings with their figures, and the API', () => {
    expect(read('papers/gmmv.html')).toContain('<math')
    expect(read('findings/GMMV-App.html')).toContain('src="../figures/findings/GMMV-App.svg"')
    expect(statSync(join(site, 'figures/findings/GMMV-App.svg')).size).toBeGreaterThan(1000)
    expect(read('api/core-rules.html')).toMatch(/<h2 id="parseruleset">parseRuleset<\/h2>/)
  })

  it('has every page that docs had while all of them were committed', () => {
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

  it('has the games of the atlas with their pictures, and the long list of claims', () => {
    expect(read('atlas/sn-3.html')).toContain('figures/atlas/sn-3-normal/sn-3-2-normal.svg')
    expect(read('figures/atlas/sn-3-normal/sn-3-2-normal.svg')).toContain('<svg')
    expect(read('questions.html')).toContain('href="atlas/sn-4.html#')
    expect(read('claims.html')).toContain('box max=')
  })

  it('leads from a page to the sources that it names', () => {
    expect(read('papers/dh.html')).toContain('href="../source/formal/theories/Headlines.v.html"')
    expect(read('source/formal/theories/Headlines.v.html')).toContain('Theorem')
  })

  it('finds claims by their names', () => {
    expect(read('search-index.js')).toMatch(/\["DH-C1[^\]]*"papers\/dh.html#dh-c1"\]/)
  })

  it('has no address that depends on where it stands', () => {
    for (const name of ['index.html', 'how-to/cite.html', 'source/CONTRIBUTING.html']) {
      expect(read(name)).not.toMatch(/(?:href|src)="\//)
    }
  })
})
