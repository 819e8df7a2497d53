import { describe, expect, it } from 'vitest'
import { parseFindingPage } from '../../src/index.ts'

describe('parseFindingPage', () => {
  it('keeps a parenthesis after a label, and adds paragraphs without a label to the previous part', () => {
    const page = parseFindingPage(
      '# X-1: a title\n\n**Printed.** One.\n\n**Correct.** (a) and (c).\n\nMore.\n',
    )
    expect(page.title).toBe('a title')
    expect(Object.fromEntries(page.parts)).toEqual({
      Printed: 'One.',
      Correct: '(a) and (c).\n\nMore.',
    })
  })
})
