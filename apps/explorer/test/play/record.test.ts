import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Address, parseAddress } from '../../src/address/address.ts'
import { PRESETS, THREE_PLAYERS } from '../../src/address/presets.ts'
import { readRecord, readSeed, recordAddress } from '../../src/views/play/record.ts'

const GAMES = [...PRESETS, THREE_PLAYERS]

test.each([
  '#/play/WYTHOFF/7,11',
  '#/play/WYTHOFF/7,11/4,7/3,5?play=misere&level=careless&you=2&seed=77&values=shown',
  '#/play/WYTHOFF/9,15/8,14~/5,8~?play=f1',
  '#/play/GM(4,3)/3,4,5,6?level=gm&you=3',
  '#/play/NIM(3,2)/1,2,3?level=errs&rate=60',
  '#/play/NIM(3,2)/1,2,3/1,1,2?level=person',
  '#/play/HNIM(3;{3},{1,2})/3,1,2',
])('readRecord reads the address of a game back unchanged: %s', (hash) => {
  const read = readRecord(parseAddress(hash))
  expect('is' in read && decodeURIComponent(recordAddress(read.is))).toBe(hash)
})

test('unknown settings are omitted', () => {
  const read = readRecord(
    parseAddress('#/play/NIM(3,2)/1,2,3?play=f1&level=gm&you=3&seed=-1&values=x&other=1'),
  )
  expect('is' in read && recordAddress(read.is)).toBe('#/play/NIM(3,2)/1,2,3')
})

test('any address is a game, or causes a message of one line', () => {
  const part = fc.oneof(
    fc.constantFrom(...GAMES.flatMap(({ game, position }) => [game, position, `${position}~`])),
    fc.constantFrom(
      '',
      '~',
      '~~',
      '%',
      '\u0000',
      '<b>',
      '1,2,3,',
      '９,１',
      '1e9',
      '9'.repeat(3000),
    ),
    fc.string(),
  )
  const settings = fc.dictionary(
    fc.constantFrom('play', 'level', 'rate', 'you', 'seed', 'values', '__proto__'),
    fc.oneof(
      fc.constantFrom('f1', 'misere', 'gm', 'errs', 'careless', 'person', '2', '101', '999999999'),
      fc.string(),
    ),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), settings, (parts, set) => {
      const address: Address = { view: 'play', parts, settings: set }
      const read = readRecord(address)
      if ('problem' in read) expect(read.problem.length).toBeGreaterThan(0)
      else expect(readRecord(parseAddress(recordAddress(read.is)))).toEqual(read)
    }),
  )
})

test('an address with hundreds of moves is rejected', () => {
  const long = `#/play/NIM(1,1)/9${'/9'.repeat(500)}`
  expect(readRecord(parseAddress(long))).toHaveProperty('problem')
})

test.each(['', '-1', '1.5', '1e3', '1234567890', 'ten'])('readSeed rejects %j', (text) => {
  expect(readSeed(text)).toHaveProperty('problem')
})
