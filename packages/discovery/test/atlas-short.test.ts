import { boxOf, isSymmetric } from '@nim/core/rules'
import {
  and,
  assign,
  compile,
  compileTerm,
  eq,
  evaluateTerm,
  type Formula,
  gcd,
  iff,
  isTerm,
  ite,
  or,
  subexpressionsOf,
  type Term,
  toText,
  truth,
} from '@nim/presburger'
import { proveByPoints } from '@nim/prover/points'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import { descriptionOf } from '../src/atlas/judge-row.ts'
import { type AtlasRow, parseAtlasLine } from '../src/atlas/row-line.ts'
import { type Shorter, shorterRow } from '../src/atlas/shorter-row.ts'
import { treeOfCases } from '../src/atlas/tree-of-cases.ts'
import { largestBox } from '../src/box/solved-box.ts'
import type { Says } from '../src/discover/discovery.ts'
import { linesOf } from '../src/learn/cases.ts'
import { labelAt } from '../src/learn/tree.ts'
import type { Description } from '../src/probe/contradiction.ts'
import { atlasLines, ROW_FILES } from './atlas-lines.ts'

/**
 * Rows with more points than this may keep unnecessary atoms, because it would take minutes to
 * prove a shorter formula.
 */
const MOST_POINTS = 200_000
/**
 * The numbers of positions on two boxes. Most changed formulas differ from the original on the
 * first box, and nearly all others differ on the second box.
 */
const BOXES = [1000, 100_000]

const PROVED = ROW_FILES.flatMap((file) => atlasLines(file).map(parseAtlasLine)).filter(
  ({ certificate }) => certificate !== undefined,
)
const SHORT = PROVED.filter(({ points }) => points! <= MOST_POINTS)
const SAMPLE = sampled(SHORT, 25).map(
  (row) => [`${row.game} ${row.play} ${row.value}`, row] as const,
)

/** All descriptions in which one atom is replaced by true or by false. */
function withoutOneAtom(says: Says): Says[] {
  if (says.kind === 'and' || says.kind === 'or') {
    const join = says.kind === 'and' ? and : or
    return says.formulas.flatMap((part, i) =>
      withoutOneAtom(part).map((other) => join(...says.formulas.with(i, other as Formula))),
    )
  }
  if (says.kind === 'ite') {
    const { condition, consequent, alternative } = says
    return [
      ...withoutOneAtom(condition).map((c) => ite(c as Formula, consequent, alternative)),
      ...withoutOneAtom(consequent).map((t) => ite(condition, t as Term, alternative)),
      ...withoutOneAtom(alternative).map((t) => ite(condition, consequent, t as Term)),
    ]
  }
  return isTerm(says) ? [] : [truth(true), truth(false)]
}

/** The positions of a box of the game, in order. */
function positionsOf({ ruleset }: Pick<Description, 'ruleset'>, most: number): number[][] {
  const positions: number[][] = []
  boxOf(ruleset, largestBox(ruleset, most, most)).forEach((x) => positions.push([...x]))
  return positions
}

/**
 * Compares two descriptions on boxes, and if they agree there, at the points that decide all
 * positions.
 */
function differs({ ruleset, variables }: Description, boxes: readonly number[][][]) {
  const valueOf = (says: Says) => (isTerm(says) ? compileTerm : compile)(says as never, variables)
  return (says: Says, other: Says): boolean => {
    const [one, two] = [valueOf(says), valueOf(other)]
    if (boxes.some((positions) => positions.some((x) => one(x) !== two(x)))) return true
    const same = isTerm(says) ? eq(says, other as Term) : iff(says, other as Formula)
    const asked = {
      value: 'statement',
      variables,
      sorted: isSymmetric(ruleset),
      says: same,
    } as const
    const { answer } = proveByPoints(asked, { points: 2_000_000 })
    if (answer === 'not decidable') throw new Error(`not decided: ${toText(other)}`)
    return answer === 'refuted'
  }
}

/** The descriptions without one of the atoms that still agree with the row at all positions. */
function needlessIn(row: AtlasRow): string[] {
  const description = descriptionOf(row)!
  const { says } = description
  const isOther = differs(
    description,
    BOXES.map((most) => positionsOf(description, most)),
  )
  return withoutOneAtom(says)
    .filter((other) => !isOther(says, other))
    .map(toText)
}

/**
 * The congruences that are not reduced. In such a congruence, a coefficient is not between −m/2 and
 * m/2, or all coefficients and m have a common divisor.
 */
function unreducedIn(row: AtlasRow): string[] {
  const { says, variables } = descriptionOf(row)!
  return [...subexpressionsOf(says)].flatMap((each) => {
    if (each.kind !== 'congruence') return []
    const { term, modulus } = each
    const at = (x: readonly number[]): number => evaluateTerm(term, assign(variables, x))
    const zero = variables.map(() => 0)
    const factors = zero.map((_, i) => at(zero.with(i, 1)) - at(zero))
    const isReduced =
      factors.every((factor) => 2 * Math.abs(factor) <= modulus) &&
      factors.reduce(gcd, modulus) === 1
    return isReduced ? [] : [toText(each)]
  })
}

describe('the formula of a row of the atlas', () => {
  it.each(SAMPLE)('of %s is wrong without any of its atoms', (_, row) => {
    expect(needlessIn(row)).toEqual([])
  })

  it.each(SAMPLE)('of %s has reduced coefficients in its congruences', (_, row) => {
    expect(unreducedIn(row)).toEqual([])
  })

  it.each(SAMPLE)('of %s agrees with its cases', (_, row) => {
    const description = descriptionOf(row)!
    const { variables, says } = description
    const { tree, labels } = treeOfCases(row.cases!, row.value, variables)
    const isOutcome = row.value === 'outcome'
    const nameOf = (label: number): string | null =>
      isOutcome ? (label === 1 ? 'P' : null) : toText(labels.term(label, variables))
    expect(linesOf(tree, variables, nameOf)).toEqual(row.cases)
    const said = (isTerm(says) ? compileTerm : compile)(says as never, variables)
    for (const x of positionsOf(description, BOXES[0]!)) {
      const label = labelAt(tree, x)
      expect(isOutcome ? label : labels.says(label, x), x.join()).toBe(Number(said(x)))
    }
  })

  it('is short in all rows except a few that need too many points', () => {
    expect(PROVED.length - SHORT.length).toBeLessThan(PROVED.length / 100)
  })
})

describe('a row with an unnecessary atom', () => {
  const row = PROVED.find(
    ({ game, play, value }) => `${game} ${play} ${value}` === 'SN(3,{2}) normal outcome',
  )!

  it.each([
    ['that is always true', (says: string) => `(${says}) and x3 + 1 > x1`],
    ['that another one implies', (says: string) => `(${says}) and (x1 <= x2 or x1 == 0 (mod 2))`],
    [
      'on positions that are P anyway',
      (says: string) => `(${says}) or (x1 = 0 and (x2 = 0 and x3 = 0))`,
    ],
  ])('is detected if its unnecessary atom is one %s', (_, spoilt) => {
    expect(needlessIn({ ...row, says: spoilt(row.says!) })).not.toEqual([])
  })

  it('is detected if a coefficient is not reduced', () => {
    const spoilt = row.says!.replace('x1 == 0 (mod 2)', '3*x1 == 0 (mod 2)')
    expect(spoilt).not.toBe(row.says)
    expect(unreducedIn({ ...row, says: spoilt })).toEqual(['3*x1 == 0 (mod 2)'])
    expect(unreducedIn({ ...row, says: '2*x1 == 0 (mod 4)' })).toEqual(['2*x1 == 0 (mod 4)'])
  })

  it('becomes short again, with a proof', () => {
    const [first, ...others] = row.cases!
    const cases = [first!, ...others]
    const longer = {
      ...row,
      cases: [
        'x3 >= 1',
        ...cases.map((line) => `  ${line}`),
        'x3 < 1',
        ...cases.map((line) => `  ${line}`),
      ],
      says: `(x3 >= 1 and (${row.says})) or (x3 < 1 and (${row.says}))`,
    }
    const { certificate, ...short } = shorterRow(longer, MOST_POINTS) as Exclude<Shorter, string>
    const { certificate: _, ...published } = row
    expect(short).toEqual(published)
    expect(certificate!.points.count).toBe(row.points)
    expect(shorterRow(longer, row.points! - 1)).toBe('too long')
    expect(shorterRow(row, MOST_POINTS)).toBe('short')
  })
})

describe('the cases of a row', () => {
  it.each([
    ['no line', []],
    ['two questions of one case', ['x1 even: P', 'x2 odd: P']],
    ['a product', ['x1 * x2 >= 3: P']],
    ['a formula that is no question', ['x1 >= 1 and x2 >= 1: P']],
    ['a value that no outcome has', ['x1 even: Q']],
  ])('are rejected if they contain %s', (_, cases) => {
    expect(() => treeOfCases(cases, 'outcome', ['x1', 'x2'])).toThrow()
  })
})
