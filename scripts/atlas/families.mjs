import { decided, relationsAmong } from './census.mjs'
import { FAMILY_BOXES } from './limits.mjs'
import { ROWS } from './rows.mjs'
import { source } from './source.mjs'

const { solve } = await source('bruteforce/src/index.ts')
const { formatRuleset, slowSetNim } = await source('core/src/rules/index.ts')

const upTo = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

/** The set of all sizes, as it is written below. */
export const ALL_SIZES = '\\{1,\\dots,n\\}'

/** Sets A that have a meaning for every n ≥ 3, as the papers write them. */
const FAMILIES = [
  ['\\{1\\}', () => [1]],
  ['\\{2\\}', () => [2]],
  ['\\{n-1\\}', (n) => [n - 1]],
  ['\\{n\\}', (n) => [n]],
  ['\\{1,2\\}', () => [1, 2]],
  ['\\{1,n-1\\}', (n) => [1, n - 1]],
  ['\\{1,n\\}', (n) => [1, n]],
  ['\\{2,n\\}', (n) => [2, n]],
  ['\\{n-1,n\\}', (n) => [n - 1, n]],
  ['\\{1,2,n\\}', (n) => [1, 2, n]],
  ['\\{1,n-1,n\\}', (n) => [1, n - 1, n]],
  ['\\{1,\\dots,n-1\\}', (n) => upTo(1, n - 1)],
  ['\\{2,\\dots,n-1\\}', (n) => upTo(2, n - 1)],
  ['\\{2,\\dots,n\\}', (n) => upTo(2, n)],
  [ALL_SIZES, (n) => upTo(1, n)],
  ['\\{1,3,5,\\dots\\}', (n) => upTo(1, n).filter((a) => a % 2 === 1)],
  ['\\{1,3,5,\\dots\\}\\cup\\{n\\}', (n) => upTo(1, n).filter((a) => a % 2 === 1 || a === n)],
]

/**
 * Relations between P(n,A) and P(n,A') where A and A' are sets of one shape for all n: conjectures, those that no
 * box with 3 to 7 piles refutes. Where all formulas are in the atlas, it is decided for all positions.
 */
export function families(play) {
  const counts = Object.keys(FAMILY_BOXES).map(Number)
  const all = FAMILIES.map(([name, sizesOf]) => {
    const words = counts.map((n) => bitsOf(slowSetNim(n, [...new Set(sizesOf(n))]), play))
    return { name, sizesOf, bits: words.flat() }
  })
  return relationsAmong(all).relations.map(({ left, sign, right }) => ({
    left: left.name,
    sign,
    right: right.map(({ name }) => name),
    proved: counts.filter((n) => isProved(n, play, { left, sign, right })),
  }))
}

function isProved(n, play, { left, sign, right }) {
  const rowOf = ({ sizesOf }) => {
    const game = formatRuleset(slowSetNim(n, [...new Set(sizesOf(n))]))
    return { row: ROWS.find((row) => row.game === game && row.play === play) }
  }
  const sides = [left, ...right].map(rowOf)
  if (sides.some(({ row }) => row?.status !== 'proved')) return false
  const [one, ...others] = sides
  return decided({ left: one, sign, right: others }).result.answer === 'proved'
}

/** The P-positions of a solved box, 32 to a word. */
function bitsOf(ruleset, play) {
  const max = FAMILY_BOXES[ruleset.piles]
  const { box, values, isP } = solve(ruleset, { max }, { value: 'outcome', play })
  const words = Array.from({ length: Math.ceil(box.count / 32) }, () => 0)
  for (let rank = 0; rank < box.count; rank++) {
    if (isP(values[rank])) words[rank >> 5] |= 1 << (rank & 31)
  }
  return words
}
