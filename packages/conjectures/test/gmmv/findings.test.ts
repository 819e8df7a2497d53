import { readdirSync, readFileSync } from 'node:fs'
import { appendixBranch, levelBoundByFormula, remotenessByTheorem3 } from '@nim/core/exact-slow'
import { exactSlowNim, options, sortedBox } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { GMMV_CLAIMS } from '../../src/papers/gmmv/index.ts'
import type { CaseParameters } from '../../src/claim/parameter.ts'
import type { Counterexample, Domain } from '../../src/claim/verdict.ts'
import { lowerSetRemoteness } from './lower-set-remoteness.ts'

interface Finding extends Counterexample {
  readonly claim: string
  readonly case: CaseParameters
  readonly domain: Domain
  readonly command: string
  readonly correction: string
}

const folder = new URL('../../findings/', import.meta.url)
const findings = readdirSync(folder)
  .filter((name) => name.startsWith('GMMV-'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Finding)
  // A finding that only concerns the printed text refutes nothing.
  .filter((finding) => !('class' in finding))

/** R, computed from the rules alone. */
function remotenessOf(n: number, k: number): (x: readonly number[]) => number {
  const ruleset = exactSlowNim(n, k)
  const known = new Map<string, number>()
  const R = (x: readonly number[]): number => {
    const old = known.get(x.join())
    if (old !== undefined) return old
    const below = options(ruleset, x).map(R)
    const even = below.filter((r) => r % 2 === 0)
    const value =
      below.length === 0 ? 0 : 1 + (even.length > 0 ? Math.min(...even) : Math.max(...below))
    known.set(x.join(), value)
    return value
  }
  return R
}

describe("every committed finding equals the judge's report", () => {
  it.each(findings.map((finding) => [finding.claim, finding] as const))('%s', (id, finding) => {
    const claim = GMMV_CLAIMS.find((each) => each.id === id)!
    const { verdict, counterexample } = claim.check(finding.case, finding.domain)
    const isQuestion = claim.kind === 'question'
    expect(verdict).toBe(isQuestion ? 'answered' : 'refuted')
    expect(counterexample).toMatchObject(
      finding.position === undefined
        ? { witness: finding.witness }
        : { position: finding.position, expected: finding.expected, actual: finding.actual },
    )
    expect(finding.command).toContain('nimlab check')
    // A question that is answered with no has nothing to correct.
    if (isQuestion) return
    const fix = `${finding.claim}-fix`
    expect(finding.correction.split(':')[0]).toBe(fix)
    expect(GMMV_CLAIMS.map((each) => each.id)).toContain(fix)
  })
})

describe('the findings, computed from the rules alone', () => {
  it('GMMV-C1: in NIM(7,4), 12,12,12,13,15,24,24 has R = 27, no position below it has, and |x| = 4·28', () => {
    const x = [12, 12, 12, 13, 15, 24, 24]
    const values = lowerSetRemoteness(x, 4)
    expect(values.length).toBe(1_208_545)
    expect(values.at(-1)).toBe(27)
    expect(values.filter((value) => value === 27).length).toBe(1)
    expect(x.reduce((a, b) => a + b, 0)).toBe(4 * (27 + 1))
  })

  it('GMMV-Eq5: the only option of 2 in NIM(1,1) has R = 1, so no option has an even remoteness', () => {
    const R = remotenessOf(1, 1)
    expect(options(exactSlowNim(1, 1), [2]).map(R)).toEqual([1])
    expect(R([2])).toBe(2)
  })

  it('GMMV-Rem-odd: 3,5,5 is P and satisfies (B) for m = 6, like every other odd P-position near it', () => {
    const R = remotenessOf(3, 2)
    expect(R([3, 5, 5])).toBe(6)
    sortedBox(3, 15).forEach((x) => {
      if (x.some((pile) => pile % 2 === 0) || R([...x]) % 2 === 1) return
      const m = (x[0]! + x[1]! + x[2]! - 1) / 2
      expect(m % 2 === 0 && x[2]! < m, x.join()).toBe(true)
    })
  })

  it('GMMV-Cor1i: 0,0 is terminal, so it is 0-critical, but it has no entry below 0', () => {
    expect(options(exactSlowNim(2, 1), [0, 0])).toEqual([])
    expect([0, 0].some((pile) => pile < 0)).toBe(false)
  })

  it('GMMV-Cor1ii: for k = 1, both moves from 1,2 lead to 2-critical positions, but only one of these is even', () => {
    const R = remotenessOf(2, 1)
    const isCritical = (x: readonly number[]): boolean => {
      let least = true
      sortedBox(2, 2).forEach((y) => {
        const isBelow = y[0]! <= x[0]! && y[1]! <= x[1]! && y.join() !== x.join()
        if (isBelow && R([...y]) === R(x)) least = false
      })
      return least
    }
    const critical = [
      [1, 2],
      [1, 1],
      [0, 2],
    ]
    expect(critical.map(R)).toEqual([3, 2, 2])
    expect(critical.every(isCritical)).toBe(true)
    expect(options(exactSlowNim(2, 1), [1, 2]).map(String).sort()).toEqual(['0,2', '1,1'])
  })

  it('GMMV-L3-reorder: the printed order makes 0,1 smaller', () => {
    const reordered = [0, 1].sort((a, b) => b - a)
    expect(reordered.at(-1)!).toBeLessThan([0, 1].at(-1)!)
  })

  it('GMMV-T3-bt: at 0,0,2 and t = 4 there is no basic z of the required form, but the formula gives 0', () => {
    expect(levelBoundByFormula([0, 0, 2], 4, 'dropped')).toBe(0)
    const z = [0, 0, 2]
    const b = z.reduce((a, entry) => a + entry, 0) / 2
    expect(b % 2 === 0 && z.every((entry) => entry <= b)).toBe(false)
  })

  it('GMMV-T3-alg: 0,1,4 in NIM(3,2) has R = 1, but the algorithm returns 2', () => {
    expect(remotenessOf(3, 2)([0, 1, 4])).toBe(1)
    expect(remotenessByTheorem3([0, 1, 4], 'dropped')).toBe(2)
    expect(remotenessByTheorem3([0, 1, 4], 'repeat-last')).toBe(2)
    expect(remotenessOf(3, 2)([4, 4, 4])).toBe(6)
    expect(remotenessByTheorem3([4, 4, 4], 't-to-k+1')).toBe(5)
  })

  it.each([
    ['GMMV-App-case2.1b', [3, 3, 4, 4]],
    ['GMMV-App-case2.2c', [5, 6, 7, 8]],
    ['GMMV-App-case2.3c', [4, 5, 5, 6]],
  ])('%s: the position is P in NIM(4,3), but the branch states N', (id, x) => {
    expect(remotenessOf(4, 3)(x) % 2).toBe(0)
    expect(appendixBranch(x)).toMatchObject({ branch: { id }, isP: false })
  })
})
