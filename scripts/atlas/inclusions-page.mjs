import { ALL_SIZES, families } from './families.mjs'
import { CENSUS_BOXES, FAMILY_BOXES, FORMULA_POINTS, RELATION_POINTS } from './limits.mjs'
import { source } from './source.mjs'

const { markdownTable } = await source('report/src/index.ts')

/** The census of these numbers of piles, in both play conventions, as a page. */
export function inclusionsPage(all) {
  return `# Inclusions between P-sets

When is $P(n,A)\\subset P(n,A')$ (DH-OP3)? Of the games SN(n,A), n ≤ ${Math.max(...all.map(({ piles }) => piles))}, whose P-sets are proved in this atlas, every pair, and
every set as an intersection of two others, is compared on a box: what fails there is false. What
holds there is decided for all positions from both formulas at finitely many points ([NT-9](../proofs/brute-force.md)), which the
independent checker confirms; left out are relations of formulas that more than ${FORMULA_POINTS.toLocaleString('en')} points decide, and those that more than
${RELATION_POINTS.toLocaleString('en')} would: they hold on the box, and are not proved. All inclusions follow from those listed; of games with one P-set only the first is compared.
Of intersections those of largest sets are listed. A game whose formula is not proved is left out.

${all
  .filter(({ games }) => games.length > 1)
  .map(censusSection)
  .join('\n')}
## For all n?

Relations between games of one shape for all n: those that no box with 3 to 7 piles refutes (${Object.entries(
    FAMILY_BOXES,
  )
    .map(([n, max]) => `n = ${n}: 0..${max}`)
    .join(
      ', ',
    )}). For the n in the last column they are proved for all positions, from the formulas of the atlas; for all n they are
conjectures, unless a theorem of the papers or of [docs/proofs](../proofs/README.md) gives them. $P(n,\\{1,\\dots,n\\})$ are the
positions with even piles only (DH-I3); they are P in every game SN(n,A) in normal play (DH-T4.1), so its inclusions are left out.

${markdownTable(['play', 'relation', 'proved for n'], PLAYS.flatMap(familyRows))}

Written by \`npm run atlas\`.
`
}

const PLAYS = ['normal', 'misere']

function familyRows(play) {
  const name = (set) => `$P(n,${set})$`
  return families(play)
    .filter(({ left, sign }) => sign === '=' || left !== ALL_SIZES)
    .map(({ left, sign, right, proved }) => [
      play === 'misere' ? 'misère' : 'normal',
      related(name(left), sign, right.map(name)),
      proved.join(', '),
    ])
}

function related(left, sign, right) {
  return `${left} $${sign === '=' ? '=' : '\\subset'}$ ${right.join(' $\\cap$ ')}`
}

/** The P-set of a game SN(n,A) as the papers write it. */
export function setName(game) {
  return `$P(${game.replace(/^SN\((\d+),\{(.*)\}\)$/, '$1,\\{$2\\}')})$`
}

function censusSection({ piles, play, games, sets, relations }) {
  const lines = relations.map(({ left, sign, right, result }) => [
    related(setName(left), sign, right.map(setName)),
    answerTo(result, CENSUS_BOXES[piles]),
  ])
  const title = `## ${piles} pile${piles === 1 ? '' : 's'}, ${play === 'misere' ? 'misère' : 'normal'} play`
  const isDecided = ({ result }) => result.answer === 'proved' || result.answer === 'refuted'
  const leftOut = relations.filter((relation) => !isDecided(relation)).length
  const rest = leftOut === 0 ? '' : `; of ${relations.length} relations ${leftOut} are left out`
  const counts = `${games.length} games, ${sets} different P-sets${rest}`
  if (lines.length === 0) return `${title}\n\n${counts}, none within another.\n`
  return `${title}\n\n${counts}. All relations:\n\n${markdownTable(['relation', 'for all positions'], lines)}\n`
}

/** What is known of a relation that holds on a box. */
function answerTo(result, max) {
  if (result.answer === 'proved') return `proved, ${result.points} points`
  if (result.answer === 'refuted') return `false at ${result.position.join()}`
  return `left out: it holds on piles 0..${max}`
}
