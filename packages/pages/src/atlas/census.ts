import { solve } from '@nim/bruteforce'
import {
  boxOf,
  formatRuleset,
  type PlayConvention,
  type Ruleset,
  slowSetNim,
} from '@nim/core/rules'
import { and, compile, type Formula, iff, implies } from '@nim/presburger'
import { proveByPoints } from '@nim/prover/points'
import { checkPoints } from '@nim/prover/points-check'
import { familySets } from './family-sets.ts'
import type { InclusionsLine, Relation } from './inclusions-line.ts'
import { CENSUS_BOXES, FAMILY_BOXES, FORMULA_POINTS, RELATION_POINTS } from './limits.ts'
import { type Compared, relationsAmong } from './relations-among.ts'
import type { Atlas, Row } from './rows.ts'

const PLAYS: readonly PlayConvention[] = ['normal', 'misere']

/**
 * Equalities, inclusions and intersections among the P-sets of the proved games SN(n,A), by number
 * of piles and play convention. The last lines compare families of games SN(n,A) whose sets A have
 * the same shape for all n.
 *
 * A relation that fails on a box is false. If a relation holds on the box, the formulas of both
 * sides decide it for all positions, unless this takes too many points. The list contains only
 * inclusions with no other set in between. If several pairs of sets have the same intersection, the
 * list contains only the largest pairs. If several games have the same P-set, the first of these
 * games represents them all.
 *
 * @complexity half a minute for docs/atlas
 */
export function inclusionsOf(atlas: Pick<Atlas, 'rows'>): InclusionsLine[] {
  const piles = Object.keys(CENSUS_BOXES).map(Number)
  return [
    ...piles.flatMap((n) => PLAYS.map((play) => censusOf(atlas, n, play))),
    ...PLAYS.map((play) => familiesOf(atlas, play)),
  ]
}

function censusOf(
  { rows }: Pick<Atlas, 'rows'>,
  piles: number,
  play: PlayConvention,
): InclusionsLine {
  const games = rows.filter(
    ({ ruleset, status, ...row }) =>
      ruleset.kind === 'SN' && ruleset.piles === piles && row.play === play && status === 'proved',
  )
  const all = games.map((row) => ({ name: row.game, row, bits: bitsOfRow(row) }))
  const { sets, relations } = relationsAmong(all)
  return {
    piles,
    play,
    games: games.length,
    sets: sets.length,
    relations: relations.map(({ left, sign, right }) => ({
      left: left.name,
      sign,
      right: right.map(({ name }) => name),
      ...decided(
        left.row,
        sign,
        right.map(({ row }) => row),
      ),
    })),
  }
}

/**
 * Relations between P(n,A) and P(n,A'), where the sets A and A' each have the same shape for all n.
 * The list contains only relations that no box with 3 to 7 piles refutes. If the atlas has proved
 * formulas of all these sets for some n, the function decides the relation for all positions with n
 * piles.
 */
function familiesOf({ rows }: Pick<Atlas, 'rows'>, play: PlayConvention): InclusionsLine {
  const counts = Object.keys(FAMILY_BOXES).map(Number)
  const all = familySets().map(({ name, sizesOf }) => {
    const rulesetOf = (n: number): Ruleset => slowSetNim(n, [...new Set(sizesOf(n))])
    const words = counts.map((n) => solvedBits(rulesetOf(n), play))
    return { name, rulesetOf, bits: words.flat() }
  })
  const { sets, relations } = relationsAmong(all)
  return {
    piles: null,
    play,
    games: all.length,
    sets: sets.length,
    relations: relations.map(({ left, sign, right }) => {
      const provedFor = counts.filter((n) => {
        const sides = [left, ...right].map(({ rulesetOf }) => {
          const name = formatRuleset(rulesetOf(n))
          const row = rows.find(({ game, ...each }) => game === name && each.play === play)
          return row?.status === 'proved' ? row : null
        })
        const proved = sides.filter((row) => row !== null)
        if (proved.length < sides.length) return false
        return decided(proved[0]!, sign, proved.slice(1)).answer === 'proved'
      })
      const answer = 'left out'
      return { left: left.name, sign, right: right.map(({ name }) => name), answer, provedFor }
    }),
  }
}

/**
 * Decides “left = right” or “left ⊂ right” for all positions, where right is the intersection of
 * one or two sets.
 */
function decided(
  left: Row,
  sign: Relation['sign'],
  right: readonly Row[],
): Pick<Relation, 'answer' | 'points' | 'position'> {
  const isSmall = ({ points }: Row): boolean => points !== undefined && points <= FORMULA_POINTS
  if (![left, ...right].every(isSmall)) return { answer: 'left out' }
  const connective = sign === '=' ? iff : implies
  const says = connective(
    left.formula as Formula,
    and(...right.map(({ formula }) => formula as Formula)),
  )
  const question = { value: 'statement', variables: left.variables, sorted: true, says } as const
  const result = proveByPoints(question, { points: RELATION_POINTS })
  if (result.answer === 'refuted') return { answer: 'refuted', position: result.position }
  if (result.answer !== 'proved') return { answer: 'left out' }
  if (!checkPoints(result.certificate, { points: Infinity }).accepted) {
    throw new Error(`the checker rejects a relation of ${left.game}`)
  }
  return { answer: 'proved', points: result.points }
}

/**
 * The P-positions of a box according to the formula of a row, as bits. Each number contains the
 * bits of 32 positions.
 */
function bitsOfRow({ ruleset, variables, formula }: Row): Compared['bits'] {
  const box = boxOf(ruleset, CENSUS_BOXES[ruleset.piles]!)
  const isP = compile(formula as Formula, variables)
  const bits = new Int32Array(Math.ceil(box.count / 32))
  box.forEach((x, rank) => {
    if (isP(x)) bits[rank >> 5]! |= 1 << (rank & 31)
  })
  return [...bits]
}

/** The P-positions of a solved box, as bits. Each number contains the bits of 32 positions. */
function solvedBits(ruleset: Ruleset, play: PlayConvention): number[] {
  const max = FAMILY_BOXES[ruleset.piles]!
  const { box, values, isP } = solve(ruleset, { max }, { value: 'outcome', play })
  const bits = new Int32Array(Math.ceil(box.count / 32))
  for (let rank = 0; rank < box.count; rank++) {
    if (isP(values[rank]!)) bits[rank >> 5]! |= 1 << (rank & 31)
  }
  return [...bits]
}
