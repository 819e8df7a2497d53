// Takes the pictures of the explorer in docs/figures/explorer from the page as it is shipped:
//
//   npm run explorer:shots     after the page was built (npm run build:page in apps/explorer)
import { fileURLToPath } from 'node:url'
import { mkdirSync } from 'node:fs'
import { registerSource } from '../../../tools/from-source/register.mjs'

registerSource()
const { openExplorer } = await import('../test/web/open-explorer.ts')

const FOLDER = fileURLToPath(new URL('../../../docs/figures/explorer/', import.meta.url))
const BRANCH = (await import('../src/address/example-formulas.ts')).PRINTED_BRANCH
const { formatAddress } = await import('../src/address/address.ts')

/** What is shown, in which window, and what has to be there before the picture is taken. */
const SHOTS = [
  ['start', '', {}, '.doors'],
  ['position', formatAddress('p', ['NIM(4,3)', '3,3,4,4']), {}, 'table.moves'],
  ['play', formatAddress('play', ['WYTHOFF', '7,11']), { scheme: 'dark' }, '.square'],
  ['grid', formatAddress('map', ['SN(6,{4,5,6})'], { show: 'grid' }), {}, '.solved'],
  [
    'slice',
    formatAddress('map', ['NIM(3,2)'], { show: 'slice', value: 'remoteness' }),
    { scheme: 'dark' },
    '.heat canvas',
  ],
  ['test', formatAddress('test', [BRANCH.game], { says: BRANCH.says }), {}, 'h2.refuted'],
  ['claim', formatAddress('claims', ['GMMV-C1']), {}, 'h1'],
  ['atlas', formatAddress('atlas', ['SN(4,{2,3})']), {}, '.cases-of'],
  ['sequences', formatAddress('sequences'), {}, '.downloads'],
  ['phone', formatAddress('p', ['NIM(4,3)', '3,3,4,4']), { width: 390 }, 'table.moves'],
]

mkdirSync(FOLDER, { recursive: true })
const explorer = await openExplorer()
for (const [name, hash, window, seen] of SHOTS) {
  const { page } = await explorer.open(hash, { width: 1000, ...window })
  await page.locator(seen).first().waitFor({ timeout: 20_000 })
  await page.waitForTimeout(1000)
  await page.screenshot({ path: `${FOLDER}${name}.png` })
  console.log(`${name}.png`)
  await page.close()
}
await explorer.close()
