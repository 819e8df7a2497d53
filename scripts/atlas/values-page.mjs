import { anchorOf, fileOf } from './game-section.mjs'
import { grundyOf, ROWS } from './rows.mjs'
import { looks, scanOf } from './scans.mjs'
import { source } from './source.mjs'

const { markdownTable } = await source('report/src/index.ts')

/** Grundy values and remoteness of the games of the atlas, as a page: proved formulas, and how regular they look. */
export function valuesPage() {
  const described = ROWS.flatMap((row) => grundyOf(row) ?? [])
  const commands = [
    ...new Set(described.map(({ command, file }) => `\`${command}\` ([${file}](${file}))`)),
  ]
  const table = ROWS.filter((row) => scanOf({ ...row, value: 'remoteness' }) !== undefined).map(
    (row) => {
      const grundy = grundyOf(row)
      const link = `[${row.game}](${fileOf(row)}#${anchorOf(row)})`
      return [
        link,
        row.play === 'misere' ? 'misère' : 'normal',
        grundy?.status ?? '',
        grundy?.points === undefined ? '' : String(grundy.points),
        scanned(row, 'grundy'),
        scanned(row, 'remoteness'),
      ]
    },
  )
  const proved = described.filter(({ status }) => status === 'proved').length
  return `# Grundy values and remoteness

Of ${described.length} games the Grundy values were looked at as the outcome is; of ${proved} a formula is proved at finitely many points
([NT-9](../proofs/brute-force.md)): it stands in the game's section. Made by ${commands.join(', ')}.

How a value looks is evidence on a box of at most 400,000 positions, not proved (\`npm run atlas:scans\`, [scans.jsonl](scans.jsonl)): tame
with a modulus if positions whose value changes by a step of the modulus become rare as the box grows, wild if they do not
with any modulus that was tried, unclear in between. Of the remoteness, which grows without end, the differences are
scanned.

${markdownTable(['game', 'play', 'Grundy values', 'points', 'they look', 'remoteness grows'], table)}
`
}

function scanned({ game, play }, value) {
  const scan = scanOf({ game, play, value })
  return scan === undefined ? '' : looks(scan)
}
