import { parseRuleset } from '@nim/core/rules'
import type { FindingPage } from '@nim/report'
import { type Block, heading, paragraphs, table, type Words } from '@nim/report/blocks'
import { type ClaimSummary, verdictWords } from '@nim/report/claims'
import { capital } from '@nim/report/text'
import { questionOf } from './known-by.ts'
import { type Atlas, playName, type Row, type Subject } from './rows.ts'
import { looks, shares } from './scan-words.ts'
import { answerOf, provedWords } from './shifts.ts'
import { fileOf, type GameLink, WITHOUT_LINKS } from './sections.ts'
import { TARGETS } from './targets.ts'

/**
 * Statements of nimlab on topics that the papers only mention: misère play in GMMV, and feasible
 * l-selections.
 */
const OWN = ['GMMV-D4.values', 'GMMV-D4.m-rule', 'NT-10']

/** The data of the page on questions. */
export interface QuestionSources {
  readonly atlas: Atlas
  /** The summaries of all claims. */
  readonly summaries: readonly ClaimSummary[]
  readonly findings: ReadonlyMap<string, FindingPage>
  readonly link: GameLink
}

/**
 * The page about the status of questions. It contains questions about named games and the questions
 * that the papers ask.
 */
export function questionsBlocks(sources: QuestionSources): Block[] {
  const { summaries } = sources
  return [
    heading(1, 'Questions'),
    ...paragraphs(`\`npm run atlas\` writes this page from the [atlas](atlas/README.md), the verdicts of \`nimlab check all\` and
[docs/findings](findings). "Proved" means for all positions. Each result about a box names the box. A scan is only evidence: it
gives the share of positions whose value changes if the modulus is added to one or more piles. As the box grows, this share
falls towards 0 if the value is regular with this modulus. The share stays large if the value is irregular or the modulus is wrong.`),
    heading(2, 'Named games'),
    table(
      ['game', 'play', 'value', 'answer', 'looks', 'changes'],
      TARGETS.map((target) => targetRow(sources, target)),
    ),
    ...paragraphs(misereWords(sources), provedWords(sources.atlas)),
    ...irregularBlocks(sources),
    heading(2, 'Questions of the papers'),
    ...summaries
      .filter(({ status }) => status !== null)
      .flatMap((summary) => paperQuestion(sources, summary)),
    ...paragraphs(
      'DH-OP3 asks when every P-position of one game is a P-position of another game. [Inclusions](atlas/inclusions.md) answers this for all positions, for pairs of games with proved formulas. That page also names the pairs that it does not cover.',
    ),
    heading(2, 'Theorems of nimlab about topics that a paper leaves open'),
    ...OWN.flatMap((id) => ownTheorem(summaries.find(({ claim }) => claim.id === id)!)),
  ]
}

function targetRow({ atlas, link }: QuestionSources, target: Subject): Words[] {
  const { game, play, value } = target
  const scan = atlas.scanOf(target)
  const row = atlas.rowOn(parseRuleset(game), play)
  const subject = row === undefined || value === 'outcome' ? row : atlas.valueOf(value, row)
  const flag = value === 'outcome' ? '' : ` --value ${value}`
  return [
    game,
    playName(play),
    value,
    subject === undefined
      ? `not in the atlas: \`nimlab discover "${game}"${flag}\``
      : link(row!, answerOf(subject)),
    scan === undefined ? '' : looks(scan),
    scan === undefined ? '' : shares(scan),
  ]
}

/** The number of games SN(4,A) that have a proved formula in misère play, in words. */
function misereWords({ atlas, link }: QuestionSources): Words {
  const rows = atlas.rows.filter(
    ({ ruleset, play }) => ruleset.kind === 'SN' && ruleset.piles === 4 && play === 'misere',
  )
  const proved = rows.filter(({ status }) => status === 'proved')
  const others = rows.filter(({ status }) => status !== 'proved').map(({ game }) => game)
  const rest = others.length === 0 ? '' : ` Not proved: ${others.join(', ')}.`
  const page = link === WITHOUT_LINKS ? 'README.md' : fileOf(rows[0]!)
  return `**Misère SN(4,A).** Of ${rows.length} games, ${proved.length} have a proved formula ([atlas](atlas/${page})).${rest} \`${rows[0]!.command}\``
}

/**
 * The values that look irregular or unclear, and the shares of positions on which this judgement is
 * based.
 */
function irregularBlocks({ atlas }: QuestionSources): Block[] {
  const rows = atlas.rows.flatMap(({ game, play }) =>
    (['grundy', 'remoteness'] as const).flatMap((value) => {
      const scan = atlas.scanOf({ game, play, value })
      if (scan === undefined || scan.judgement === 'tame') return []
      return [[game, playName(play), value, scan.judgement, shares(scan)]]
    }),
  )
  return [
    ...paragraphs(`The table below lists the **values that do not look regular**, for all games of the atlas with up to four piles. The scan of the
remoteness uses its differences. The scan tries every modulus up to 30 for which the box is large enough. For each of these moduli,
the share of changes stays large. This is evidence on a box. It does not prove that no formula exists. \`npm run atlas:scans\``),
    table(['game', 'play', 'value', 'looks', 'changes'], rows),
  ]
}

/**
 * A question of a paper, with the answer over all cases, and the games that belong to the question.
 */
function paperQuestion(
  { atlas, findings, link }: QuestionSources,
  { claim, answer, status }: ClaimSummary,
): Block[] {
  const { id, statement, decided } = claim
  const games = atlas.rows.filter((row) => row.ruleset.kind !== 'HNIM' && questionOf(row) === id)
  const named = (rows: readonly Row[]): Words => rows.map((row) => link(row, row.game)).join(', ')
  const having = (answer: string): Row[] => games.filter((row) => answerOf(row) === answer)
  const [described, solved] = [having('proved'), having('proved by shift rules')]
  const others = games.filter((row) => !described.includes(row) && !solved.includes(row))
  return [
    titleOf(claim),
    ...paragraphs(
      `**Question.** ${statement}`,
      decided === undefined ? '' : `**What nimlab decides.** ${decided}`,
      `**${capital(status!)}.** ${answer}`,
      described.length === 0
        ? ''
        : `These games have a formula that is proved for all positions: ${named(described)}.`,
      solved.length === 0
        ? ''
        : `Shift rules give the outcome of all positions of these games, but no formula is proved: ${named(solved)}.`,
      others.length === 0
        ? ''
        : `These games have no proved formula and no shift rules. Their pages show what the search found: ${named(others)}.`,
      `${findings.has(id) ? `[Counterexamples](findings/${id}.md). ` : ''}\`nimlab check ${id}\``,
    ),
  ]
}

/** A statement of nimlab, with the results of its cases. */
function ownTheorem(summary: ClaimSummary): Block[] {
  const { claim } = summary
  return [
    titleOf(claim),
    ...paragraphs(
      claim.statement,
      `**Verdict**: ${verdictWords(summary)}. \`nimlab check ${claim.id}\``,
    ),
  ]
}

function titleOf({ id, paper, title }: ClaimSummary['claim']): Block {
  return heading(3, `[${id}](papers/${paper}.md#${id.toLowerCase()}): ${title}`)
}
