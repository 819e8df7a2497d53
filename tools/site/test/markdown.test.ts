import { describe, expect, it } from 'vitest'
import { exportedDeclarations } from '../src/api/exported-declarations.ts'
import { slugs } from '@nim/pages'
import { linkTarget, pageMap } from '../src/page-map.ts'

const ROOT = new URL('../../..', import.meta.url).pathname

describe('slugs', () => {
  it('makes the same ids as GitHub, and numbers repeated ones', () => {
    const slug = slugs()
    expect(slug('One package, alone: `@nim/core`')).toBe('one-package-alone-nimcore')
    expect(slug('x_n – y')).toBe('x_n--y')
    expect([slug('A'), slug('a')]).toEqual(['a', 'a-1'])
  })
})

describe('linkTarget', () => {
  it('is the path in the repository, or null for an external address', () => {
    expect(linkTarget('docs/how-to/cite.md', '../papers/dh.md#dh-c1')).toBe('docs/papers/dh.md')
    expect(linkTarget('docs/index.md', '../formal/')).toBe('formal')
    expect(linkTarget('docs/index.md', '#three')).toBeNull()
    expect(linkTarget('docs/index.md', 'https://arxiv.org')).toBeNull()
  })
})

describe('pageMap', () => {
  it('reports a link to a file that does not exist', () => {
    const made = new Map([['made.md', '[no](no.md)']])
    expect(() => pageMap(ROOT, made)).toThrow('docs/made.md links to docs/no.md: no such file')
  })
})

describe('exportedDeclarations', () => {
  it.each([
    ['core/src/index.ts', '@nim/core'],
    ['core/src/rules/index.ts', '@nim/core/rules'],
    ['core/src/exact-slow/index.ts', '@nim/core/exact-slow'],
    ['bruteforce/src/index.ts', '@nim/bruteforce'],
    ['report/src/index.ts', '@nim/report'],
  ])('finds everything that %s exports at run time', async (entry, name) => {
    const found = exportedDeclarations(ROOT, `packages/${entry}`)
    // The page of @nim/presburger/text contains these exports.
    const others = ['numberOf', 'oneLine', 'visible']
    const all = Object.keys((await import(name)) as object)
    const exported = all.filter((each) => !others.includes(each))
    expect(found.map((declaration) => declaration.name)).toEqual(expect.arrayContaining(exported))
    expect(found.filter(({ signature }) => signature === '')).toEqual([])
  })

  it('returns the comment, and the declaration without its body', () => {
    const declarations = exportedDeclarations(ROOT, 'packages/core/src/rules/index.ts')
    const found = declarations.find(({ name }) => name === 'formatPosition')!
    expect(found.signature).toMatch(/^export function formatPosition\(.*\): string$/)
    expect(found.comment).not.toBe('')
    expect(found.comment).not.toMatch(/^\s*\*/m)
  })
})
