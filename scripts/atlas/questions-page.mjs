import { readdirSync, readFileSync } from 'node:fs'
import { anchorOf, fileOf } from './game-section.mjs'
import { questionOf } from './known-by.mjs'
import { grundyOf, remotenessOf, rowOn, ROWS } from './rows.mjs'
import { looks, scanOf, shares } from './scans.mjs'
import { root, source } from './source.mjs'
import { TARGETS } from './targets.mjs'

const { parseRuleset } = await source('core/src/rules/index.ts')
const { formatCase } = await source('conjectures/src/index.ts')
const { CLAIMS } = await source('conjectures/src/papers/registry.ts')
const { markdownTable, parseFindingPage } = await source('report/src/index.ts')
const { readRecordLine } = await source('sweep/src/directory/record-line.ts')

const FINDINGS = new URL('docs/findings/', root)
const RECORDS = new URL('packages/conjectures/results/check-all.jsonl', root)

const findings = new Map(
  readdirSync(FINDINGS)
    .filter((name) => name.endsWith('.md'))
    .map((name) => parseFindingPage(readFileSync(new URL(name, FINDINGS), 'utf8')))
    .map((page) => [page.claim, page]),
)
const records = readFileSync(RECORDS, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => readRecordLine(line).record)

/** Statements of nimlab on what the papers only mention: GMMV's misère play, and feasible l-selections. */
const OWN = ['GMMV-D4.m-rule', 'NT-10']

/** What is asked, and what is known of it: of games by name, and of the papers' questions. */
export function questionsPage() {
  const asked = CLAIMS.filter(({ kind }) => kind === 'question')
  return `# Questions

Written by \`npm run atlas\` from the [atlas](atlas/README.md), the verdicts of \`nimlab check all\` and [docs/findings](findings); nothing
is typed twice. An answer for all positions is called proved; what a box shows is said to be of a box; what a scan shows
is evidence: a share of positions whose value changes by a step of the modulus, which falls towards 0 where a value is
regular, and does not where the modulus is wrong or there is none.

## Games that were asked for by name

${markdownTable(['game', 'play', 'value', 'answer', 'looks', 'changes'], TARGETS.map(targetRow))}

${inMisere()}

${irregular()}

## Questions of the papers

${asked.map(paperQuestion).join('\n\n')}

## Theorems on what a paper leaves open

${OWN.map(ownTheorem).join('\n\n')}
`
}

function targetRow(target) {
  const { game, play, value } = target
  const scan = scanOf(target)
  return [
    game,
    playName(play),
    value,
    answerOf(target),
    scan === undefined ? '' : looks(scan),
    scan === undefined ? '' : shares(scan),
  ]
}

function linkTo(row) {
  return `atlas/${fileOf(row)}#${anchorOf(row)}`
}

function playName(play) {
  return play === 'misere' ? 'misère' : 'normal'
}

/** What the atlas says of a value of a game, as a link. */
function answerOf({ game, play, value }) {
  const row = rowOn(parseRuleset(game), play)
  const rowOf = { outcome: (one) => one, grundy: grundyOf, remoteness: remotenessOf }[value]
  const told = row === undefined ? undefined : rowOf(row)
  if (told === undefined) {
    const asked = value === 'outcome' ? '' : ` --value ${value}`
    return `not in the atlas: \`nimlab discover "${game}"${asked}\``
  }
  return `[${told.status}](${linkTo(row)})`
}

/** How many games SN(4,A) are described in misère play. */
function inMisere() {
  const rows = ROWS.filter(
    ({ ruleset, play }) => ruleset.kind === 'SN' && ruleset.piles === 4 && play === 'misere',
  )
  const proved = rows.filter(({ status }) => status === 'proved')
  const others = rows.filter(({ status }) => status !== 'proved').map(({ game }) => game)
  const rest = others.length === 0 ? '' : ` Not proved: ${others.join(', ')}.`
  return `**Misère SN(4,A).** Of ${rows.length} games, ${proved.length} have a proved formula ([atlas](atlas/sn-4.md)).${rest} \`${rows[0].command}\``
}

/** The values that look irregular, with the numbers. */
function irregular() {
  const rows = ROWS.flatMap(({ game, play }) =>
    ['grundy', 'remoteness'].flatMap((value) => {
      const scan = scanOf({ game, play, value })
      return scan === undefined || scan.judgement === 'tame' ? [] : [scan]
    }),
  )
  const table = rows.map((scan) => [
    scan.game,
    playName(scan.play),
    scan.value,
    scan.judgement,
    shares(scan),
  ])
  return `**Values that do not look regular**, of all games of the atlas with up to four piles; of remoteness the differences are
scanned. None of the moduli up to 30 that the box admits makes the changes rare. It is evidence on a box, and no proof
that there is no formula. \`npm run atlas:scans\`

${markdownTable(['game', 'play', 'value', 'looks', 'changes'], table)}`
}

/** A question of a paper: what it asks, the answer as far as there is one, the games that belong to it. */
function paperQuestion({ id, paper, title, statement }) {
  const finding = findings.get(id)
  const own = records.filter(({ claim, reading }) => claim === id && reading !== 'remark')
  const last = own.at(-1)
  const [answer, command] = finding?.parts.get('Answer').split('\n\nCommand: ') ?? [
    `Of ${own.length} cases on the default boxes the last, ${formatCase(last.case)}: ${last.answer}.`,
  ]
  const games = ROWS.filter((row) => row.ruleset.kind !== 'HNIM' && questionOf(row) === id)
  const linksOf = (rows) => rows.map((row) => `[${row.game}](${linkTo(row)})`).join(', ')
  const described = games.filter(({ status }) => status === 'proved')
  const others = games.filter(({ status }) => status !== 'proved')
  const proved = [
    ...(described.length === 0
      ? []
      : [`**Proved for all positions** are formulas of ${linksOf(described)}.`]),
    ...(others.length === 0
      ? []
      : [`**Looked at and not proved,** with what was seen: ${linksOf(others)}.`]),
  ]
  const inclusions =
    id === 'DH-OP3'
      ? [
          '**Decided for all positions**, for all pairs of proved games: [inclusions](atlas/inclusions.md).',
        ]
      : []
  const more = finding === undefined ? '' : ` More: [${id}](findings/${id}.md).`
  return [
    `### [${id}](papers/${paper}.md#${id.toLowerCase()}): ${title}`,
    `**Asked.** ${statement}`,
    ...(finding === undefined ? [] : [`**Decided.** ${finding.parts.get('Decided')}`]),
    `**Known.** ${answer}${more}`,
    ...proved,
    ...inclusions,
    command ?? `\`nimlab check ${id}\``,
  ].join('\n\n')
}

/** A statement of nimlab, with what its cases say. */
function ownTheorem(id) {
  const { paper, title, statement } = CLAIMS.find((claim) => claim.id === id)
  const own = records.filter(({ claim, reading }) => claim === id && reading !== 'remark')
  const verdicts = [...new Set(own.map(({ verdict }) => verdict))].join(', ')
  return [
    `### [${id}](papers/${paper}.md#${id.toLowerCase()}): ${title}`,
    statement,
    `**Verdict** on ${own.length} cases: ${verdicts}. \`nimlab check ${id}\``,
  ].join('\n\n')
}
