import { parseRuleset } from '@nim/core/rules'
import {
  hypergraphGames,
  isOfSampledKind,
  isSampledLine,
  SHIFT_SAMPLE,
  type ShiftLine,
} from '@nim/discovery/atlas'
import { type Block, heading, paragraphs, table, type Words } from '@nim/report/blocks'
import { type Atlas, playName, type Row } from './rows.ts'

const VALUES = { outcome: 'outcome', grundy: 'Grundy values', remoteness: 'remoteness' } as const
/** The number of rows in the table of games with the most rules. */
const MOST_SHOWN = 20

type Proved = Extract<ShiftLine, { readonly proved: true }>

/** Rows that describe the same value of similar games in the same play convention. */
interface Family {
  readonly title: string
  readonly lines: readonly ShiftLine[]
}

/** The page on shift rules for hypergraph games, Grundy values and remoteness. */
export function shiftGamesBlocks(atlas: Atlas): Block[] {
  const { shiftGames } = atlas
  const proved = shiftGames.filter((line): line is Proved => line.proved)
  const open = shiftGames.filter((line) => !line.proved)
  const longest = proved.toSorted((a, b) => b.rules - a.rules).slice(0, MOST_SHOWN)
  return [
    heading(1, 'Hypergraph games and other values by shift rules'),
    ...paragraphs(
      `\`npm run docs\` writes this page from [shift-games.jsonl](shift-games.jsonl). \`npm run atlas:shift-games\` searches for shift rules
([NT-13](../proofs/shift-rules.md)) with seed 1, on boxes of at most 400,000 positions. It uses only the rules of each game.`,
      'For NIM(5,k), the search first tries boxes of at most 1,000,000 positions, and then of at most 60,000,000.',
      `Shift rules give ${proved.length.toLocaleString('en')} of ${shiftGames.length.toLocaleString('en')} values of games for all positions. Their certificates are in
\`shift-certificates.jsonl.gz\`. \`nimlab recheck --atlas\` checks each of them again, and compares its numbers with those in the row.`,
      untriedWords(atlas),
      sampledWords(shiftGames),
      'A formula counts if the [atlas](README.md) has a row in which it is proved for all positions. The atlas has no rows for misère play of hypergraph games on 4 piles.',
    ),
    table(
      ['games', 'value', 'play', 'in all', 'shift rules', 'a formula', 'some proof'],
      familiesOf(shiftGames).map((family) => familyCells(family, atlas)),
    ),
    heading(2, 'The games with the most rules'),
    table(
      ['game', 'value', 'play', 'rules', 'B_crit', 'B_cov', 'irreducible'],
      longest.map((line) => [
        ...nameCells(line),
        ...[line.rules, line.critical, line.covered, line.irreducible].map(String),
      ]),
    ),
    ...(open.length === 0 ? [] : openBlocks(open)),
  ]
}

/**
 * Sentences that state how many games with many edges the search tried as a sample, and how long
 * this took.
 */
function sampledWords(lines: readonly ShiftLine[]): string {
  const sampled = lines.filter(isSampledLine)
  if (sampled.length === 0) return ''
  const { games, seed, piles, leastEdges } = SHIFT_SAMPLE
  const tried = new Set(sampled.map(({ game }) => game)).size
  const all = hypergraphGames(piles).filter(isOfSampledKind).length
  const seconds = sampled.reduce((sum, line) => sum + line.seconds, 0)
  const progress =
    tried === games
      ? ''
      : ` The search has tried ${tried} of these games so far, and the next run continues.`
  return `The atlas has no rows for the ${all.toLocaleString('en')} hypergraph games on ${piles} piles with at least ${leastEdges} edges.
The search draws ${games} of them with seed ${seed}.${progress} Its ${sampled.length} searches took
${Math.round(seconds).toLocaleString('en')} seconds of processor time in all.`
}

/**
 * A sentence with the number of hypergraph games whose outcome the search has not tried in both
 * normal and misère play.
 */
function untriedWords({ rows, shiftGames }: Atlas): string {
  const tried = new Set(shiftGames.map(subjectOf))
  const games = new Set(
    rows.filter(({ ruleset }) => ruleset.kind === 'HNIM').map(({ game }) => game),
  )
  const untried = [...games].filter((game) =>
    ['normal', 'misere'].some((play) => !tried.has(`${game} ${play} outcome`)),
  )
  return untried.length === 0
    ? ''
    : `The search has not yet tried ${untried.length} of the ${games.size} hypergraph games in the atlas. The next run continues with them.`
}

function openBlocks(open: readonly ShiftLine[]): Block[] {
  const listed = open.filter((line) => !isSampledLine(line))
  const omitted = open.length - listed.length
  return [
    heading(2, 'What the search does not find'),
    ...paragraphs(
      'For these games, a larger box may still give rules, but the search did not try one.',
      omitted === 0
        ? ''
        : `The table omits the games with at least ${SHIFT_SAMPLE.leastEdges} edges. [shift-games.jsonl](shift-games.jsonl) names the reason for
each of their ${omitted} searches that found no rules.`,
    ),
    table(
      ['game', 'value', 'play', 'why'],
      listed.map((line) => [...nameCells(line), line.proved ? '' : line.why]),
    ),
  ]
}

function familiesOf(lines: readonly ShiftLine[]): Family[] {
  const families = new Map<string, ShiftLine[]>()
  for (const line of lines) {
    const title = JSON.stringify(headOf(line))
    families.set(title, [...(families.get(title) ?? []), line])
  }
  const order = new Intl.Collator('en', { numeric: true })
  return [...families]
    .map(([title, some]) => ({ title, lines: some }))
    .toSorted(
      (a, b) =>
        order.compare(gamesOf(a.lines[0]!), gamesOf(b.lines[0]!)) ||
        placeOf(a.lines[0]!) - placeOf(b.lines[0]!),
    )
}

function subjectOf({ game, play, value }: ShiftLine | Row): string {
  return `${game} ${play} ${value ?? 'outcome'}`
}

/** The cells that the rows of a family share. */
function headOf(line: ShiftLine): string[] {
  return [gamesOf(line), ...nameCells(line).slice(1)]
}

function gamesOf({ game }: ShiftLine): string {
  const ruleset = parseRuleset(game)
  const { kind, piles } = ruleset
  if (kind === 'HNIM') {
    const edges = isOfSampledKind(ruleset) ? `, with at least ${SHIFT_SAMPLE.leastEdges} edges` : ''
    return `hypergraphs on ${piles} piles${edges}`
  }
  return piles === 5 ? 'NIM(5,k) = SN(5,{k})' : `SN(n,A) with n = ${piles}`
}

/** Outcomes come before Grundy values, and normal play comes before misère play. */
function placeOf({ value, play }: ShiftLine): number {
  return 2 * Object.keys(VALUES).indexOf(value ?? 'outcome') + (play === 'misere' ? 1 : 0)
}

function familyCells({ title, lines }: Family, atlas: Atlas): Words[] {
  const proved = new Set(atlas.all.filter(({ status }) => status === 'proved').map(subjectOf))
  const hasFormula = (line: ShiftLine): boolean => proved.has(subjectOf(line))
  const byShifts = lines.filter(({ proved }) => proved).length
  const byFormula = lines.filter(hasFormula).length
  const together = lines.filter((line) => line.proved || hasFormula(line)).length
  const counts = [lines.length, byShifts, byFormula, together]
  return [...(JSON.parse(title) as string[]), ...counts.map(String)]
}

function nameCells({ game, play, value }: ShiftLine): string[] {
  return [game, VALUES[value ?? 'outcome'], playName(play)]
}
