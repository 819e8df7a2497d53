import { createHash } from 'node:crypto'
import { dataFile, linesOf } from './lines.mjs'
import { source } from './source.mjs'

const { moveSizes, parseRuleset } = await source('core/src/rules/index.ts')
const { parse, parseTerm } = await source('presburger/src/index.ts')
const { parseAtlasLine } = await source('discovery/src/index.ts')
const { parseCoqLine } = await source('discovery/src/atlas/coq-line.ts')

/** The published atlases: the data file, and what made it. One whose file is not there is not made yet. */
const ATLASES = [
  ['sn', 'nimlab atlas SN --piles 1..3 --play both --out DIR'],
  ['sn-4', 'nimlab atlas SN --piles 4 --out DIR'],
  ['sn-4-misere', 'nimlab atlas SN --piles 4 --play misere --points 1000000 --out DIR'],
  ['sn-5', 'nimlab atlas SN --piles 5 --out DIR'],
  ['nim', 'nimlab atlas NIM --piles 6..7 --positions 100000 --points 100000 --out DIR'],
  ['sn-6', 'nimlab atlas SN --piles 6 --positions 100000 --points 100000 --out DIR'],
  ['hnim-3', 'nimlab atlas HNIM --piles 3 --out DIR'],
  ['hnim-3-misere', 'nimlab atlas HNIM --piles 3 --play misere --out DIR'],
  ['hnim-4', 'nimlab atlas HNIM --piles 4 --edges 1..4 --positions 100000 --out DIR'],
  ['hnim-4-5', 'nimlab atlas HNIM --piles 4 --edges 5 --positions 100000 --out DIR'],
  [
    'sn-grundy',
    'nimlab atlas SN --piles 1..4 --value grundy --positions 400000 --points 2000000 --out DIR',
  ],
  ['hnim-3-grundy', 'nimlab atlas HNIM --piles 3 --value grundy --positions 400000 --out DIR'],
  [
    'sn-remoteness',
    'nimlab atlas SN --piles 1..3 --play both --value remoteness --positions 400000 --out DIR',
  ],
  ['sn-4-remoteness', 'nimlab atlas SN --piles 4 --value remoteness --positions 400000 --out DIR'],
]

/**
 * All rows of docs/atlas, each with its ruleset, its variables, the file it stands in, the command that made
 * that file, and the formula if it says one.
 */
export const ALL = ATLASES.flatMap(([file, command]) =>
  linesOf(file, parseAtlasLine, ({ game, play }) => `${game} ${play}`).map((row) => {
    const ruleset = parseRuleset(row.game)
    const variables = Array.from({ length: ruleset.piles }, (_, i) => `x${i + 1}`)
    const read = row.value === 'outcome' ? parse : parseTerm
    const formula = row.says === undefined ? null : read(row.says)
    return { ...row, ruleset, variables, file: `${file}.jsonl`, command, formula }
  }),
)

/** The rows on outcomes. */
export const ROWS = ALL.filter(({ value }) => value === 'outcome')

/** The row on the outcome of a game that does not tell piles apart, by whichever name; undefined if there is none. */
export function rowOn(asked, play) {
  return ROWS.find((row) => row.play === play && isSame(row.ruleset, asked))
}

/** True of two names of a game that does not tell piles apart, SN or NIM. */
export function isSame(a, b) {
  const isNamed = [a, b].every(({ kind }) => kind !== 'HNIM')
  return isNamed && a.piles === b.piles && String(moveSizes(a)) === String(moveSizes(b))
}

const grundyRows = ALL.filter(({ value }) => value === 'grundy')

const remotenessRows = ALL.filter(({ value }) => value === 'remoteness')

/** The row on the Grundy values of the same game, if there is one. */
export function grundyOf({ game, play }) {
  return grundyRows.find((row) => row.game === game && row.play === play)
}

/** The row on the remoteness of the same game, by whichever name, if there is one. */
export function remotenessOf({ ruleset, play }) {
  return remotenessRows.find((row) => row.play === play && isSame(row.ruleset, ruleset))
}

/** Where it is written which rows Coq accepted. */
export const COQ = dataFile('coq')

const coqLines = linesOf(
  'coq',
  parseCoqLine,
  ({ game, play, value }) => `${value} of ${game} ${play}`,
)

/** What Coq said of a row: its line in coq.jsonl, if it is of the row's formula. */
export function coqOf({ game, play, value, says }) {
  const digest = digestOf(says ?? '')
  return coqLines.find(
    (line) =>
      line.game === game && line.play === play && line.value === value && line.formula === digest,
  )
}

/** The SHA-256 of a text. */
export function digestOf(text) {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}
