import { type Block, heading, paragraphs, table, type Words } from '@nim/report/blocks'
import type { InclusionsLine, Relation } from './inclusions-line.ts'
import { CENSUS_BOXES, FAMILY_BOXES, FORMULA_POINTS, RELATION_POINTS } from './limits.ts'
import { type Atlas, playName } from './rows.ts'

/** The set of all sizes, in the notation of families of games. */
const ALL_SIZES = '\\{1,\\dots,n\\}'

/** The page on inclusions between P-sets: for each number of piles, and for all n. */
export function inclusionsBlocks({ inclusions }: Atlas): Block[] {
  const census = inclusions.filter(({ piles }) => piles !== null)
  const boxes = Object.entries(FAMILY_BOXES).map(([n, max]) => `n = ${n}: 0..${max}`)
  return [
    heading(1, 'Inclusions between P-sets'),
    ...paragraphs(`When is $P(n,A)\\subset P(n,A')$ (DH-OP3)? Of the games SN(n,A), n ≤ ${Math.max(...census.map(({ piles }) => piles!))}, whose P-sets are proved in this atlas, every pair, and
every set as an intersection of two others, is compared on a box: what fails there is false. What
holds there is decided for all positions from both formulas at finitely many points ([NT-9](../proofs/brute-force.md)), which the
independent checker confirms; left out are relations of formulas that more than ${FORMULA_POINTS.toLocaleString('en')} points decide, and those that more than
${RELATION_POINTS.toLocaleString('en')} would: they hold on the box, and are not proved. All inclusions follow from those listed; if several games have the same P-set, only the first is compared.
Among intersections, those of largest sets are listed. A game whose formula is not proved is omitted.`),
    ...census.filter(({ games }) => games > 1).flatMap(censusSection),
    heading(2, 'For all n?'),
    ...paragraphs(`Relations between games of one shape for all n: those that no box with 3 to 7 piles refutes (${boxes.join(', ')}). For the n in the last column they are proved for all positions, from the formulas of the atlas; for all n they are
conjectures, unless a theorem of the papers or of [docs/proofs](../proofs/README.md) gives them. $P(n,\\{1,\\dots,n\\})$ are the
positions with even piles only (DH-I3); they are P in every game SN(n,A) in normal play (DH-T4.1), so its inclusions are omitted.`),
    table(
      ['play', 'relation', 'proved for n'],
      inclusions.filter(({ piles }) => piles === null).flatMap(familyRows),
    ),
    ...paragraphs('Written by `npm run atlas`.'),
  ]
}

/** A relation between P-sets in words. */
export function relationWords({ left, sign, right }: Relation): Words {
  return `${setName(left)} ${sign} ${right.map(setName).join(' ∩ ')}`
}

function familyRows({ play, relations }: InclusionsLine): Words[][] {
  const name = (set: string): Words => `$P(n,${set})$`
  return relations
    .filter(({ left, sign }) => sign === '=' || left !== ALL_SIZES)
    .map(({ left, sign, right, provedFor = [] }) => [
      playName(play),
      related(name(left), sign, right.map(name)),
      provedFor.join(', '),
    ])
}

function related(left: Words, sign: Relation['sign'], right: readonly Words[]): Words {
  return `${left} $${sign === '=' ? '=' : '\\subset'}$ ${right.join(' $\\cap$ ')}`
}

/** The P-set of a game SN(n,A), in the notation of the papers. */
function setName(game: string): Words {
  return `$P(${game.replace(/^SN\((\d+),\{(.*)\}\)$/, '$1,\\{$2\\}')})$`
}

function censusSection({ piles, play, games, sets, relations }: InclusionsLine): Block[] {
  const leftOut = relations.filter(({ answer }) => answer === 'left out').length
  const rest = leftOut === 0 ? '' : `; of ${relations.length} relations, ${leftOut} are omitted`
  const counts = `${games} games, ${sets} distinct P-sets${rest}`
  const rows = relations.map((relation) => [
    related(setName(relation.left), relation.sign, relation.right.map(setName)),
    answerTo(relation, CENSUS_BOXES[piles!]!),
  ])
  return [
    heading(2, `${piles} pile${piles === 1 ? '' : 's'}, ${playName(play)} play`),
    ...(rows.length === 0
      ? paragraphs(`${counts}, none contained in another.`)
      : [
          ...paragraphs(`${counts}. All relations:`),
          table(['relation', 'for all positions'], rows),
        ]),
  ]
}

/** The status of a relation that holds on a box. */
function answerTo({ answer, points, position }: Relation, max: number): Words {
  if (answer === 'proved') return `proved, ${points} points`
  if (answer === 'refuted') return `false at ${position!.join()}`
  return `omitted: it holds on piles 0..${max}`
}
