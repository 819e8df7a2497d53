import { expect, test } from 'vitest'
import { publicAddress } from '../build/public-address.ts'
import { sharedLink } from '../src/address/shared-link.ts'

const HASH = '#/test/NIM(4,3)?says=o'

test('a shared link uses the public address of the page, if there is one', () => {
  const base = 'https://example.org/nimlab/'
  for (const from of ['http://127.0.0.1:4173/', 'https://example.org/old/']) {
    expect(sharedLink(`${from}${HASH}`, base)).toEqual({ text: `${base}${HASH}`, isWhole: true })
  }
})

test('without a public address, a page on this machine shares only the part from # on', () => {
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

test('a build rejects an address that only one machine can open', () => {
  const of = (address: string): string => publicAddress({ NIMLAB_EXPLORER_ADDRESS: address })
  expect(of('https://example.org/nimlab/')).toBe('https://example.org/nimlab/')
  expect(of('')).toBe('')
  for (const wrong of ['http://127.0.0.1:4173/', 'http://localhost/x', 'file:///dist/']) {
    expect(() => of(wrong)).toThrow('expected an address on the web')
  }
  expect(() => of('explorer')).toThrow()
})
