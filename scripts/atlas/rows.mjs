import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { root, source } from './source.mjs'

const { parseRuleset } = await source('core/src/rules/index.ts')
const { parse, parseTerm } = await source('presburger/src/index.ts')
const { parseAtlasLine } = await source('discovery/src/index.ts')

/** The published atlases: the data file, and what made it. */
const ATLASES = [
  ['sn', 'nimlab atlas SN --piles 1..4 --play both --out DIR'],
  ['hnim-3', 'nimlab atlas HNIM --piles 3 --out DIR'],
  ['hnim-3-misere', 'nimlab atlas HNIM --piles 3 --play misere --out DIR'],
  [
    'sn-grundy',
    'nimlab atlas SN --piles 1..4 --value grundy --positions 400000 --points 2000000 --out DIR',
  ],
  ['hnim-3-grundy', 'nimlab atlas HNIM --piles 3 --value grundy --positions 400000 --out DIR'],
]

/**
 * All rows of docs/atlas, each with its ruleset, its variables, the file it stands in, the command that made
 * that file, and the formula if it says one.
 */
const ALL = ATLASES.flatMap(([file, command]) =>
  readFileSync(new URL(`docs/atlas/${file}.jsonl`, root), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const row = parseAtlasLine(line)
      const ruleset = parseRuleset(row.game)
      const variables = Array.from({ length: ruleset.piles }, (_, i) => `x${i + 1}`)
      const read = row.value === 'outcome' ? parse : parseTerm
      const formula = row.says === undefined ? null : read(row.says)
      return { ...row, ruleset, variables, file: `${file}.jsonl`, command, formula }
    }),
)

/** The rows on outcomes. */
export const ROWS = ALL.filter(({ value }) => value === 'outcome')

const grundyRows = ALL.filter(({ value }) => value === 'grundy')

/** The row on the Grundy values of the same game, if there is one. */
export function grundyOf({ game, play }) {
  return grundyRows.find((row) => row.game === game && row.play === play)
}

/** Where it is written how regular other values look. */
export const SCANS = new URL('docs/atlas/scans.jsonl', root)

/** Where it is written which rows Coq accepted. */
export const COQ = new URL('docs/atlas/coq.jsonl', root)

const coqLines = existsSync(COQ)
  ? readFileSync(COQ, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  : []

/** What Coq said of a row: its line in coq.jsonl, if it is of the row's formula. */
export function coqOf({ game, play, says }) {
  const digest = digestOf(says ?? '')
  return coqLines.find(
    (line) => line.game === game && line.play === play && line.formula === digest,
  )
}

/** The SHA-256 of a text. */
export function digestOf(text) {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}
