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
 * The page on Grundy values and remoteness of the games of the atlas: proved formulas, and how
 * regular the values look.
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
      `How a value looks is evidence on a box of at most 400,000 positions, not proved (\`npm run atlas:scans\`, [scans.jsonl](scans.jsonl)): tame
with a modulus if positions whose value changes by a step of the modulus become rare as the box grows, wild if they do not
with any modulus that was tried, unclear in between. Since the remoteness grows without bound, its differences are
scanned instead.`,
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

/** The numbers of games for which a value was examined and is proved, and the commands. */
function lookedWords(atlas: Atlas, value: 'grundy' | 'remoteness', name: string): Words {
  const described = atlas.rows.flatMap((row) => atlas.valueOf(value, row) ?? [])
  const proved = described.filter(({ status }) => status === 'proved').length
  const commands = new Set(
    described.map(({ command, file }) => `\`${command}\` ([${file}](${file}))`),
  )
  return `For ${described.length} games ${name} examined in the same way as the outcome. For ${proved} of them a formula is proved at finitely many points
([NT-9](../proofs/brute-force.md)); the game's section shows it. Computed by ${[...commands].join(', ')}.`
}
