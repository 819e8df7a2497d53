import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../src/build-site.ts'

const site = mkdtempSync(join(tmpdir(), 'nimlab-site-'))
const read = (name: string): string => readFileSync(join(site, name), 'utf8')

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
