import { type Block, heading, paragraphs, table, type Words } from '@nim/report/blocks'
import type { InclusionsLine, Relation } from './inclusions-line.ts'
import { CENSUS_BOXES, FAMILY_BOXES, FORMULA_POINTS, RELATION_POINTS } from './limits.ts'
import { type Atlas, playName } from './rows.ts'

/** The set of all sizes, in the notation of families of games. */
const ALL_SIZES = '\\{1,\\dots,n\\}'

/**
 * The page about inclusions between P-sets. The page lists the inclusions for each number of piles,
 * and then the inclusions for all n.
 */
export function inclusionsBlocks({ inclusions }: Atlas): Block[] {
  const census = inclusions.filter(({ piles }) => piles !== null)
  const boxes = Object.entries(FAMILY_BOXES).map(([n, max]) => `n = ${n}: 0..${max}`)
  return [
    heading(1, 'Inclusions between P-sets'),
    ...paragraphs(`When is $P(n,A)\\subset P(n,A')$ (DH-OP3)? This page covers the games SN(n,A), n ≤ ${Math.max(...census.map(({ piles }) => piles!))}, whose P-sets are proved in this
atlas. nimlab compares every pair of P-sets on a box. It also compares every P-set with the intersections of two others. A relation
that fails on the box is false. nimlab decides the other relations for all positions from the formulas, at finitely many points
([NT-9](../proofs/brute-force.md)); the independent checker confirms this. It does not decide two kinds of relations, which hold on the box
but are not proved. In the first kind, a formula has more than ${FORMULA_POINTS.toLocaleString('en')} points. Relations of the second kind would need more
than ${RELATION_POINTS.toLocaleString('en')} points. The listed inclusions imply all others. If several games have the same P-set, nimlab compares only the
first of these games with others. If several pairs of P-sets have the same intersection, the page lists only the largest pairs. It
omits games without a proved formula.`),
    ...census.filter(({ games }) => games > 1).flatMap(censusSection),
    heading(2, 'For all n?'),
    ...paragraphs(`This table lists relations between similar games for all n. No box with 3 to 7 piles refutes them (${boxes.join(', ')}). For the n in
the last column, they are proved for all positions, from the formulas of the atlas. For all n, they are conjectures, unless a theorem of
the papers or of [docs/proofs](../proofs/README.md) implies them. The set $P(n,\\{1,\\dots,n\\})$ consists of the positions whose piles are
all even (DH-I3). These positions are P in every game SN(n,A) in normal play (DH-T4.1), so the inclusions of this set are omitted.`),
    table(
      ['play', 'relation', 'proved for n'],
      inclusions.filter(({ piles }) => piles === null).flatMap(familyRows),
    ),
    ...paragraphs('`npm run atlas` writes this page.'),
  ]
}

/** Describes a relation between P-sets in words. */
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
  const rest = leftOut === 0 ? '' : `; of ${relations.length} relations, ${leftOut} are not decided`
  const counts = `${games} games, ${sets} distinct P-sets${rest}`
  const rows = relations.map((relation) => [
    related(setName(relation.left), relation.sign, relation.right.map(setName)),
    answerTo(relation, CENSUS_BOXES[piles!]!),
  ])
  return [
    heading(2, `${piles} pile${piles === 1 ? '' : 's'}, ${playName(play)} play`),
    ...(rows.length === 0
      ? paragraphs(`${counts}. No P-set is contained in another.`)
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
  return `not decided: it holds on piles 0..${max}`
}
