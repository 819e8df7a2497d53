// Takes the pictures of the explorer in docs/figures/explorer from the built page:
//
//   npm run explorer:shots     after the page was built (npm run build:page in apps/explorer)
import { fileURLToPath } from 'node:url'
import { mkdirSync, writeFileSync } from 'node:fs'
import { registerSource } from '@nim/from-source'

registerSource()
const { openExplorer } = await import('../test/web/open-explorer.ts')

const FOLDER = fileURLToPath(new URL('../../../docs/figures/explorer/', import.meta.url))
const BRANCH = (await import('../src/address/example-formulas.ts')).PRINTED_BRANCH
const { formatAddress } = await import('../src/address/address.ts')

/**
 * The views. Each entry contains the properties of the window and names the element that must be
 * visible before the script takes the picture.
 */
const SHOTS = [
  { name: 'start', hash: '', seen: '.heat canvas' },
  { name: 'position', hash: formatAddress('p', ['NIM(4,3)', '3,3,4,4']), seen: 'table.moves' },
  {
    name: 'play',
    hash: formatAddress('play', ['WYTHOFF', '7,11']),
    seen: '.square',
    scheme: 'dark',
  },
  {
    name: 'grid',
    hash: formatAddress('map', ['SN(6,{4,5,6})'], { show: 'grid' }),
    seen: '.solved',
  },
  {
    name: 'slice',
    hash: formatAddress('map', ['NIM(3,2)'], { show: 'slice', value: 'remoteness' }),
    seen: '.heat canvas',
    scheme: 'dark',
  },
  {
    name: 'test',
    hash: formatAddress('test', [BRANCH.game], { says: BRANCH.says }),
    seen: 'h2.refuted',
  },
  {
    name: 'mend',
    hash: formatAddress('test', ['SN(5,{2,3})', '1,2,3,4,5'], { says: 'o == 0' }),
    seen: '.mend table',
  },
  { name: 'settled', hash: formatAddress('settled'), seen: 'main table' },
  { name: 'claim', hash: formatAddress('claims', ['GMMV-C1']), seen: 'h1' },
  { name: 'atlas', hash: formatAddress('atlas', ['SN(4,{2,3})']), seen: '.cases-of' },
  { name: 'sequences', hash: formatAddress('sequences'), seen: '.downloads' },
  {
    name: 'phone',
    hash: formatAddress('map', ['NIM(3,2)', '3,5,6']),
    seen: '.winning',
    width: 390,
    scheme: 'dark',
  },
]

/** The script takes four pictures of each of these views, one in each of four windows. */
const VIEWS = [
  { name: 'bench', hash: '', seen: '.winning', click: 'show the answer' },
  {
    name: 'map',
    hash: formatAddress('map', ['NIM(3,2)', '3,5,6'], { show: 'slice', value: 'remoteness' }),
    seen: '.winning',
  },
  { name: 'play', hash: formatAddress('play', ['NIM(4,3)', '3,4,5,6']), seen: '.present button' },
  {
    name: 'proof',
    hash: formatAddress('test', ['SN(3,{1,2})', '3,5,6'], { says: 'o = 0 or o = 3' }),
    seen: '#all.proved',
    click: 'prove here',
  },
  { name: 'known', hash: formatAddress('atlas', ['SN(4,{2,3})', '2,3,5,6']), seen: '.cases-of' },
]
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
].flatMap((window) => ['light', 'dark'].map((scheme) => ({ ...window, scheme })))

const IN_WINDOWS = VIEWS.flatMap((view) =>
  WINDOWS.map((window) => ({
    ...view,
    ...window,
    name: `windows/${view.name}-${window.width}-${window.scheme}`,
  })),
)

mkdirSync(`${FOLDER}windows`, { recursive: true })
const explorer = await openExplorer()
for (const shot of [...SHOTS, ...IN_WINDOWS]) {
  const { name, hash, seen, click, width = 1280, height = 900, scheme = 'light' } = shot
  const { page } = await explorer.open(hash, { width, scheme })
  await page.setViewportSize({ width, height })
  // the map measures the window only when it is first drawn, so the page is reloaded
  await page.reload()
  if (click !== undefined) await page.getByRole('button', { name: click }).click()
  await page.locator(seen).first().waitFor({ timeout: 60_000 })
  await page.waitForTimeout(1000)
  if (name.includes('bench')) await page.evaluate(() => scrollTo(0, 0))
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 70 })
  writeFileSync(`${FOLDER}${name}.webp`, Buffer.from(data, 'base64'))
  process.stdout.write(`${name}.webp\n`)
  await page.close()
}
await explorer.close()
