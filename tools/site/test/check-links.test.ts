import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkLinks } from '../src/check-links.ts'

/** The problems of a site that consists of these files. */
function problemsOf(files: Readonly<Record<string, string>>): string[] {
  const site = mkdtempSync(join(tmpdir(), 'nimlab-site-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(site, name)), { recursive: true })
      writeFileSync(join(site, name), text)
    }
    checkLinks(site)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').slice(1)
  } finally {
    rmSync(site, { recursive: true })
  }
}

describe('checkLinks', () => {
  it('accepts links between pages, and external links', () => {
    const files = {
      'index.html': '<a href="a/b.html#x">b</a> <a href="https://arxiv.org">out</a>',
      'a/b.html': '<h2 id="x"></h2><a href="../index.html">up</a><a href="#x">here</a>',
    }
    expect(problemsOf(files)).toEqual([])
  })

  it('reports dead links, missing headings, unlinked pages, and external scripts', () => {
    const files = {
      'index.html': '<a href="no.html">n</a><a href="#no">n</a><img alt="" src="no.svg">',
      'alone.html': '<script defer src="https://a.example/x.js"></script>',
    }
    expect(problemsOf(files).toSorted()).toEqual([
      'alone.html is not linked',
      'alone.html loads https://a.example/x.js',
      'index.html: #no has no such heading',
      'index.html: no.html leads nowhere',
      'index.html: no.svg leads nowhere',
    ])
  })
})
