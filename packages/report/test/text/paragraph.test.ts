import { expect, it } from 'vitest'
import { paragraph } from '../../src/text/paragraph.ts'

it('breaks lines at blanks, and never inside a position', () => {
  expect(paragraph('its options: 1,1,2,4 is 3, 0,1,2,5 is 3', 30, '  ')).toBe(
    '  its options: 1,1,2,4 is 3,\n  0,1,2,5 is 3',
  )
})

it('breaks a word at commas if it is longer than a line', () => {
  expect(paragraph('in HNIM(3;{1,2},{1,3},{2,3}) it', 14)).toBe(
    'in\nHNIM(3;{1,2},\n{1,3},{2,3})\nit',
  )
})

it('returns an empty text for an empty text', () => {
  expect(paragraph('', 10)).toBe('')
})
