import { anchorOf, fileOf } from './game-section.mjs'
import { grundyOf, remotenessOf, ROWS } from './rows.mjs'
import { looks, scanOf } from './scans.mjs'
import { source } from './source.mjs'

const { markdownTable } = await source('report/src/index.ts')

/** Grundy values and remoteness of the games of the atlas, as a page: proved formulas, and how regular they look. */
export function valuesPage() {
  const table = ROWS.filter((row) => scanOf({ ...row, value: 'remoteness' }) !== undefined).map(
    (row) => {
      const [grundy, remoteness] = [grundyOf(row), remotenessOf(row)]
      const link = `[${row.game}](${fileOf(row)}#${anchorOf(row)})`
      return [
        link,
        row.play === 'misere' ? 'misère' : 'normal',
        grundy?.status ?? '',
        String(grundy?.points ?? ''),
        scanned(row, 'grundy'),
        remoteness?.status ?? '',
        String(remoteness?.points ?? ''),
        scanned(row, 'remoteness'),
      ]
    },
  )
  return `# Grundy values and remoteness

${looked('the Grundy values were', grundyOf)}

${looked('the remoteness was', remotenessOf)}

How a value looks is evidence on a box of at most 400,000 positions, not proved (\`npm run atlas:scans\`, [scans.jsonl](scans.jsonl)): tame
with a modulus if positions whose value changes by a step of the modulus become rare as the box grows, wild if they do not
with any modulus that was tried, unclear in between. Of the remoteness, which grows without end, the differences are
scanned.

${markdownTable(HEAD, table)}
`
}

const HEAD = [
  'game',
  'play',
  'Grundy values',
  'points',
  'they look',
  'remoteness',
  'points',
  'it grows',
]

/** Of how many games a value was looked at, and is proved, and how to have it again. */
function looked(name, rowOf) {
  const described = ROWS.flatMap((row) => rowOf(row) ?? [])
  const proved = described.filter(({ status }) => status === 'proved').length
  const commands = [
    ...new Set(described.map(({ command, file }) => `\`${command}\` ([${file}](${file}))`)),
  ]
  return `Of ${described.length} games ${name} looked at as the outcome is; of ${proved} a formula is proved at finitely many points
([NT-9](../proofs/brute-force.md)): it stands in the game's section. Made by ${commands.join(', ')}.`
}

function scanned({ game, play }, value) {
  const scan = scanOf({ game, play, value })
  return scan === undefined ? '' : looks(scan)
}
