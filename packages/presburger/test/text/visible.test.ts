import { describe, expect, it } from 'vitest'
import { visible } from '../../src/text/visible.ts'

describe('visible(text)', () => {
  it('escapes characters that would control the terminal', () => {
    expect(visible('a\u001B[2Jb\nc\u009Bd é')).toBe('a\\u001b[2Jb\\u000ac\\u009bd é')
    expect(visible('\u202E\uD800\u{E0001}')).toBe('\\u202e\\ud800\\u{e0001}')
  })

  it('marks a truncated text with an ellipsis', () => {
    expect([visible('xyz', 2), visible('xyz', 3)]).toEqual(['xy…', 'xyz'])
  })
})
