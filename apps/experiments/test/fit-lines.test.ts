import { describe, expect, it } from 'vitest'
import { fitLines } from '../src/terminal/fit-lines.ts'

describe('fitLines', () => {
  it('fills paragraphs at the margin, however their lines were broken', () => {
    const text = 'one two\nthree four five six\nseven\n\neight'
    expect(fitLines(text, 14)).toBe('one two three\nfour five six\nseven\n\neight')
  })

  it('leaves what is indented where it is, and a heading above it', () => {
    const text = 'Options:\n  -a  one\n  -b  two\nnext\n  format: 1\n    - claim'
    expect(fitLines(text, 40)).toBe(text)
  })

  it('breaks a long indented line under its indent, and an example for a shell', () => {
    expect(fitLines('  one two three', 9)).toBe('  one two\n  three')
    expect(fitLines('  nimlab solve x --max 3', 18)).toBe('  nimlab solve x \\\n      --max 3')
  })
})
