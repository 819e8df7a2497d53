import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { groundOf } from '../../src/points-check/ground.ts'
import { type Certificate, checkPoints } from '../../src/points-check/index.ts'
import { limited, OutOfBounds, refusalBy } from '../../src/points-check/refuse.ts'
import { rightness } from '../../src/points-check/rightness.ts'
import { allRuns } from '../../src/points-check/runs.ts'

/** In NIM(1,1), a position is P if and only if the pile is even. */
const EVEN: Certificate = {
  format: 'nimlab-points-1',
  question: {
    value: 'outcome',
    ruleset: 'NIM(1,1)',
    play: 'normal',
    variables: ['x1'],
    sorted: true,
    says: 'x1 == 0 (mod 2)',
  },
  walls: [{ form: [1], thresholds: [1] }],
  reducers: [{ step: [2], windows: [[0, 0, 2]] }],
  nodes: [
    { reducer: 0, children: [1] },
    { multipliers: [[0, 1]], denominator: 1 },
  ],
  points: {
    count: 3,
    digest: 'sha256:b78a1987bcbdc0903ba6ba29ee3e1f4e7cc1ca868a60889beb141e26e06cb005',
  },
}

/**
 * Of two numbers, one is at least the other. The certificate has a form with a negative factor and
 * pins the difference.
 */
const ORDER: Certificate = {
  format: 'nimlab-points-1',
  question: {
    value: 'statement',
    ruleset: null,
    play: null,
    variables: ['x1', 'x2'],
    sorted: false,
    says: 'x1 - x2 >= 0 or x2 - x1 >= 0',
  },
  walls: [
    { form: [1, 0], thresholds: [] },
    { form: [0, 1], thresholds: [] },
    { form: [1, -1], thresholds: [0, 1] },
  ],
  reducers: [
    {
      step: [0, 1],
      windows: [
        [1, 0, 0],
        [2, -1, 0],
      ],
    },
    {
      step: [1, 0],
      windows: [
        [0, 0, 0],
        [2, 0, 1],
      ],
    },
    {
      step: [1, 1],
      windows: [
        [0, 0, 0],
        [1, 0, 0],
      ],
    },
  ],
  nodes: [
    { reducer: 2, children: [1, 4] },
    { reducer: 0, children: [2, 3] },
    {
      multipliers: [
        [0, 1],
        [1, 1],
      ],
      denominator: 1,
    },
    {
      multipliers: [
        [0, 2],
        [2, -1],
      ],
      denominator: 1,
    },
    { reducer: 1, children: [2, 5] },
    {
      multipliers: [
        [1, 2],
        [2, 1],
      ],
      denominator: 1,
    },
  ],
  points: {
    count: 3,
    digest: 'sha256:d4ada701b29322f2415d39f126fa8c9deb6dd4d346fbd9f9375bdd3c917399bd',
  },
}

/** In NIM(2,2), the remoteness is the first pile. This term contains no congruence. */
const REMOTENESS: Certificate = {
  format: 'nimlab-points-1',
  question: {
    value: 'remoteness',
    ruleset: 'NIM(2,2)',
    play: 'normal',
    variables: ['x1', 'x2'],
    sorted: true,
    says: 'x1',
  },
  walls: [
    { form: [1, 0], thresholds: [1] },
    { form: [0, 1], thresholds: [] },
  ],
  reducers: [
    { step: [0, 1], windows: [[1, 0, 0]] },
    { step: [2, 0], windows: [[0, 0, 2]] },
  ],
  nodes: [
    { reducer: 0, children: [1] },
    { reducer: 1, children: [2] },
    {
      multipliers: [
        [0, 1],
        [1, 1],
      ],
      denominator: 1,
    },
  ],
  points: {
    count: 3,
    digest: 'sha256:bb238abf575bf7cc2cd0e7ad0b419ec4d1f9ffcb4944b3876f2fc8dbac75b259',
  },
}

/**
 * A linear term for the Grundy value. The checker needs all thresholds up to the number of moves
 * plus one.
 */
const GRUNDY: Certificate = {
  ...REMOTENESS,
  question: { ...REMOTENESS.question, value: 'grundy', says: 'if x1 <= 0 then x1 else x1 mod 2' },
  walls: [
    { form: [1, 0], thresholds: [1, 2, 3] },
    { form: [0, 1], thresholds: [] },
  ],
  reducers: [
    { step: [0, 1], windows: [[1, 0, 0]] },
    { step: [2, 0], windows: [[0, 0, 4]] },
  ],
  points: {
    count: 5,
    digest: 'sha256:ccf781b250230e17c489161a914bf3a1df646253146bf835e4a7bc1d2a5c6b7a',
  },
}

/** A certificate of “0 ≤ 1” for this many piles. */
function ofPiles(piles: number): Certificate {
  const all = Array.from({ length: piles }, (_, i) => i)
  return {
    format: 'nimlab-points-1',
    question: {
      ...ORDER.question,
      variables: all.map((i) => `x${i + 1}`),
      says: '0 <= 1',
    },
    walls: all.map((i) => ({ form: all.map((j) => +(i === j)), thresholds: [] })),
    reducers: all.map((i) => ({ step: all.map((j) => +(i === j)), windows: [[i, 0, 0]] })),
    nodes: [
      ...all.map((i) => ({ reducer: i, children: [i + 1] })),
      { multipliers: all.map((i): [number, number] => [i, 1]), denominator: 1 },
    ],
    points: pointsOf([all.map(() => 0)]),
  }
}

/** The number and the digest of these points, as a certificate states them. */
function pointsOf(points: readonly (readonly number[])[]): Certificate['points'] {
  const lines = points.map((x) => `${x.join()}\n`).join('')
  const digest = `sha256:${createHash('sha256').update(lines).digest('hex')}`
  return { count: points.length, digest }
}

/** A certificate of the wrong statement “x1 < 50” with some parts replaced. */
function below50(parts: Partial<Certificate>): Certificate {
  return {
    ...EVEN,
    question: { ...ORDER.question, variables: ['x1'], says: 'x1 < 50' },
    walls: [{ form: [1], thresholds: [50] }],
    reducers: [{ step: [1], windows: [[0, 0, 50]] }],
    points: pointsOf([[0]]),
    ...parts,
  }
}

/**
 * A statement about one pile, with these thresholds and one step. Its points are the points that
 * the step does not reduce.
 */
function ofOnePile(says: string, thresholds: readonly number[], step = 1): Certificate {
  const from = [0, ...thresholds]
  const all = from.flatMap((t) => Array.from({ length: step }, (_, i) => t + i))
  const points = [...new Set(all)].sort((a, b) => a - b)
  return {
    ...EVEN,
    question: { ...ORDER.question, variables: ['x1'], says },
    walls: [{ form: [1], thresholds: [...thresholds] }],
    reducers: [{ step: [step], windows: [[0, 0, Math.max(...points)]] }],
    points: pointsOf(points.map((x) => [x])),
  }
}

/**
 * A certificate of “0 ≤ 1” with a second form and a bound on the coordinate. The checker requires
 * that the product of the bound and the factor is exact.
 */
function withForm(factor: number, bound: number): Certificate {
  return {
    ...below50({ walls: [wall(1), wall(factor)] }),
    question: { ...ORDER.question, variables: ['x1'], says: '0 <= 1' },
    reducers: [
      {
        step: [1],
        windows: [
          [0, 0, bound],
          [1, 0, 0],
        ],
      },
    ],
    nodes: [{ reducer: 0, children: [1, 2] }, only(0), only(1)],
  }
}

/**
 * A certificate of “0 ≤ 1” for two piles. Its form has such large factors that only the bound 0
 * gives exact products.
 */
const LARGEST_FORM: Certificate = {
  ...ofPiles(2),
  walls: [wall(1, 0), wall(0, 1), wall(2 ** 53 - 1, 2 ** 53 - 1)],
  reducers: [0, 1].map((i) => ({
    step: [+(i === 0), +(i === 1)],
    windows: [
      [i, 0, 0],
      [2, 0, 0],
    ],
  })),
  nodes: [
    { reducer: 0, children: [1, 2] },
    { reducer: 1, children: [3, 2] },
    only(2),
    {
      multipliers: [
        [0, 1],
        [1, 1],
      ],
      denominator: 1,
    },
  ],
}

function wall(...form: number[]): Certificate['walls'][number] {
  return { form, thresholds: [] }
}

function only(form: number): Certificate['nodes'][number] {
  return { multipliers: [[form, 1]], denominator: 1 }
}

/** A certificate of a wrong value for NIM(1,1), with these thresholds. */
function ofNim(value: 'remoteness' | 'grundy', says: string, of: readonly number[]): Certificate {
  return {
    ...asked({ value, says }),
    walls: [{ form: [1], thresholds: [...of] }],
    reducers: [{ step: [2], windows: [[0, 0, 20]] }],
  }
}

const { question } = EVEN
const leaf = EVEN.nodes[1]!
const asked = (more: Partial<Certificate['question']>): Certificate => ({
  ...EVEN,
  question: { ...question, ...more },
})
const order = (more: Partial<Certificate['question']>): Certificate => ({
  ...ORDER,
  question: { ...ORDER.question, ...more },
})
const windows = (i: number, j: number, window: [number, number, number]): Certificate => ({
  ...ORDER,
  reducers: ORDER.reducers.with(i, {
    ...ORDER.reducers[i]!,
    windows: ORDER.reducers[i]!.windows.with(j, window),
  }),
})
const tree = (i: number, node: Certificate['nodes'][number]): Certificate => ({
  ...ORDER,
  nodes: ORDER.nodes.with(i, node),
})
const thresholds = (from: Certificate, ...of: number[]): Certificate => ({
  ...from,
  walls: from.walls.with(0, { ...from.walls[0]!, thresholds: of }),
})

/** Certificates that violate only one requirement. */
const REFUSED: readonly (readonly [certificate: Certificate, why: string])[] = [
  [asked({ ruleset: null }), 'expected a question about a game, or a statement'],
  [asked({ play: null }), 'expected a question about a game, or a statement'],
  [asked({ value: 'statement' }), 'expected a question about a game, or a statement'],
  [order({ ruleset: 'NIM(2,2)' }), 'expected a question about a game, or a statement'],
  [order({ play: 'misere' }), 'expected a question about a game, or a statement'],
  [ofPiles(13), 'at most 12 piles'],
  [asked({ ruleset: 'NIM(2,2)' }), 'the piles do not fit the game'],
  [asked({ sorted: false }), 'the piles do not fit the game'],
  [asked({ ruleset: 'SUB(1;2)' }), 'it is not a slow game'],
  [asked({ ruleset: 'MOORE(1,1)' }), 'it is not a slow game'],
  [{ ...EVEN, walls: [] }, 'a form has too few or too many factors'],
  [{ ...ORDER, walls: ORDER.walls.slice(0, 1) }, 'a form has too few or too many factors'],
  [
    { ...ORDER, walls: ORDER.walls.with(2, { form: [1], thresholds: [0, 1] }) },
    'a form has too few or too many factors',
  ],
  [{ ...EVEN, reducers: [{ step: [0], windows: [] }] }, 'not a step: 0'],
  [{ ...EVEN, reducers: [{ step: [2, 0], windows: [[0, 0, 2]] }] }, 'not a step: 2,0'],
  [
    { ...EVEN, reducers: [...EVEN.reducers, { step: [2], windows: [] }] },
    'the windows of the step 2 do not match the forms that it changes',
  ],
  [windows(1, 1, [1, 0, 1]), 'the windows of the step 1,0 do not match the forms that it changes'],
  ...[windows(0, 1, [2, 0, 0]), windows(0, 1, [2, -1, -1])].map(
    (one) => [one, 'the window of form 2 for the step 0,1 is too narrow'] as const,
  ),
  ...[windows(1, 1, [2, 1, 1]), windows(1, 1, [2, 0, 0])].map(
    (one) => [one, 'the window of form 2 for the step 1,0 is too narrow'] as const,
  ),
  ...[windows(2, 0, [0, 1, 1]), windows(2, 0, [0, -1, -1])].map(
    (one) => [one, 'the window of form 0 for the step 1,1 is too narrow'] as const,
  ),
  [{ ...EVEN, nodes: [] }, 'node 0 is missing'],
  [{ ...EVEN, nodes: EVEN.nodes.slice(0, 1) }, 'node 1 is missing'],
  [below50({ nodes: [leaf] }), 'node 0 uses a form that is not pinned'],
  [
    tree(1, {
      multipliers: [
        [0, 1],
        [1, 1],
      ],
      denominator: 1,
    }),
    'node 1 uses a form that is not pinned',
  ],
  [
    { ...EVEN, nodes: [EVEN.nodes[0]!, { multipliers: [], denominator: 1 }] },
    'multipliers do not bound every coordinate',
  ],
  [
    { ...EVEN, nodes: [EVEN.nodes[0]!, { multipliers: [[0, 1]], denominator: 2 }] },
    'multipliers do not bound every coordinate',
  ],
  [tree(2, { multipliers: [[0, 1]], denominator: 1 }), 'multipliers do not bound every coordinate'],
  [tree(1, { reducer: 1, children: [2, 3] }), 'the step of node 1 changes a pinned form'],
  [tree(4, { reducer: 3, children: [] }), 'the step of node 4 changes a pinned form'],
  [tree(1, { reducer: 0, children: [2] }), 'node 1 has too few or too many children'],
  [tree(1, { reducer: 0, children: [2, 3, 3] }), 'node 1 has too few or too many children'],
  [
    { ...EVEN, reducers: [{ step: [1], windows: [[0, 0, 2]] }] },
    'a step is not in the lattice: it changes 1 modulo 2',
  ],
  [
    {
      ...REMOTENESS,
      reducers: REMOTENESS.reducers.with(1, { step: [1, 0], windows: [[0, 0, 2]] }),
    },
    'a step is not in the lattice: it changes 1,0 modulo 2',
  ],
  [thresholds(EVEN), 'wall 0 is not coordinate 0'],
  [
    { ...ORDER, walls: [ORDER.walls[1]!, ORDER.walls[0]!, ORDER.walls[2]!] },
    'the windows of the step 0,1 do not match the forms that it changes',
  ],
  [
    { ...ORDER, walls: ORDER.walls.with(2, { form: [1, -1], thresholds: [0] }) },
    'a threshold of -1,1 is missing: 0',
  ],
  [
    { ...ORDER, walls: ORDER.walls.with(2, { form: [1, -1], thresholds: [1] }) },
    'a threshold of 1,-1 is missing: 0',
  ],
  [thresholds(GRUNDY, 1, 2), 'a threshold of 1,0 is missing: 3'],
  [thresholds(GRUNDY, 1, 3), 'a threshold of 1,0 is missing: 2'],
  [asked({ says: 'x1 == 1 (mod 2)' }), 'the statement is wrong at 0'],
  [asked({ play: 'misere' }), 'the statement is wrong at 0'],
  [asked({ says: 'y == 0 (mod 2)' }), "'y' is not a pile"],
  [{ ...EVEN, points: { ...EVEN.points, count: 2 } }, 'there are 3 points, not 2'],
  [{ ...EVEN, points: { ...EVEN.points, count: 4 } }, 'there are 3 points, not 4'],
  [
    { ...EVEN, points: { ...EVEN.points, digest: `sha256:${'0'.repeat(64)}` } },
    'the digest does not match the points',
  ],
  [
    { ...EVEN, nodes: [EVEN.nodes[0]!, { multipliers: [[0, 2 ** 53 - 1]], denominator: 1 }] },
    'a number reaches 2^53',
  ],
  [withForm(2 ** 53 - 1, 2), 'a number reaches 2^53'],
  [ofOnePile('0 >= x1', []), 'a threshold of -1 is missing: 0'],
  [ofOnePile('0 >= x1', [1]), 'the statement is wrong at 1'],
  [
    below50({ nodes: [EVEN.nodes[0]!, { multipliers: [[0, 2]], denominator: 2 }] }),
    'the statement is wrong at 50',
  ],
]

/**
 * True statements about one pile, the thresholds that each statement needs, and a step that
 * preserves all residues.
 */
const NEEDED: readonly (readonly [says: string, thresholds: readonly number[], step?: number])[] = [
  ['x1 >= 3 or x1 < 3', [3]],
  ['x1 > 3 or x1 <= 3', [4]],
  ['x1 = 3 or x1 >= 0', [3, 4]],
  ['x1 != 3 or x1 >= 0', [3, 4]],
  [`x1 >= ${2 ** 53 - 2} or x1 < ${2 ** 53 - 2}`, [2 ** 53 - 2]],
  ['min(x1, 3) <= 3', [4]],
  ['3 <= max(x1, 3)', [3]],
  // a member of `min` that is never the least needs no threshold, whether it exceeds the least
  // member by 0, by 1 or by more
  ['min(0, x1) <= 0', []],
  ['min(x1 + 1, x1) <= 5 or x1 >= 6', [6]],
  ['min(x1, x1 + 3) <= 5 or x1 >= 6', [6]],
  // the quotient changes only at every second number, so it does not matter which of two adjacent
  // numbers is the threshold
  ['min(x1 div 2, 3) <= 3', [8], 2],
  ['max(x1 div 2, 3) >= 3', [6], 2],
  // each value of the remainder gives another inequality, and each inequality needs its own
  // threshold
  ['x1 + (x1 div 3) mod 3 >= 5 or x1 <= 4', [3, 4, 5], 9],
  ['x1 + (3*x1 + 1) mod 3 >= 5 or x1 <= 3', [4]],
]

/**
 * Wrong values for NIM(1,1), and the thresholds that each value needs in addition to the threshold
 * of a legal move.
 */
const NEEDED_BY_VALUES = [
  // the checker compares the value with every number from 0 to the number of moves plus one, at the
  // position and at its option
  ['grundy', '5 - x1', [4, 5, 6, 7]],
  // the checker tests whether the value is 0
  ['remoteness', '5 - x1', [5, 6]],
  // the checker tests whether the value of an option is smaller by 1 or by more
  ['remoteness', 'if x1 == 0 (mod 2) then x1 else 7', [7, 8, 9]],
] as const

const MISSING = {
  accepted: false,
  why: expect.stringMatching(/^a threshold of -?1 is missing/) as string,
}

describe('the checker of certificates by points', () => {
  it.each([
    ['outcomes', EVEN, 2],
    ['a statement', ORDER, 1],
    ['remoteness', REMOTENESS, 2],
    ['Grundy values', GRUNDY, 4],
    ['12 piles', ofPiles(12), 0],
    ['a form with the largest factor whose products are exact', withForm(2 ** 53 - 1, 1), 0],
    ['a form whose products are exact only for the bound 0', LARGEST_FORM, 0],
  ] as const)('accepts a correct certificate: %s', (_, certificate, largestPile) => {
    const { question: of } = certificate
    expect(checkPoints(certificate)).toEqual({ accepted: true, question: of, largestPile })
  })

  it.each(REFUSED.map(([certificate, why], i) => [i, why, certificate] as const))(
    'rejects certificate %i and reports: %s',
    (_, why, certificate) => {
      expect(checkPoints(certificate)).toEqual({ accepted: false, why })
    },
  )

  const needed = NEEDED.map(([says, all, step = 1]) => [says, all, step] as const)
  it.each(needed)(
    'accepts %s with thresholds %j, and rejects it if one is missing',
    (says, all, step) => {
      expect(checkPoints(ofOnePile(says, all, step))).toMatchObject({ accepted: true })
      for (const i of all.keys()) {
        expect(checkPoints(ofOnePile(says, all.toSpliced(i, 1), step))).toMatchObject(MISSING)
      }
    },
  )

  it.each(NEEDED_BY_VALUES)('compares the %s %s at the thresholds %j', (value, says, all) => {
    const wrong = { why: expect.stringMatching(/^the statement is wrong/) as string }
    expect(checkPoints(ofNim(value, says, [1, ...all]))).toMatchObject(wrong)
    for (const i of all.keys()) {
      expect(checkPoints(ofNim(value, says, [1, ...all.toSpliced(i, 1)]))).toMatchObject(MISSING)
    }
  })

  it.each([
    ['remoteness', 'normal', [2, 4], 3],
    ['remoteness', 'normal', [3, 2], 3],
    ['remoteness', 'normal', [1, 3], 4],
    ['remoteness', 'misere', [1, 3], 2],
    ['remoteness', 'misere', [3, 2], 4],
    ['remoteness', 'misere', [2, 4], 5],
    ['grundy', 'normal', [1, 2], 0],
    ['grundy', 'normal', [0, 2], 1],
    ['grundy', 'normal', [1, 0], 2],
    ['grundy', 'misere', [1, 2], 0],
  ] as const)(
    'computes the %s in %s play from the values %j of the options',
    (value, play, of, is) => {
      const right = Array.from({ length: 7 }, (_, i) => i).filter((each) => {
        const says = `if x1 = 0 then ${of[0]} else if x2 = 1 then ${of[1]} else ${each}`
        const asks = { ...REMOTENESS.question, ruleset: 'SN(2,{1})', value, play, says }
        return rightness(asks, groundOf(asks))([1, 2])
      })
      expect(right).toEqual([is])
    },
  )

  it('performs no more runs than its limit allows', () => {
    const runs = (limit: number): string[] => {
      const made: string[] = []
      allRuns((choose) => void made.push(`${choose('a', 2)} ${choose('b', 2)}`), limit)
      return made
    }
    expect(runs(4)).toEqual(['0 0', '0 1', '1 0', '1 1'])
    expect(() => runs(3)).toThrow('there are more than 3 cases')
  })

  it('accepts the misère Grundy value, which is 1 at a terminal position', () => {
    const misere = asked({ value: 'grundy', play: 'misere', says: '(x1 + 1) mod 2' })
    expect(checkPoints(misere)).toMatchObject({ accepted: true })
    expect(checkPoints(asked({ value: 'grundy', says: 'x1 mod 2' }))).toMatchObject({
      accepted: true,
    })
  })

  it('rejects data that are not in the format of a certificate, and names the wrong field', () => {
    expect(checkPoints(null)).toMatchObject({
      accepted: false,
      why: expect.stringMatching(/^it: /) as string,
    })
    expect(checkPoints({ ...EVEN, nodes: [{}] })).toMatchObject({
      accepted: false,
      why: expect.stringMatching(/^nodes/) as string,
    })
  })

  it('rejects a proof of x1 < 50 in every form', () => {
    const nodes = [EVEN.nodes[0]!, leaf]
    expect(checkPoints(below50({ nodes }))).toMatchObject({
      accepted: false,
      why: 'the statement is wrong at 50',
    })
    expect(checkPoints(below50({ nodes, walls: [{ form: [1], thresholds: [] }] }))).toEqual({
      accepted: false,
      why: 'a threshold of 1 is missing: 50',
    })
  })
})

describe('a limit of a checker', () => {
  it('allows its maximum, and reports the progress at every thousandth', () => {
    let told = 0
    const count = limited(3000, 'steps', () => told++)
    const toldAfter = [999, 1, 999, 1].map((more) => {
      count(more)
      return told
    })
    expect(toldAfter).toEqual([0, 1, 1, 2])
    for (let i = 0; i < 1000; i++) count()
    expect(told).toBe(3)
    expect(() => count()).toThrow(new OutOfBounds('more than 3000 steps'))
  })

  it('applies to the number of points and to the length of the formula', () => {
    const why = (points: number): unknown => checkPoints(EVEN, { points })
    expect(why(3)).toMatchObject({ accepted: true })
    expect(why(2)).toEqual({
      accepted: false,
      why: 'it has 3 points, more than 2',
      outOfBounds: true,
    })
    const saying = (length: number): Certificate => ({
      ...EVEN,
      question: { ...EVEN.question, says: 'x'.repeat(length) },
    })
    const tooLong = { accepted: false, why: 'its formula is too long', outOfBounds: true }
    expect(checkPoints(saying(2 ** 20 + 1))).toEqual(tooLong)
    expect(checkPoints(saying(2 ** 20))).not.toEqual(tooLong)
  })

  it('is reported differently from a rejection, and an internal error is thrown', () => {
    const why = 'a\u001Bb'
    expect(refusalBy(new RangeError(why))).toEqual({ accepted: false, why: 'a b' })
    expect(refusalBy(new OutOfBounds('c'))).toEqual({
      accepted: false,
      why: 'c',
      outOfBounds: true,
    })
    expect(refusalBy(new RangeError('Maximum call stack size exceeded'))).toEqual({
      accepted: false,
      why: 'it is nested too deeply or is too large',
      outOfBounds: true,
    })
    const wrong = new TypeError('d')
    expect(() => refusalBy(wrong)).toThrow(wrong)
  })
})
