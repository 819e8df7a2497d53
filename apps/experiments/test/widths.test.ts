import { describe, expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import { fitLines } from '../src/terminal/fit-lines.ts'
import { nimlab } from './run-command.ts'

const LISTS = [
  ['--help'],
  ['claims'],
  ['claims', '--from', 'nimlab', '--search', 'lemma'],
  ['show', 'slow-setnim'],
  ['show', 'DH-Alg2'],
  ['show', 'V-Tab2'],
  ['check', 'DH-L3.1', 'DH-OP1', 'GN-4b', 'slow-setnim', '--quick'],
  ['check', 'DH-L3.1', 'GMMV-Cor1ii', '--quick', '-v'],
  ['position', 'SN(6,{2,4})', '3,5,6,7,9,1000000000000'],
  ['position', 'NIM(12,6)', '1,2,3,4,5,6,7,8,9,10,11,12'],
  ['solve', 'SN(5,{1,2,3,5})', '--max', '10', '--value', 'grundy'],
  ['test', 'SN(5,{2,3})', '--says', 'o == 0 or sum(red) == 0 (mod 4)', '--max', '6'],
  ['grid', 'SN(6,{4,5,6})', '--max', '6'],
  ['prove', 'DH-I3', '--by', 'written'],
  ['sequence', 'NIM(4,3)', '--max', '12'],
  ['list', 'NIM(4,3)', '--max', '4', '--across', '4'],
]
const VERBS =
  'claims show cite check test prove bound recheck position solve list sequence plot grid report sweep'.split(
    ' ',
  )
const PARTS = ['run', 'status', 'merge', 'recheck', 'worker', 'slurm'].map((verb) => [
  'sweep',
  verb,
])

describe('every list fits 100 columns', () => {
  it.each([
    ...sampled(LISTS, 3),
    ...[...VERBS.map((verb) => [verb]), ...PARTS].map((verb) => [...verb, '--help']),
  ])('nimlab %s %s %s', async (...args) => {
    const { stdout: text } = await nimlab(...args)
    expect(text).not.toBe('')
    const wide = text.split('\n').filter((line) => Array.from(line).length > 100)
    expect(wide).toEqual([])
  })
})

describe('fitLines', () => {
  it('fills paragraphs at the margin, wherever their lines break', () => {
    const text = 'one two\nthree four five six\nseven\n\neight'
    expect(fitLines(text, 14)).toBe('one two three\nfour five six\nseven\n\neight')
  })

  it('does not change indented lines, or the heading above them', () => {
    const text = 'Options:\n  -a  one\n  -b  two\nnext\n  format: 1\n    - claim'
    expect(fitLines(text, 40)).toBe(text)
  })

  it('breaks a long indented line with the same indent, and breaks a command as a shell accepts it', () => {
    expect(fitLines('  one two three', 9)).toBe('  one two\n  three')
    expect(fitLines('  nimlab solve x --max 3', 18)).toBe('  nimlab solve x \\\n      --max 3')
  })
})
