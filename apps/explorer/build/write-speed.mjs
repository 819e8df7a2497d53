// Measures the longest task of the main thread and the sizes of the page. Writes these measurements
// into the table of docs/explorer.md between the comments "speed" and "/speed":
//
//   npm run explorer:bench     after the page was built
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { registerSource } from '@nim/from-source'

registerSource()
const { openExplorer } = await import('../test/web/open-explorer.ts')
const { longestTask } = await import('../test/web/longest-task.ts')
const { pageSizes } = await import('./page-sizes.ts')

const PAGE = new URL('../../../docs/explorer.md', import.meta.url)
const ROUNDS = 3

/**
 * The actions of a reader. Each action has a description, the address at the start, the address at
 * the end, and an element that is visible at the end.
 */
const ACTS = [
  ['open the first view, with its live map', '#/settled', '#/', '.heat canvas'],
  ['open a position', '#/settled', '#/p/NIM(4,3)/3,3,4,4', 'table.moves'],
  ['open the list of claims', '#/settled', '#/claims', '.claims tbody tr'],
  ['open all claims', '#/settled', '#/claims?show=all', '.claims[aria-busy=false]'],
  ['open the whole atlas', '#/settled', '#/atlas?show=all', '.atlas[aria-busy=false]'],
  ['open a claim', '#/settled', '#/claims/GMMV-C1', 'article h1'],
  ['refute a formula', '#/settled', '#/test/SN(5,{2,3})?says=o+%3D%3D+0', '.mend tbody tr'],
  ['map of 10 million positions', '#/map/NIM(3,2)?max=5', '#/map/NIM(3,2)?max=390&fixed=100'],
  [
    'the same, remoteness',
    '#/map/NIM(3,2)?max=5',
    '#/map/NIM(3,2)?max=390&fixed=100&value=remoteness',
  ],
  ['grid of 10 million positions', '#/map/NIM(3,2)?max=5', '#/map/NIM(3,2)?show=grid&max=390'],
]

const explorer = await openExplorer()
const lines = []
for (const [words, from, to, seen] of ACTS) {
  const all = []
  for (let round = 0; round < ROUNDS; round++) {
    const { page } = await explorer.open(from)
    if (seen === undefined) await page.locator('.solved').waitFor()
    const task = await longestTask(explorer.browser, page, async () => {
      await page.evaluate((hash) => void (location.hash = hash), to)
      if (seen === undefined) await page.locator('.solved', { hasText: '10,039,316' }).waitFor()
      else await page.locator(seen).first().waitFor()
      await page.waitForTimeout(500)
    })
    all.push(task)
    await page.close()
  }
  const least = (of) => Math.min(...all.map(of)).toFixed(0)
  lines.push(`| ${words} | ${least(({ work }) => work)} | ${least(({ clock }) => clock)} |`)
  process.stdout.write(`${lines.at(-1)}\n`)
}
await explorer.close()

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(0)} kB`
const { firstView, mapWorker, allCode } = pageSizes()
const table = [
  '| what is done | longest task, ms | by the clock, ms |',
  '| --- | ---: | ---: |',
  ...lines,
  '',
  '| part of the page | after gzip |',
  '| --- | ---: |',
  `| first view | ${kilobytes(firstView)} |`,
  `| worker that solves its map | ${kilobytes(mapWorker)} |`,
  `| all code | ${kilobytes(allCode)} |`,
  '',
  `Machine: ${cpus()[0].model.trim()}, ${cpus().length} cores. Each time is the shortest of ${ROUNDS} runs.`,
].join('\n')
const text = readFileSync(PAGE, 'utf8')
const written = text.replace(
  /(<!-- speed -->\n)[^]*(<!-- \/speed -->)/,
  (_, start, end) => `${start}\n${table}\n\n${end}`,
)
writeFileSync(PAGE, written)
