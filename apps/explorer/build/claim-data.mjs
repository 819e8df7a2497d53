import { readdirSync, readFileSync } from 'node:fs'
import { root, source } from '../../../scripts/atlas/source.mjs'
import { inFiles } from './in-files.mjs'

const { CARDS } = await source('conjectures/src/cards/cards.ts')
const { formatRuleset } = await source('core/src/rules/index.ts')
const { readProvedLine } = await source('prover/src/points-check/index.ts')
const { claimIndex, claimPage, provedSummary } = await source('report/src/claims.ts')
const { parseFindingPage } = await source('report/src/index.ts')
const { rulesetOfCase } = await source('report/src/report/case-ruleset.ts')
const { readRecordLine } = await source('sweep/src/directory/record-line.ts')

const read = (path) => readFileSync(new URL(path, root), 'utf8')
const linesOf = (name) => read(`packages/conjectures/results/${name}.jsonl`).trimEnd().split('\n')

/** Lists of claims and of the words of their statements, and a page each: paths with what is written there. */
export function claimData() {
  const records = linesOf('check-all').map(recordOf)
  const proved = linesOf('points').map(readProvedLine)
  const findings = findingsByClaim()
  const claims = CARDS.map((card) => {
    const own = records.filter(({ claim }) => claim === card.id)
    return { card, records: own, summary: provedSummary(card, own, proved) }
  })
  return {
    lists: [
      ...inFiles('claims/rows', claimIndex(claims.map(({ summary }) => summary))),
      ...inFiles(
        'claims/words',
        CARDS.map(({ id, statement }) => [id, statement]),
      ),
    ],
    pages: claims.map(({ card, summary, records: own }) => {
      const finding = findings.get(card.id)
      const sources = { records: own, ...(finding === undefined ? {} : { finding }) }
      const page = { ...claimPage(card, summary, sources), games: gamesOf(own) }
      return [`claims/pages/${card.id}.json`, page]
    }),
  }
}

function recordOf(line) {
  const { record, wrong } = readRecordLine(line)
  if (wrong !== null) throw new Error(`check-all.jsonl: ${wrong}: ${line}`)
  return record
}

function findingsByClaim() {
  const folder = 'packages/conjectures/findings/'
  const names = readdirSync(new URL(folder, root)).filter((name) => name.endsWith('.json'))
  return new Map(
    names.map((name) => {
      const data = JSON.parse(read(`${folder}${name}`))
      const page = parseFindingPage(read(`docs/findings/${data.claim}.md`))
      return [data.claim, { data, page }]
    }),
  )
}

/** The game of each counterexample that is a position, by the place of its case; where it is known. */
function gamesOf(records) {
  return Object.fromEntries(
    records.flatMap((record, i) => {
      if (record.counterexample?.position === undefined) return []
      const ruleset = rulesetOfCase(record)
      return ruleset === null ? [] : [[i, formatRuleset(ruleset)]]
    }),
  )
}
