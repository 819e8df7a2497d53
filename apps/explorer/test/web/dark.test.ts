import type { Page } from '@nim/chromium'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { formatAddress } from '../../src/address/address.ts'
import { closeWell, expectShown } from './expectations.ts'
import { type Explorer, openExplorer } from './open-explorer.ts'

/**
 * Views with figures, boards, maps and stones. The selector matches an element that appears only
 * when the view is complete.
 */
const VIEWS = [
  [formatAddress('start'), '.heat canvas'],
  [formatAddress('p', ['NIM(4,3)', '3,4,5,6']), 'table.moves'],
  [formatAddress('p', ['SN(4,{2,4})', '2,4,4,7'], { play: 'misere' }), 'table.moves'],
  [formatAddress('play', ['WYTHOFF', '7,11']), '.square'],
  [formatAddress('play', ['NIM(4,3)', '3,4,5,6']), '.piles'],
  [formatAddress('map', ['NIM(3,2)', '3,5,6'], { show: 'slice' }), '.heat canvas'],
  [formatAddress('map', ['NIM(3,2)', '3,5,6'], { value: 'remoteness', max: '12' }), '.heat canvas'],
  [formatAddress('map', ['NIM(3,2)'], { value: 'grundy', max: '60' }), '.heat canvas'],
  [formatAddress('map', ['SN(6,{4,5,6})'], { show: 'grid' }), 'table.grid'],
  [formatAddress('test', ['SN(3,{1,2})'], { says: 'o = 0' }), 'img.picture'],
  [formatAddress('test', ['NIM(3,2)'], { says: 'value <= sum div 3' }), 'img.picture'],
  [formatAddress('atlas', ['SN(4,{2,3})']), 'img.picture'],
  [formatAddress('atlas', ['SN(4,{2,4})'], { play: 'misere' }), 'img.picture'],
  [formatAddress('sequences', [], { game: 'NIM(4,2)', max: '20' }), 'img.picture'],
  [formatAddress('claims', ['GMMV-C1']), '.counterexample'],
  [formatAddress('puzzle', ['2', 'a seed']), '.puzzle .piles'],
] as const

/**
 * The side in pixels of a white square that counts as a block. No letter or stone contains such a
 * square.
 */
const BLOCK = 16

let explorer: Explorer | null

beforeAll(async () => {
  explorer = await openExplorer()
})

afterAll(() => explorer?.close())

/** The places of white blocks in a screenshot of the whole page. */
async function whiteBlocks(page: Page): Promise<string[]> {
  const picture = (await page.screenshot({ fullPage: true })).toString('base64')
  return page.evaluate(
    async ([base64, block]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0)
      const { data } = context.getImageData(0, 0, image.width, image.height)
      const isWhite = (x: number, y: number): boolean =>
        [0, 1, 2].every((channel) => data[4 * (y * image.width + x) + channel]! > 232)
      const blocks: string[] = []
      for (let top = 0; top + block <= image.height; top += block / 2) {
        for (let left = 0; left + block <= image.width; left += block / 2) {
          let isAll = true
          for (let i = 0; isAll && i < block * block; i++) {
            isAll = isWhite(left + (i % block), top + Math.floor(i / block))
          }
          if (isAll) blocks.push(`${left},${top}`)
        }
      }
      return blocks
    },
    [picture, BLOCK] as const,
  )
}

test.each(sampled(VIEWS, 4))('a dark page has no white block: %s', async (hash, seen) => {
  if (explorer === null) return
  const open = await explorer.open(hash, { width: 1280, scheme: 'dark' })
  const { page } = open
  await expectShown(open, seen)
  await page.evaluate(() =>
    Promise.all([...document.querySelectorAll('img')].map((image) => image.decode())),
  )
  expect(await whiteBlocks(page)).toEqual([])
  await closeWell(open)
})

test('whiteBlocks finds a white block', async ({ skip }) => {
  if (explorer === null) return skip()
  const { page } = await explorer.open('', { width: 1280, scheme: 'dark' })
  await page.evaluate(() => {
    document.body.style.cssText = 'background: white'
  })
  expect((await whiteBlocks(page)).length).toBeGreaterThan(0)
  await page.close()
})
