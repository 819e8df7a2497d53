import { BOXES } from './census.mjs'
import { source } from './source.mjs'

const { markdownTable } = await source('report/src/index.ts')

/** The census of these numbers of piles, in both play conventions, as a page. */
export function inclusionsPage(all) {
  return `# Inclusions between P-sets

When is $P(n,A)\\subset P(n,A')$ (DH-OP3)? Of the games SN(n,A) whose P-sets are proved in this atlas, every pair, and
every set as an intersection of two others, is decided here for all positions: what fails on a box is false, and what
holds there is decided from both formulas at finitely many points ([NT-9](../proofs/brute-force.md)), which the independent
checker confirms. All inclusions follow from those listed; of games with one P-set only the first is compared.
Of intersections those of largest sets are listed. A game whose formula is not proved is left out.

${all
  .filter(({ games }) => games.length > 1)
  .map(censusSection)
  .join('\n')}
Written by \`npm run atlas\`.
`
}

/** The P-set of a game SN(n,A) as the papers write it. */
export function setName(game) {
  return `$P(${game.replace(/^SN\((\d+),\{(.*)\}\)$/, '$1,\\{$2\\}')})$`
}

function censusSection({ piles, play, games, sets, relations }) {
  const lines = relations.map(({ left, sign, right, result }) => [
    `${setName(left)} $${sign === '=' ? '=' : '\\subset'}$ ${right.map(setName).join(' $\\cap$ ')}`,
    result.answer === 'proved'
      ? `proved, ${result.points} points`
      : `on piles 0..${BOXES[piles]}: ${result.why ?? `false at ${result.position.join()}`}`,
  ])
  const title = `## ${piles} pile${piles === 1 ? '' : 's'}, ${play === 'misere' ? 'misère' : 'normal'} play`
  const counts = `${games.length} games, ${sets} different P-sets`
  if (lines.length === 0) return `${title}\n\n${counts}, none within another.\n`
  return `${title}\n\n${counts}. All relations:\n\n${markdownTable(['relation', 'for all positions'], lines)}\n`
}
