import { CENSUS_BOXES, FORMULA_POINTS, RELATION_POINTS } from './limits.mjs'
import { ROWS } from './rows.mjs'
import { source } from './source.mjs'

const { boxOf } = await source('core/src/rules/index.ts')
const { and, compile, iff, implies } = await source('presburger/src/index.ts')
const { proveByPoints } = await source('prover/src/points/index.ts')
const { checkPoints } = await source('prover/src/points-check/index.ts')

/**
 * Equalities, inclusions and intersections among the P-sets of the proved games SN(n,A) of one number of
 * piles and one play convention. A relation that fails on a box is false; those that are true there are decided
 * for all positions from the formulas of both sides, unless one of them takes too many points. Of inclusions only those are listed with no set between,
 * of intersections those of largest sets; of games with one P-set the first stands for all.
 */
export function census(piles, play) {
  const rows = ROWS.filter(
    ({ ruleset, status, ...row }) =>
      ruleset.kind === 'SN' && ruleset.piles === piles && row.play === play && status === 'proved',
  )
  const { sets, relations } = relationsAmong(rows.map((row) => ({ row, bits: bitsOf(row) })))
  return { games: rows, sets: sets.length, relations: relations.map(decided) }
}

/** The different ones of some sets of bits, and what equalities, inclusions and intersections there are. */
export function relationsAmong(all) {
  const relations = []
  const sets = []
  for (const left of all) {
    const same = sets.find(({ bits }) => isWithin(bits, left.bits) && isWithin(left.bits, bits))
    if (same === undefined) sets.push(left)
    else relations.push({ left, sign: '=', right: [same] })
  }
  for (const left of sets) {
    const above = sets.filter((other) => isBelow(left, other))
    for (const other of above) {
      if (!above.some((between) => isBelow(between, other))) {
        relations.push({ left, sign: '⊂', right: [other] })
      }
    }
    for (const right of largestPairs(pairsWithMeet(left, above))) {
      relations.push({ left, sign: '=', right })
    }
  }
  return { sets, relations }
}

/** The pairs of these sets, none within the other, whose intersection is the set. */
function pairsWithMeet({ bits }, sets) {
  return sets.flatMap((b, i) =>
    sets
      .slice(i + 1)
      .filter((c) => !isBelow(b, c) && !isBelow(c, b))
      .filter((c) => b.bits.every((word, k) => (word & c.bits[k]) === bits[k]))
      .map((c) => [b, c]),
  )
}

/** Those that are within no other pair. */
function largestPairs(pairs) {
  const isPart = (b, c) => b === c || isBelow(b, c)
  const isWithinPair = ([b, c], [d, e]) =>
    (isPart(b, d) && isPart(c, e)) || (isPart(b, e) && isPart(c, d))
  return pairs.filter((one) => !pairs.some((other) => other !== one && isWithinPair(one, other)))
}

/**
 * “left = right”, or within it, where right is the intersection of one or two sets, for all positions. The
 * answer is `left out` where a formula takes too many points by itself.
 */
export function decided({ left, sign, right }) {
  const names = right.map(({ row }) => row.game)
  const about = { left: left.row.game, sign, right: names }
  const isSmall = ({ row }) => row.points <= FORMULA_POINTS
  if (![left, ...right].every(isSmall)) return { ...about, result: { answer: 'left out' } }
  const { formula, variables } = left.row
  const connective = sign === '=' ? iff : implies
  const says = connective(formula, and(...right.map(({ row }) => row.formula)))
  const question = { value: 'statement', variables, sorted: true, says }
  const result = proveByPoints(question, { points: RELATION_POINTS })
  if (result.answer === 'proved' && !checkPoints(result.certificate).accepted) {
    throw new Error(`the checker refuses a relation of ${left.row.game}`)
  }
  return { ...about, result }
}

/** The P-positions of a box, 32 to a word. */
function bitsOf({ ruleset, variables, formula }) {
  const box = boxOf(ruleset, CENSUS_BOXES[ruleset.piles])
  const isP = compile(formula, variables)
  const bits = new Int32Array(Math.ceil(box.count / 32))
  box.forEach((x, rank) => {
    if (isP(x)) bits[rank >> 5] |= 1 << (rank & 31)
  })
  return bits
}

function isBelow(a, b) {
  return a !== b && isWithin(a.bits, b.bits)
}

function isWithin(a, b) {
  return a.every((word, i) => (word & ~b[i]) === 0)
}
