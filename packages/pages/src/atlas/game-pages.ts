import { type Block, heading, paragraphs } from '@nim/report/blocks'
import { familyPages } from './family-pages.ts'
import { figureFile } from './figures.ts'
import { againOf, moreOf, textBlocksOf } from './game-blocks.ts'
import { relationWords } from './inclusions.ts'
import { overviewTable } from './overview-table.ts'
import type { Atlas, Row } from './rows.ts'
import { gameFileOf, headingOf } from './sections.ts'
import { slugs } from '../slugs.ts'

/** The maximum number of lines of cases that are printed without folding them. */
const CASES_SHOWN = 140
const PICTURES = `In the pictures, P-positions are dark. Two piles range from 0 to 23, and all other piles are fixed. The two piles can be in any
order if the rules do not distinguish piles.`

/** A page of the atlas on one game: its row in normal play, in misère play, or both. */
export interface GamePage {
  readonly file: string
  readonly family: { readonly file: string; readonly title: string }
  readonly rows: readonly Row[]
}

/** The pages on single games, in the order of the families. */
export function gamePages(atlas: Atlas): GamePage[] {
  return familyPages(atlas).flatMap(({ rows, ...family }) =>
    [...new Set(rows.map(gameFileOf))].map((file) => ({
      file,
      family,
      rows: rows.filter((row) => gameFileOf(row) === file),
    })),
  )
}

/** The blocks of the page on a game: a table of its rows, then a section for each row. */
export function gamePageBlocks(atlas: Atlas, { family, rows }: GamePage): Block[] {
  return [
    heading(1, rows[0]!.game),
    ...paragraphs(`[${family.title}](${family.file}) lists all games of this family.`),
    overviewTable(atlas, rows, (row) => `[${row.game}](#${slugs()(headingOf(row))})`),
    ...paragraphs(rows.some((row) => figureFile(row) !== null) ? PICTURES : ''),
    ...rows.flatMap((row) => section(atlas, row)),
  ]
}

/**
 * The section about a game. It contains the rule, theorem, picture, proof, inclusions, open
 * questions, and the command.
 */
function section(atlas: Atlas, row: Row): Block[] {
  const file = figureFile(row)
  const title = headingOf(row)
  return [
    heading(2, title),
    ...textBlocksOf(atlas, row).map(foldedIfLong),
    ...(file === null
      ? []
      : [
          {
            kind: 'figure',
            title: `Slices of the P-positions of ${title}`,
            file: `../figures/atlas/${file}`,
          } as const,
        ]),
    ...paragraphs(inclusionWords(atlas, row)),
    ...moreOf(atlas, row).map(foldedIfLong),
    ...paragraphs(`**Command.** \`${againOf(row)}\``),
  ]
}

/** A formula, or a long list of cases, that opens only when the reader clicks on it. */
function foldedIfLong(block: Block): Block {
  if (block.kind === 'maths') {
    return { kind: 'folded', summary: 'the formula, as nimlab evaluates it', blocks: [block] }
  }
  if (block.kind !== 'list' || block.items.length <= CASES_SHOWN) return block
  const summary = `the cases, in ${block.items.length} lines`
  return { kind: 'folded', summary, blocks: [block] }
}

function inclusionWords({ inclusions }: Atlas, { game, ruleset, play }: Row): string {
  const own = inclusions.find((each) => each.piles === ruleset.piles && each.play === play)
  const proved = (own?.relations ?? []).filter(
    ({ left, answer }) => left === game && answer === 'proved',
  )
  return proved.length === 0 ? '' : `**Inclusions.** ${proved.map(relationWords).join('; ')}.`
}
