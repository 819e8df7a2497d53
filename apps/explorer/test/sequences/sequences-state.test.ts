import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAddress } from '../../src/address/address.ts'
import { sequenceCommand } from '../../src/views/sequences/sequence-command.ts'
import { sequenceCsv, triangleCsv } from '../../src/views/sequences/sequence-files.ts'
import { readSequences, sequencesAddress } from '../../src/views/sequences/sequences-state.ts'

const ADDRESSES = [
  '#/sequences',
  '#/sequences?of=counts&game=SN(3,{2})&by=sum&only=N&play=misere&max=11&triangle=yes',
  '#/sequences?of=gm&x=18,17,15&l=5&rows=40',
  '#/sequences?of=wythoff&count=1000',
]

test.each(ADDRESSES)('readSequences reads the address of a state back unchanged: %s', (hash) => {
  const { state, problems } = readSequences(parseAddress(hash))
  expect(problems).toEqual([])
  expect(readSequences(parseAddress(sequencesAddress(state)))).toEqual({ state, problems: [] })
})

test('any settings determine a state', () => {
  const names = ['of', 'game', 'play', 'by', 'only', 'max', 'triangle', 'x', 'l', 'rows', 'count']
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(...names),
        fc.oneof(fc.string(), fc.constantFrom('gm', '-1', '1e9')),
      ),
      (settings) => void readSequences({ settings }),
    ),
  )
})

test('invalid parts of an address are named', () => {
  const { problems } = readSequences(parseAddress('#/sequences?of=gm&x=1,<b>&l=1&rows=1000000'))
  expect(problems.map((line) => line.split(':')[0])).toEqual(['x', 'l', 'rows'])
})

test('each state has its command', () => {
  const commands = ADDRESSES.map((hash) => sequenceCommand(readSequences(parseAddress(hash)).state))
  expect(commands).toEqual([
    "nimlab sequence 'NIM(4,2)' --count-by largest --max 60 --b-file b-file.txt",
    "nimlab sequence 'SN(3,{2})' --count-by sum --max 11 --only N --misere --triangle --b-file b-file.txt",
    "nimlab position 'GM(3,5)' 15,17,18",
    'nimlab list WYTHOFF --only P --max 2618 --limit 1001',
  ])
})

test('a CSV file has one line for each term', () => {
  expect(sequenceCsv({ name: 'a', offset: 1, terms: [3, 5] })).toBe('n,a\n1,3\n2,5\n')
  expect(triangleCsv([[1], [0, 2]])).toBe('n,k,T\n0,0,1\n1,0,0\n1,1,2\n')
})
