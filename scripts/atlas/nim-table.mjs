import { anchorOf, fileOf } from './game-section.mjs'
import { rowOn } from './rows.mjs'
import { source } from './source.mjs'

const { exactSlowNim } = await source('core/src/rules/index.ts')
const { markdownTable } = await source('report/src/index.ts')

const MOST_PILES = 7
const upTo = (most) => Array.from({ length: most }, (_, i) => i + 1)

/** All NIM(n,k) with n up to 7 in normal play: what is known of each, as a link to its section. */
export function nimTable() {
  const rows = upTo(MOST_PILES).map((n) => [
    String(n),
    ...upTo(MOST_PILES).map((k) => (k > n ? '' : statusOf(exactSlowNim(n, k)))),
  ])
  return `NIM(n,k) is SN(n,{k}). All with up to seven piles, in normal play; those with up to five have their sections on the pages of
SN(n,A):

${markdownTable(['n', ...upTo(MOST_PILES).map((k) => `k = ${k}`)], rows)}`
}

function statusOf(ruleset) {
  const row = rowOn(ruleset, 'normal')
  return row === undefined ? 'not made' : `[${row.status}](${fileOf(row)}#${anchorOf(row)})`
}
