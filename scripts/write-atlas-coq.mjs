// Proves in Coq the rows of docs/atlas: writes a Coq file for each with @nim/prover/points-coq, from the
// row's formula alone, and has formal/check.sh compile it. docs/atlas/coq.jsonl says of each row that was
// accepted the digest of its formula and the seconds; `npm run atlas` puts them on the pages.
//
//   npm run atlas:coq                  the rows that coq.jsonl does not have
//   npm run atlas:coq -- --check       all; they must be those of coq.jsonl
//
// `npm run proofs:coq -- --sample 3` tries three of them.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { acceptedByCoq } from './accepted-by-coq.mjs'
import { COQ_ROWS, coqTextOf } from './atlas/coq-rows.mjs'
import { COQ, coqOf, digestOf } from './atlas/rows.mjs'

const { values: flags } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
})

/** What Coq says of these rows; throws if it refuses one. */
function accepted(asked) {
  return asked.length === 0 ? [] : acceptedByCoq(asked.map(coqTextOf))
}

const missing = COQ_ROWS.filter((row) => coqOf(row) === undefined)
if (flags.check) {
  const lines = readFileSync(COQ, 'utf8').trimEnd().split('\n')
  if (missing.length > 0 || lines.length !== COQ_ROWS.length) {
    throw new Error('docs/atlas/coq.jsonl is of other rows; npm run atlas:coq writes it anew')
  }
  accepted(COQ_ROWS)
  console.log(`${COQ_ROWS.length} rows accepted by Coq`)
} else {
  const told = accepted(missing)
  const lines = COQ_ROWS.map((row) => {
    const { game, play, value, says } = row
    return (
      coqOf(row) ?? { game, play, value, formula: digestOf(says), ...told[missing.indexOf(row)] }
    )
  })
  writeFileSync(COQ, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  console.log(`${missing.length} more rows accepted by Coq, ${COQ_ROWS.length} in all`)
}
