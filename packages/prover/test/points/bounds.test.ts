import { expect, it } from 'vitest'
import {
  type Certificate,
  checkPoints,
  type PointCheckOptions,
} from '../../src/points-check/index.ts'

/** A statement about a number modulo m. Its proof needs m points. */
function modulo(m: number, more: Partial<Certificate> = {}): Certificate {
  return {
    format: 'nimlab-points-1',
    question: {
      value: 'statement',
      ruleset: null,
      play: null,
      variables: ['x1'],
      sorted: false,
      says: `x1 mod ${m} >= 0`,
    },
    walls: [{ form: [1], thresholds: [] }],
    reducers: [{ step: [m], windows: [[0, 0, m - 1]] }],
    nodes: [
      { reducer: 0, children: [1] },
      { multipliers: [[0, 1]], denominator: 1 },
    ],
    points: { count: m, digest: `sha256:${'0'.repeat(64)}` },
    ...more,
  }
}

const saying = (says: string): Certificate => {
  const valid = modulo(3)
  return { ...valid, question: { ...valid.question, says } }
}
const TEN = { points: 10 }
const few = (count: number): Partial<Certificate> => ({
  points: { count, digest: `sha256:${'0'.repeat(64)}` },
})
/** A certificate with this many steps and forms. The checker compares each step with each form. */
const wide = (steps: number, forms: number): Partial<Certificate> => ({
  walls: Array.from({ length: forms }, (_, i) => ({ form: [i === 0 ? 1 : 0], thresholds: [] })),
  reducers: Array.from({ length: steps }, () => ({ step: [3], windows: [[0, 0, 2]] })),
})
const thresholds = (many: number): Partial<Certificate> => ({
  walls: [{ form: [1], thresholds: Array.from({ length: many }, (_, i) => i) }],
  reducers: Array.from({ length: 1000 }, () => ({ step: [3], windows: [[0, 0, many + 2]] })),
})

/** A sum of 17 indicators. A run of the checker chooses 0 or 1 for each of them. */
const INDICATORS = Array.from({ length: 17 }, (_, i) => `[x1 >= ${-i}]`).join(' + ')

/** Certificates that exceed only one limit. */
const TOO_LARGE: readonly (readonly [
  why: string,
  certificate: Certificate,
  options?: PointCheckOptions,
])[] = [
  ['it has 11 points, more than 10', modulo(11), TEN],
  ['more than 10 points', modulo(11, few(3)), TEN],
  ['its formula is too long', saying(`x1 >= ${'0'.repeat(1 << 20)}`)],
  ['there are more than 100000 cases', saying(`${INDICATORS} >= 0`)],
  ['more than 100000 steps', modulo(3, wide(1001, 100)), TEN],
  ['more than 2000000 values at which steps matter', modulo(3, thresholds(2000))],
]

it.each(TOO_LARGE.map(([why, certificate, options]) => ({ why, certificate, options })))(
  'the checker of points stops at a limit and reports: $why',
  ({ why, certificate, options }) => {
    expect(checkPoints(certificate, options)).toEqual({ accepted: false, why, outOfBounds: true })
  },
)
