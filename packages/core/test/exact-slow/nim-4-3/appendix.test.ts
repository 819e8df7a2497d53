import { assign, evaluate } from '@nim/presburger'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  APPENDIX_BRANCHES,
  appendixBranch,
  appendixIsP,
  appendixOutcome,
  isAppendixCase,
  reachesBranch,
} from '../../../src/exact-slow/index.ts'
import { type Position, sortedBox } from '../../../src/rules/index.ts'
import { sortedPosition } from '../../arbitraries/sorted-position.ts'
import { remotenessOfKPlusOne } from '../remoteness-by-play.ts'
import { smallest } from '../smallest.ts'

const remoteness = remotenessOfKPlusOne()
const agrees = (x: Position): boolean => appendixIsP(x) === (remoteness(x) % 2 === 0)
const idAt = (x: Position): string => appendixBranch(x).branch.id

describe('the branches of the appendix', () => {
  it('are the seventeen branches of the paper, in its order', () => {
    expect(APPENDIX_BRANCHES.map(({ id }) => id.replace('GMMV-App-case', '')).join(' ')).toBe(
      '0.1 0.2 0.3 0.4 0.5 1.1 1.2 1.3 1.4 2.1a 2.1b 2.2a 2.2b 2.2c 2.3a 2.3b 2.3c',
    )
    for (const { id, residue } of APPENDIX_BRANCHES) expect(id).toContain(`case${residue}.`)
  })

  it.each([
    { x: [1, 3, 3, 8], branch: 'case0.1', outcome: 'N' },
    { x: [1, 2, 4, 5], branch: 'case0.2', outcome: 'N' },
    { x: [2, 2, 4, 4], branch: 'case0.2', outcome: 'P' },
    { x: [1, 2, 2, 4], branch: 'case0.3', outcome: 'P' },
    { x: [2, 4, 4, 5], branch: 'case0.4', outcome: 'P' },
    { x: [2, 3, 3, 4], branch: 'case0.4', outcome: 'N' },
    // d = (3+4−4) mod 4 = 3, λ = 11 − 8 = 3: Q(3) = 1; 0 + 1 + 1 is even.
    { x: [3, 4, 4, 4], branch: 'case0.5', outcome: 'P' },
    // The same position, except that λ = 11 − 14 = −3: 0 + 1 + 0 is odd.
    { x: [3, 4, 4, 7], branch: 'case0.5', outcome: 'N' },
    { x: [1, 1, 2, 6], branch: 'case1.1', outcome: 'N' },
    { x: [2, 3, 4, 4], branch: 'case1.3', outcome: 'P' },
    { x: [2, 4, 4, 6], branch: 'case1.2', outcome: 'P' },
    { x: [2, 2, 3, 3], branch: 'case1.3', outcome: 'N' },
    { x: [4, 4, 5, 6], branch: 'case1.2', outcome: 'P' },
    { x: [3, 4, 4, 5], branch: 'case1.2', outcome: 'N' },
    // D = 9 − 8 − 8 = −7, d = (8+9−8) mod 4 = 1, λ = 25 − 18 = 7: 0 + 1 + 1 is even.
    { x: [8, 8, 9, 9], branch: 'case1.4', outcome: 'N' },
    { x: [1, 3, 5, 5], branch: 'case2.1a', outcome: 'N' },
    // D = −2, sum 6 ≡ 2: c = 8, λ = 10 − 8 = 2 is below 8.
    { x: [3, 3, 4, 4], branch: 'case2.1b', outcome: 'N' },
    // D = −8, sum 20 ≡ 0: c = 2, λ = 32 − 30 = 2.
    { x: [9, 11, 12, 15], branch: 'case2.1b', outcome: 'P' },
    { x: [1, 2, 5, 6], branch: 'case2.2a', outcome: 'N' },
    { x: [1, 4, 4, 5], branch: 'case2.2b', outcome: 'P' },
    // D = −4, d = (5+7−6) mod 4 = 2, sum 11 is odd: c = 5, λ = 18 − 16 = 2.
    { x: [5, 6, 7, 8], branch: 'case2.2c', outcome: 'N' },
    { x: [2, 2, 4, 6], branch: 'case2.3a', outcome: 'P' },
    { x: [2, 3, 4, 5], branch: 'case2.3b', outcome: 'P' },
    // D = −4, d = 4 mod 4 = 0, sum 9 is odd: c = 5, λ = 14 − 12 = 2: 0 + 0 + 1 is odd.
    { x: [4, 5, 5, 6], branch: 'case2.3c', outcome: 'N' },
    { x: [5, 6, 6, 8], branch: 'case1.3', outcome: 'P' },
    { x: [1, 1, 1, 2], branch: 'case2.1a', outcome: 'N' },
    { x: [3, 3, 3, 5], branch: 'case2.1a', outcome: 'N' },
    { x: [5, 5, 6, 7], branch: 'case2.1a', outcome: 'N' },
    { x: [7, 7, 7, 8], branch: 'case2.1a', outcome: 'N' },
    // First c = 2 and λ = 2. Then λ = −10, so λ − c = −12 has j = −1. Then c = 8 and λ = 8. Last, c
    // = 8 and λ = 5.
    { x: [3, 5, 6, 6], branch: 'case2.1b', outcome: 'P' },
    { x: [3, 5, 6, 12], branch: 'case2.1b', outcome: 'N' },
    { x: [11, 11, 12, 13], branch: 'case2.1b', outcome: 'P' },
    { x: [5, 5, 5, 5], branch: 'case2.1b', outcome: 'N' },
    { x: [3, 4, 5, 5], branch: 'case2.2a', outcome: 'N' },
    { x: [3, 4, 4, 6], branch: 'case2.2a', outcome: 'N' },
    { x: [7, 8, 9, 11], branch: 'case2.2a', outcome: 'N' },
    // c = 5 in all rows, and (d, λ) is (1, −1), (1, 5), (3, 5).
    { x: [5, 6, 6, 9], branch: 'case2.2c', outcome: 'P' },
    { x: [5, 6, 6, 6], branch: 'case2.2c', outcome: 'N' },
    { x: [7, 8, 8, 9], branch: 'case2.2c', outcome: 'P' },
    { x: [2, 3, 3, 3], branch: 'case2.3a', outcome: 'N' },
    { x: [4, 4, 5, 7], branch: 'case2.3a', outcome: 'P' },
    { x: [6, 7, 7, 9], branch: 'case2.3a', outcome: 'N' },
    { x: [2, 2, 3, 4], branch: 'case2.3b', outcome: 'N' },
    // c = 5 and x_2 is odd in all rows, and (d, λ) is (0, −4), (1, 5), (3, −1), (3, 5).
    { x: [4, 5, 5, 9], branch: 'case2.3c', outcome: 'N' },
    { x: [8, 9, 10, 11], branch: 'case2.3c', outcome: 'P' },
    { x: [6, 7, 8, 11], branch: 'case2.3c', outcome: 'P' },
    { x: [6, 7, 8, 8], branch: 'case2.3c', outcome: 'N' },
    // x_2 is even and d = 0 in all rows. First c = 2 and λ = 2, then c = 8 and λ = 2, then c = 8
    // and λ = 8.
    { x: [4, 4, 4, 5], branch: 'case2.3c', outcome: 'N' },
    { x: [4, 6, 6, 7], branch: 'case2.3c', outcome: 'P' },
    { x: [8, 10, 10, 10], branch: 'case2.3c', outcome: 'N' },
  ] as const)('$branch decides $x: $outcome', ({ x, branch, outcome }) => {
    for (const position of [x, x.map(BigInt)]) {
      expect(appendixBranch<number | bigint>(position).branch.id).toBe(`GMMV-App-${branch}`)
      expect(appendixOutcome<number | bigint>(position)).toBe(outcome)
      expect(appendixIsP<number | bigint>(position)).toBe(outcome === 'P')
    }
  })

  it('are all reached, and each position belongs to the first branch of its case whose condition it satisfies', () => {
    const reached = new Set<string>()
    sortedBox(4, 14).forEach((x) => {
      const values = assign(['x1', 'x2', 'x3', 'x4'], x)
      const { branch, isP } = appendixBranch(x)
      const first = APPENDIX_BRANCHES.find(
        ({ residue, when }) => evaluate(isAppendixCase(residue), values) && evaluate(when, values),
      )
      expect(branch).toBe(first)
      expect(evaluate(branch.isP, values)).toBe(isP)
      expect(evaluate(reachesBranch(APPENDIX_BRANCHES, branch), values)).toBe(true)
      reached.add(branch.id)
    })
    expect(reached.size).toBe(APPENDIX_BRANCHES.length)
  })

  it('give the same answer for numbers and bigints', () => {
    const positions = sortedPosition({ minPiles: 4, maxPiles: 4, max: 10n ** 12n })
    fc.assert(
      fc.property(positions, (x) => {
        expect(appendixBranch(x.map(Number))).toEqual(appendixBranch(x))
      }),
    )
  })

  it('require four piles in ascending order', () => {
    expect(() => appendixBranch([1, 2, 3])).toThrow('expected 4 piles, got 3')
    expect(() => appendixOutcome([1, 2, 4, 3])).toThrow('expected piles in ascending order')
  })
})

describe('the appendix, compared with the remoteness', () => {
  it('is right if |x| ≡ 0 or 1 (mod 3), and in five branches of case 2', () => {
    const wrong = new Set<string>()
    sortedBox(4, 16).forEach((x) => {
      if (!agrees([...x])) wrong.add(idAt(x))
    })
    expect([...wrong].sort()).toEqual([
      'GMMV-App-case2.1b',
      'GMMV-App-case2.2c',
      'GMMV-App-case2.3c',
    ])
  })

  it.each([
    { branch: 'GMMV-App-case2.1b', x: [3, 3, 4, 4], value: 4 },
    { branch: 'GMMV-App-case2.2c', x: [5, 6, 7, 8], value: 8 },
    { branch: 'GMMV-App-case2.3c', x: [4, 5, 5, 6], value: 6 },
  ])(
    'classifies the P-position $x as N, and this is the smallest failure of $branch',
    ({ branch, x, value }) => {
      expect(remoteness(x)).toBe(value)
      expect(appendixOutcome(x)).toBe('N')
      const sum = x.reduce((a, b) => a + b, 0)
      const fails = (y: Position): boolean =>
        y.reduce((a, b) => a + b, 0) <= sum && idAt(y) === branch && !agrees(y)
      expect(smallest(4, sum, fails)).toEqual(x)
    },
  )
})
