// Proves in Coq the rows of docs/atlas: writes a Coq file for each with @nim/prover/points-coq, from the
// row's formula alone, and has formal/check.sh compile it. docs/atlas/coq.jsonl says of each row that was
// accepted the digest of its formula and the seconds; `npm run atlas` puts them on the pages.
//
//   npm run atlas:coq                  the rows that coq.jsonl does not have
//   npm run atlas:coq -- --check       all; they must be those of coq.jsonl
//   npm run atlas:coq -- --sample 3    three of them; --seed repeats a sample
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { acceptedByCoq } from './accepted-by-coq.mjs'
import { ALL, COQ, coqOf, digestOf } from './atlas/rows.mjs'
import { source } from './atlas/source.mjs'

const { seededRandom } = await source('core/src/rules/index.ts')
const { coqFile } = await source('prover/src/points-coq/index.ts')

const MOST_POINTS = 100_000

const { values: flags } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
})

/** What Coq says of these rows; throws if it refuses one. */
function accepted(asked) {
  const texts = asked.map((row) => coqFile([goalOf(row)]))
  return texts.length === 0 ? [] : acceptedByCoq(texts)
}

/** What a row says of its game, as the theorem that Coq is given. */
function goalOf({ game, play, value, ruleset, variables, formula }) {
  const goal = { kind: value, id: `${game} ${play}`, ruleset, variables, play }
  return value === 'outcome' ? { ...goal, isP: formula } : { ...goal, remoteness: formula }
}

/** The theorems of formal/ speak of outcomes, and of remoteness in normal play. */
const isSpokenOf = ({ value, play }) =>
  value === 'outcome' || (value === 'remoteness' && play === 'normal')

const rows = ALL.filter(
  (row) => row.status === 'proved' && row.points <= MOST_POINTS && isSpokenOf(row),
)
const missing = rows.filter((row) => coqOf(row) === undefined)
if (flags.check || flags.sample !== undefined) {
  const lines = readFileSync(COQ, 'utf8').trimEnd().split('\n')
  if (missing.length > 0 || lines.length !== rows.length) {
    throw new Error('docs/atlas/coq.jsonl is of other rows; npm run atlas:coq writes it anew')
  }
  const random = seededRandom(Number(flags.seed))
  const asked = flags.check
    ? rows
    : Array.from({ length: Number(flags.sample) }, () => rows[Math.floor(random() * rows.length)])
  if (!flags.check) console.log(`sample of ${flags.sample}, seed ${flags.seed}`)
  accepted(asked)
  console.log(`${asked.length} of ${rows.length} rows accepted by Coq`)
} else {
  const told = accepted(missing)
  const lines = rows.map((row) => {
    const { game, play, value, says } = row
    return coqOf(row) ?? { game, play, value, formula: digestOf(says), ...told[missing.indexOf(row)] }
  })
  writeFileSync(COQ, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  console.log(`${missing.length} more rows accepted by Coq, ${rows.length} in all`)
}
