import { parseRuleset } from '@nim/core/rules'
import { solvedGame } from '@nim/core/shift-rules'
import type { ShiftLine } from '@nim/discovery/atlas'
import { type Block, heading, paragraphs, table, type Words } from '@nim/report/blocks'
import { patternsBlocks } from './shift-patterns.ts'
import { type Atlas, playName, type Row } from './rows.ts'

const FOUND = 'What the search finds from the rules of a game alone'
const NOT_FOUND = 'What the search does not find'
const DIRECTION =
  'The column “direction” gives a direction in which the last rules leave positions undecided and in which the search found no rule. “–” means that the search reached another limit.'
const COLUMNS = [
  'game',
  'play',
  'positions',
  'rules',
  'B_crit',
  'B_cov',
  'edges on the box',
  'edges beyond',
  'irreducible',
  'of them P',
]

/** A family of games, with the number of games that each kind of proof covers. */
interface Family {
  readonly title: string
  readonly games: number
  readonly byShifts: number
  readonly byFormula: number
  readonly together: number
}

/**
 * The page on the results of the search for shift rules, which uses only the rules of each game.
 *
 * @param isBuilt true if the pages of {@link shiftsByPiles} exist; they then contain the tables
 */
export function shiftsBlocks(atlas: Atlas, isBuilt: boolean): Block[] {
  const { shifts } = atlas
  const [proved, others] = [true, false].map((is) => shifts.filter((line) => line.proved === is))
  return [
    heading(1, 'Games by shift rules'),
    ...paragraphs(
      `\`npm run docs\` writes this page from [shifts.jsonl](shifts.jsonl), [shift-rules.jsonl](../proofs/shift-rules.jsonl) and the rows of
the [atlas](README.md). A shift rule says that P(x) = P(x − z) wherever some inequalities hold ([NT-13](../proofs/shift-rules.md)).`,
      'The table counts games in normal play, and proofs of their outcomes. A game has a proof if shift rules solve it, or if a formula is proved for it.',
    ),
    table(
      ['games', 'in all', 'shift rules', 'a formula', 'some proof'],
      familiesOf(atlas).map(({ title, ...counts }) => [
        title,
        ...Object.values(counts).map(String),
      ]),
    ),
    heading(2, FOUND),
    ...paragraphs(
      `\`npm run atlas:shifts\` searches with seed 1, without walls from other sources. It limits its work, not its time, so it
finds the same rules on every machine. The column "positions" gives the maximum number of positions in the largest box. The search finds rules for ${proved!.length} of ${shifts.length}
outcomes. The checker accepts every certificate. nimlab keeps the certificate with the fewest rules, so this certificate may not match the numbers in the row.
A row stays until a search with a larger limit replaces it, so a row without rules can come from an earlier version of the search.`,
    ),
    ...(isBuilt ? [pilesTable(atlas)] : provedTable(proved!)),
    ...(others!.length === 0
      ? []
      : [
          heading(2, NOT_FOUND),
          ...paragraphs(DIRECTION),
          ...(isBuilt
            ? paragraphs(`The pages in the table above list these ${others!.length} outcomes.`)
            : openTable(others!)),
        ]),
    ...patternsBlocks(),
  ]
}

/** The tables of {@link shiftsBlocks}, with a page for each number of piles, by file name. */
export function shiftsByPiles({ shifts }: Atlas): [file: string, blocks: Block[]][] {
  return pilesOf(shifts).map((piles) => {
    const own = shifts.filter(({ game }) => parseRuleset(game).piles === piles)
    const others = own.filter(({ proved }) => !proved)
    return [
      fileWith(piles),
      [
        heading(1, `Games SN(${piles},A) by shift rules`),
        ...paragraphs('[Games by shift rules](shifts.md) explains the columns.'),
        heading(2, FOUND),
        ...provedTable(own),
        ...(others.length === 0
          ? []
          : [heading(2, NOT_FOUND), ...paragraphs(DIRECTION), ...openTable(others)]),
      ],
    ]
  })
}

function pilesOf(lines: readonly ShiftLine[]): number[] {
  return [...new Set(lines.map(({ game }) => parseRuleset(game).piles))]
}

function fileWith(piles: number): string {
  return `shifts-sn-${piles}.md`
}

/**
 * A table with a row for each number of piles. It says how many outcomes the page on these games
 * lists.
 */
function pilesTable({ shifts }: Atlas): Block {
  return table(
    ['games', 'outcomes', 'with rules'],
    pilesOf(shifts).map((piles) => {
      const own = shifts.filter(({ game }) => parseRuleset(game).piles === piles)
      const proved = own.filter((line) => line.proved)
      return [`[SN(${piles},A)](${fileWith(piles)})`, String(own.length), String(proved.length)]
    }),
  )
}

function provedTable(lines: readonly ShiftLine[]): Block[] {
  const rows = lines.map(provedCells).filter((cells) => cells.length > 0)
  return rows.length === 0 ? paragraphs('No rules were found.') : [table(COLUMNS, rows)]
}

function openTable(lines: readonly ShiftLine[]): Block[] {
  return [table(['game', 'play', 'positions', 'direction', 'why'], lines.map(openCells))]
}

/**
 * The numbers of games SN(4,A), SN(5,A) and SN(6,A) that have a proof, in a sentence for the page
 * on questions.
 */
export function provedWords(atlas: Atlas): Words {
  const sentences = familiesOf(atlas).map(
    ({ title, games, byShifts, byFormula, together }) =>
      `${title}: ${together} of ${games} have a proof, ${byShifts} by shift rules and ${byFormula} by a formula.`,
  )
  return `**Games with a proof**, in normal play. ${sentences.join(' ')} [Games by shift rules](atlas/shifts.md) lists the games, and \`npm run docs\` counts them.`
}

/**
 * The status of a row for readers: `proved` (by a formula), `proved by shift rules`, `candidate` or
 * `open`.
 */
export function answerOf(row: Row): string {
  if (row.status === 'proved' || !isSolved(row)) return row.status
  return 'proved by shift rules'
}

function isSolved({ ruleset, play, value }: Row): boolean {
  return solvedGame(ruleset, play, value) !== null
}

function familiesOf({ rows }: Atlas): Family[] {
  return [4, 5, 6].map((piles) => {
    const games = rows.filter(
      ({ ruleset, play }) => ruleset.kind === 'SN' && ruleset.piles === piles && play === 'normal',
    )
    const hasFormula = ({ status }: Row): boolean => status === 'proved'
    return {
      title: `SN(${piles},A)`,
      games: games.length,
      byShifts: games.filter(isSolved).length,
      byFormula: games.filter(hasFormula).length,
      together: games.filter((row) => isSolved(row) || hasFormula(row)).length,
    }
  })
}

function provedCells(line: ShiftLine): Words[] {
  if (!line.proved) return []
  const { rules, critical, covered, box, beyond, irreducible, p } = line
  const counts = [rules, critical, covered, box, beyond, irreducible, p]
  return [...nameCells(line), ...counts.map(String)]
}

function openCells(line: ShiftLine): Words[] {
  if (line.proved) return []
  const { direction, why } = line
  return [...nameCells(line), direction === null ? '–' : `(${direction.join()})`, why]
}

function nameCells({ game, play, positions }: ShiftLine): Words[] {
  return [game, playName(play), positions.toLocaleString('en')]
}

/** The shift rules of a game, with the given names of its piles; empty if no rules are known. */
export function rulesBlocks(row: Row, letterOf: (variable: string) => string): Block[] {
  const solved = solvedGame(row.ruleset, row.play, row.value)
  if (solved === null) return []
  const { rules, critical, covered } = solved
  const names = row.variables.map(letterOf)
  return [
    ...paragraphs(
      `**Shift rules.** ${rules.length} rules decide the game for all positions ([NT-13](../proofs/shift-rules.md)): $x$ has the same ${row.value} as $x-z$ if all inequalities of a rule hold. No critical edge has a pile larger than ${critical}. At every position with a pile larger than ${covered}, some rule applies. \`nimlab prove "${row.game}"${row.play === 'misere' ? ' --misere' : ''} --by shifts\``,
    ),
    table(
      ['z', 'where'],
      rules.map(({ z, where }) => [
        `$(${z.join(',')})$`,
        where.map(([form, least]) => `$${sumOf(form, names)} \\ge ${least}$`).join(', '),
      ]),
    ),
  ]
}

function sumOf(form: readonly number[], names: readonly string[]): string {
  const terms = form.flatMap((factor, i) => {
    if (factor === 0) return []
    const size = Math.abs(factor) === 1 ? '' : Math.abs(factor)
    return [`${factor < 0 ? '-' : '+'} ${size}${names[i]}`]
  })
  return terms.join(' ').replace(/^\+ /, '')
}
