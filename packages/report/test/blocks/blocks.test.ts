import { describe, expect, it } from 'vitest'
import {
  type Block,
  blocksHtml,
  blocksMarkdown,
  blocksTex,
  heading,
  paragraphs,
  piecesOf,
  table,
} from '../../src/blocks/index.ts'

const PAGE: readonly Block[] = [
  heading(2, 'SN(3,{2})'),
  ...paragraphs('**Theorem.** $x_1 \\le x_2$ by `nimlab` & [NT-9](../papers/nt.md#nt-9)'),
  {
    kind: 'list',
    items: [
      { depth: 0, words: '$o$ even' },
      { depth: 1, words: '$r < 3$', to: '**P**' },
      { depth: 0, words: '$o$ odd', to: '**N**' },
    ],
  },
  table(
    ['n', 'status'],
    [
      ['3', 'proved'],
      ['12', 'a | b'],
    ],
  ),
  { kind: 'code', text: 'nimlab <x>', language: 'sh' },
  { kind: 'figure', title: 'Slices', file: 'a/b.svg' },
  { kind: 'folded', summary: 'more', blocks: paragraphs('inside') },
  { kind: 'quote', blocks: paragraphs('one\ntwo') },
  { kind: 'maths', tex: 'x^2', mathml: '<math><mi>x</mi></math>', text: 'x*x' },
]

describe('the parser of inline markup', () => {
  it('recognises text, code, formulas, links, strong words and emphasis', () => {
    expect(piecesOf('a **b $c$** `d|e` [f](g) *h*')).toEqual([
      { kind: 'text', source: 'a ' },
      {
        kind: 'strong',
        pieces: [
          { kind: 'text', source: 'b ' },
          { kind: 'math', source: 'c' },
        ],
      },
      { kind: 'text', source: ' ' },
      { kind: 'code', source: 'd|e' },
      { kind: 'text', source: ' ' },
      { kind: 'link', pieces: [{ kind: 'text', source: 'f' }], to: 'g' },
      { kind: 'text', source: ' ' },
      { kind: 'emphasis', pieces: [{ kind: 'text', source: 'h' }] },
    ])
  })

  it('returns plain text if nothing is marked up', () => {
    const plain = ['costs $5', 'a * b * c', '2*x*y', 'm* and M*', '[a] (b)', 'a ` b']
    for (const words of plain) expect(piecesOf(words)).toEqual([{ kind: 'text', source: words }])
  })

  it('takes an escaped character literally', () => {
    expect(piecesOf(String.raw`\*a\* \$5\$`)).toEqual([{ kind: 'text', source: '*a* $5$' }])
  })
})

describe('a page of blocks', () => {
  it('can be written as Markdown', () => {
    expect(blocksMarkdown(PAGE)).toBe(`## SN(3,{2})

**Theorem.** $x_1 \\le x_2$ by \`nimlab\` & [NT-9](../papers/nt.md#nt-9)

- $o$ even
  - $r < 3$: **P**
- $o$ odd: **N**

|   n | status |
| --: | ------ |
|   3 | proved |
|  12 | a \\| b |

\`\`\`sh
nimlab <x>
\`\`\`

![Slices](a/b.svg)

<details>
<summary>more</summary>

inside

</details>

> one
> two

$$x^2$$
`)
  })

  it('can be written as HTML, in which the caller determines the links', () => {
    const [title, theorem, list, numbers, code, figure, folded, quote, maths] = blocksHtml(
      PAGE,
      (address, words) => (address.startsWith('../papers/') ? `#/claims/${words}` : null),
    )
    expect(title).toBe('<h2>SN(3,{2})</h2>')
    expect(theorem).toMatch(
      /^<p><strong>Theorem\.<\/strong> <math.*<\/math> by <code>nimlab<\/code>/,
    )
    expect(theorem).toContain('&amp; <a href="#/claims/NT-9">NT-9</a></p>')
    expect(list).toMatch(
      /^<ul><li>.*<ul><li>.*: <strong>P<\/strong><\/li><\/ul><\/li><li>.*<\/ul>$/,
    )
    expect(numbers).toContain('<td class="number">12</td><td>a | b</td>')
    expect(code).toBe('<pre><code>nimlab &lt;x&gt;</code></pre>')
    expect(figure).toBe('<p><img src="a/b.svg" alt="Slices"/></p>')
    expect(folded).toBe('<details><summary>more</summary>\n<p>inside</p>\n</details>')
    expect(quote).toBe('<blockquote><p>one\ntwo</p></blockquote>')
    expect(maths).toBe('<p><math><mi>x</mi></math></p>')
    expect(blocksHtml(paragraphs('[a](b)'))).toEqual(['<p>a</p>'])
  })

  it('can be written as LaTeX', () => {
    const tex = blocksTex(PAGE)
    expect(tex).toContain(String.raw`\subsection*{SN(3,\{2\})}`)
    expect(tex).toContain(String.raw`\textbf{Theorem.} $x_1 \le x_2$ by \texttt{nimlab} \& NT-9`)
    expect(tex).toMatch(/\\begin\{itemize\}\n\\item \$o\$ even\n\\begin\{itemize\}\n\\item/)
    expect(tex.match(/\\begin\{itemize\}/g)).toHaveLength(2)
    expect(tex.match(/\\end\{itemize\}/g)).toHaveLength(2)
    expect(tex).toContain(String.raw`12 & a \textbar{} b \\`)
    expect(tex).toContain(String.raw`\includegraphics[width=0.9\linewidth]{a/b}`)
    expect(tex).toContain(String.raw`\[x^2\]`)
  })
})
