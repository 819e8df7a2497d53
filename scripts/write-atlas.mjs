// Writes the pages of docs/atlas from the data beside them, `nimlab atlas … --out DIR` made, DIR/atlas.jsonl:
//
//   node scripts/write-atlas.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const root = new URL('../', import.meta.url)
const source = (path) => import(new URL(`packages/${path}`, root).href)
const { parseRuleset } = await source('core/src/rules/index.ts')
const { provedValues } = await source('core/src/proved-values/index.ts')
const { markdownTable } = await source('report/src/index.ts')

/** @type {[file: string, title: string, command: string][]} */
const ATLASES = [
  ['sn', 'Slow SetNim with up to four piles', 'nimlab atlas SN --piles 1..4 --play both'],
  ['hnim-3', 'Slow hypergraph games on three piles', 'nimlab atlas HNIM --piles 3'],
]
/** Positions at which a formula of the papers is looked for: it is known if it speaks of all of them. */
const ASKED = 200
const LARGEST = 1000

const summaries = ATLASES.map(([file, title, command]) => {
  const rows = readFileSync(new URL(`docs/atlas/${file}.jsonl`, root), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  writeFileSync(new URL(`docs/atlas/${file}.md`, root), page(title, command, file, rows))
  const count = (status) => rows.filter((row) => row.status === status).length
  const isNew = (row) => row.status === 'proved' && knownBy(row) === ''
  return [
    `[${title}](${file}.md)`,
    ...[rows.length, count('proved'), count('candidate'), count('open')].map(String),
    String(rows.filter(isNew).length),
  ]
})

writeFileSync(
  new URL('docs/atlas/README.md', root),
  `# Atlas

What [\`nimlab discover\`](../how-to/find-a-formula.md) finds of whole families of games, from their rules alone. A row is
proved if its formula is right at finitely many points that decide it (NT-9), the independent checker accepts the
certificate, and the exhaustive solver agrees on a box beyond the one it was learned from. The last column counts those for whose
outcome nimlab has no formula of a paper or theorem. The density of P-positions and the modulus are evidence.

${markdownTable(['games', 'in all', 'proved', 'candidate', 'open', 'proved, no formula before'], summaries)}

Written by \`node scripts/write-atlas.mjs\` from the data beside this page, one line a game; nothing is typed by hand.
`,
)

function page(title, command, file, rows) {
  const table = rows.map((row) => [
    `[${row.game}](#${anchorOf(row)})`,
    row.play === 'misere' ? 'misère' : 'normal',
    row.status,
    row.points === undefined ? '' : String(row.points),
    row.largestPile === undefined ? '' : String(row.largestPile),
    `${row.boxes.at(-1)}`,
    row.density.toFixed(4),
    row.scan.modulus === null ? row.scan.judgement : `${row.scan.judgement}, ${row.scan.modulus}`,
    knownBy(row),
  ])
  const head = ['game', 'play', 'status', 'points', 'largest pile', 'box', 'density of P']
  return `# ${title}

Made by \`${command}\`, data in [${file}.jsonl](${file}.jsonl). Points are the positions that decide the formula, with
their largest pile; box is what it was learned from; the density of P-positions and the modulus are evidence on that box.
Known by: statements whose formulas nimlab uses for the outcome of all positions, in normal play.

${markdownTable([...head, 'looks', 'known by'], table)}
${rows.map(section).join('')}`
}

function section(row) {
  const { game, play, status, cases, why, points, solvedTo } = row
  const said = {
    proved: `P in these cases, N in all others. Proved at ${points} points; solved to piles of ${solvedTo}.`,
    candidate: `Right on piles 0..${row.holdsTo}, not decided: ${why}.`,
    open: `Open: ${why}${row.wrong === null || row.wrong === undefined ? '' : `, wrong at ${(100 * row.wrong).toPrecision(2)} % of the box`}; it breaks at ${(row.breaksAt ?? []).map((x) => x.join(',')).join(' and ')}.`,
  }[status]
  const block = cases === undefined ? '' : `\n\`\`\`text\n${cases.join('\n')}\n\`\`\`\n`
  return `
## ${headingOf({ game, play })}

${said}
${block}`
}

function headingOf({ game, play }) {
  return `${game}, ${play === 'misere' ? 'misère' : 'normal'} play`
}

/** As GitHub and the site make anchors: letters, digits, spaces as hyphens. */
function anchorOf(row) {
  return headingOf(row)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
}

/** The statements whose formulas give the outcome of every position that was asked; empty if some have none. */
function knownBy({ game, play }) {
  const ruleset = parseRuleset(game)
  const sources = new Set()
  let state = 1
  for (let i = 0; i < ASKED; i++) {
    const x = Array.from({ length: ruleset.piles }, () => {
      state = (state * 48271) % 2147483647
      return state % LARGEST
    }).toSorted((a, b) => a - b)
    const { outcome } = provedValues(ruleset, x, play)
    if (outcome === null) return ''
    for (const id of outcome.sources) sources.add(id)
  }
  return [...sources].join(', ')
}
