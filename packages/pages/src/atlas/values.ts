import { type Block, heading, paragraphs, table, type Words } from '@nim/report/blocks'
import { type Atlas, playName, type Row } from './rows.ts'
import { looks } from './scan-words.ts'
import type { GameLink } from './sections.ts'

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

/**
 * The page on Grundy values and remoteness of the games of the atlas. It shows proved formulas, and
 * how regular the values look.
 */
export function valuesBlocks(atlas: Atlas, link: GameLink): Block[] {
  const rows = atlas.rows
    .filter((row) => atlas.scanOf({ ...row, value: 'remoteness' }) !== undefined)
    .map((row) => [
      link(row, row.game),
      playName(row.play),
      ...cellsOf(atlas, row, 'grundy'),
      ...cellsOf(atlas, row, 'remoteness'),
    ])
  return [
    heading(1, 'Grundy values and remoteness'),
    ...paragraphs(
      lookedWords(atlas, 'grundy', 'the Grundy values were'),
      lookedWords(atlas, 'remoteness', 'the remoteness was'),
      `The columns "they look" and "it grows" contain evidence from a box of at most 400,000 positions, not proofs (\`npm run atlas:scans\`,
[scans.jsonl](scans.jsonl)). For each modulus, the scan measures the share of positions whose value changes when the modulus is
added to one or more piles. A value looks tame with a modulus if this share becomes small as the box grows. It looks wild if no tried
modulus has this property. Otherwise it is unclear. The remoteness grows without bound, so the scan uses its differences.`,
    ),
    table(HEAD, rows),
  ]
}

function cellsOf(atlas: Atlas, row: Row, value: 'grundy' | 'remoteness'): Words[] {
  const described = atlas.valueOf(value, row)
  const scan = atlas.scanOf({ ...row, value })
  return [
    described?.status ?? '',
    String(described?.points ?? ''),
    scan === undefined ? '' : looks(scan),
  ]
}

/**
 * The number of games for which a value was examined, the number for which a formula is proved, and
 * the commands.
 */
function lookedWords(atlas: Atlas, value: 'grundy' | 'remoteness', name: string): Words {
  const described = atlas.rows.flatMap((row) => atlas.valueOf(value, row) ?? [])
  const proved = described.filter(({ status }) => status === 'proved').length
  const commands = new Set(
    described.map(({ command, file }) => `\`${command}\` ([${file}](${file}))`),
  )
  return `For ${described.length} games, ${name} examined in the same way as the outcome. For ${proved} of them, finitely many points prove a formula
([NT-9](../proofs/brute-force.md)), which is in the section of the game. The commands are ${[...commands].join(', ')}.`
}
