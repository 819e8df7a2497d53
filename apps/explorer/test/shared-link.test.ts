import { expect, test } from 'vitest'
import { publicAddress } from '../build/public-address.ts'
import { sharedLink } from '../src/address/shared-link.ts'

const HASH = '#/test/NIM(4,3)?says=o'

test('a page with an address for everybody copies links to that', () => {
  const base = 'https://example.org/nimlab/'
  for (const from of ['http://127.0.0.1:4173/', 'https://example.org/old/']) {
    expect(sharedLink(`${from}${HASH}`, base)).toEqual({ text: `${base}${HASH}`, isWhole: true })
  }
})

test('without such an address a page of this machine gives the part from # on, others all', () => {
  for (const from of [
    'http://127.0.0.1:4173/',
    'http://localhost/',
    'http://[::1]:80/',
    'file:///a',
  ]) {
    expect(sharedLink(`${from}${HASH}`, '')).toEqual({ text: HASH, isWhole: false })
  }
  const there = `https://example.org/a/${HASH}`
  expect(sharedLink(there, '')).toEqual({ text: there, isWhole: true })
})

test('a build refuses an address of one machine', () => {
  const of = (address: string): string => publicAddress({ NIMLAB_EXPLORER_ADDRESS: address })
  expect(of('https://example.org/nimlab/')).toBe('https://example.org/nimlab/')
  expect(of('')).toBe('')
  for (const wrong of ['http://127.0.0.1:4173/', 'http://localhost/x', 'file:///dist/']) {
    expect(() => of(wrong)).toThrow('expected an address on the web')
  }
  expect(() => of('explorer')).toThrow()
})
