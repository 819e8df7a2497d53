import { expect, it } from 'vitest'
import { cutPage } from '../src/cut-pages.ts'

const PAGE = `# Whole

Before [one](#one) and [two](#two-b).

## One

See [other](other.md#x), [two](#two-b) and \`[code](other.md)\`.

\`\`\`text
## no heading
\`\`\`

### Detail

## Two \`b\`

<a id="c-1"></a>**C-1** (place). Text. <a id="c-2"></a>**C-2** (place). Text.

## Kept

After.
`
const CUT = { page: 'folder/whole.md', folder: 'folder/parts', at: /^## (?:One|Two)/, of: ' (W)' }

it('lists the parts of a page in their place, with every anchor', () => {
  expect(cutPage(PAGE, CUT).index).toBe(`# Whole

Before [one](#one) and [two](#two-b).

- <a id="one"></a>[One](parts/one.md)
  - <a id="detail"></a>[Detail](parts/one.md#detail)
- <a id="two-b"></a>[Two \`b\`](parts/two-b.md): <a id="c-1"></a>[C-1](parts/two-b.md#c-1), <a id="c-2"></a>[C-2](parts/two-b.md#c-2)

## Kept

After.
`)
})

it('moves a part to its own page, where links lead to the same places', () => {
  const { parts } = cutPage(PAGE, CUT)
  expect([...parts.keys()]).toEqual(['folder/parts/one.md', 'folder/parts/two-b.md'])
  expect(parts.get('folder/parts/one.md')).toBe(`# One (W)

This page is a part of [Whole](../whole.md).

See [other](../other.md#x), [two](../whole.md#two-b) and \`[code](other.md)\`.

\`\`\`text
## no heading
\`\`\`

## Detail
`)
})

it('gives the new place of each anchor', () => {
  expect(Object.fromEntries(cutPage(PAGE, CUT).places)).toEqual({
    one: { path: 'folder/parts/one.md', anchor: '' },
    detail: { path: 'folder/parts/one.md', anchor: 'detail' },
    'two-b': { path: 'folder/parts/two-b.md', anchor: '' },
    'c-1': { path: 'folder/parts/two-b.md', anchor: 'c-1' },
    'c-2': { path: 'folder/parts/two-b.md', anchor: 'c-2' },
  })
})

it('puts a heading before the list if the page has none', () => {
  const { index } = cutPage(PAGE, { ...CUT, list: 'All parts' })
  expect(index).toContain('## All parts\n\n- <a id="one"></a>[One](parts/one.md)')
})
