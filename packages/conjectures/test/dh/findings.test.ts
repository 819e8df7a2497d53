import { readdirSync, readFileSync } from 'node:fs'
import { options, slowSetNim } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { DH_CLAIMS } from '../../src/papers/dh/index.ts'
import type { CaseParameters } from '../../src/claim/parameter.ts'
import type { Domain } from '../../src/claim/verdict.ts'

const FOLDER = new URL('../../findings/', import.meta.url)
const FINDINGS = readdirSync(FOLDER)
  .filter((name) => name.startsWith('DH-') && name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Finding)
  // A finding that only concerns the printed text refutes nothing.
  .filter((finding) => !('class' in finding))

interface Finding {
  readonly claim: string
  readonly case: CaseParameters
  readonly domain: Domain
  readonly position?: readonly number[]
  readonly witness?: Readonly<Record<string, unknown>>
  readonly expected: string
  readonly actual: string
  readonly explain: string
  readonly correction: string
  readonly command: string
}

/** Claims with a case that fails in the principal reading, on its default domain. */
const REFUTED = ['DH-I4b', 'DH-T2.2s', 'DH-Alg2', 'DH-L3.1', 'DH-T3.3s']
/** The questions that a single instance is enough to answer. */
const ANSWERED = ['DH-OP1', 'DH-OP2', 'DH-OP3', 'DH-OP4']

const LABELS = ['Printed', 'What fails', 'Why', 'Correct']
const OF_QUESTIONS = ['Question', 'Decided', 'Answer']

describe('every finding of the paper', () => {
  it('belongs to a claim with a failing case, and every such claim has a finding', () => {
    expect(FINDINGS.map(({ claim }) => claim).sort()).toEqual([...REFUTED, ...ANSWERED].sort())
  })

  it.each(FINDINGS.map((finding) => [finding.claim, finding] as const))(
    '%s has a page with the labels of its kind, and the page ends with the command',
    (id, { command }) => {
      const page = readFileSync(new URL(`../../../docs/findings/${id}.md`, FOLDER), 'utf8')
      const labels = [...page.matchAll(/^\*\*([^*.]+)\.\*\*/gm)].map(([, label]) => label)
      expect(labels).toEqual(ANSWERED.includes(id) ? OF_QUESTIONS : LABELS)
      expect(page.trimEnd().endsWith(`Command: \`${command}\``)).toBe(true)
    },
  )

  it.each(FINDINGS.map((finding) => [finding.claim, finding] as const))(
    '%s equals the report of its judge',
    (id, finding) => {
      const claim = DH_CLAIMS.find((candidate) => candidate.id === id)!
      expect(claim.defaultDomain(finding.case)).toEqual(finding.domain)
      const { verdict, counterexample } = claim.check(finding.case, finding.domain)
      expect(verdict).toBe(ANSWERED.includes(id) ? 'answered' : 'refuted')
      const { position, witness, expected, actual, explain } = finding
      expect(JSON.parse(JSON.stringify(counterexample))).toMatchObject({
        ...(position === undefined ? { witness } : { position }),
        expected,
        actual,
        explain,
      })
    },
  )

  it.each(FINDINGS.filter(({ correction }) => !correction.startsWith('none')))(
    '$claim names a correction that exists',
    ({ claim, correction }) => {
      expect(correction.split(':')[0]).toBe(`${claim}-fix`)
      expect(DH_CLAIMS.map(({ id }) => id)).toContain(`${claim}-fix`)
    },
  )
})

/** True if the player to move wins SN(n,A), computed from the rules alone. */
function wins(sizes: readonly number[], x: readonly number[], isMisere = false): boolean {
  const left = options(slowSetNim(x.length, sizes), x)
  if (left.length === 0) return isMisere
  return left.some((option) => !wins(sizes, option, isMisere))
}

/**
 * red(x) by its definition: the least height of each stack over all plays. The stacks are not
 * sorted.
 */
function reduction(k: number, x: readonly number[]): number[] {
  const least = [...x]
  const seen = new Set<string>()
  const play = (heights: readonly number[]): void => {
    if (seen.has(heights.join())) return
    seen.add(heights.join())
    heights.forEach((height, i) => (least[i] = Math.min(least[i]!, height)))
    for (let set = 0; set < 2 ** x.length; set++) {
      const left = heights.map((height, i) => height - ((set >> i) & 1))
      const played = heights.filter((_, i) => (set >> i) & 1).length
      if (played === k && left.every((height) => height >= 0)) play(left)
    }
  }
  play(x)
  return x.map((height, i) => height - least[i]!)
}

function isReduced(k: number, x: readonly number[]): boolean {
  return reduction(k, x).join() === x.join()
}

describe('the witnesses, computed from the rules alone', () => {
  it('DH-I4b: at 1,1,2 in misère SN(3,{2}), leaving out a 1 wins and leaving out the 2 loses', () => {
    expect(wins([2], [1, 1, 2], true)).toBe(true)
    expect(wins([2], [0, 0, 2], true)).toBe(true)
    expect(wins([2], [0, 1, 1], true)).toBe(false)
  })

  it('DH-T2.2s: for k = 2, 1,1,1 is reduced and satisfies NIRB, but its option 0,0,1 does not satisfy NIRB', () => {
    expect(2 * 1 <= 1 + 1 + 1).toBe(true)
    expect(options(slowSetNim(3, [2]), [1, 1, 1])).toEqual([[0, 0, 1]])
    expect(2 * 1 <= 0 + 0 + 1).toBe(false)
    expect(isReduced(2, [1, 1, 1])).toBe(true)
  })

  it('DH-U4: a move on all stacks of 1,1,2 in SN(3,{2,3}) leaves a token that no play can take', () => {
    expect(isReduced(2, [1, 1, 2])).toBe(true)
    const game = slowSetNim(3, [2, 3])
    expect(options(game, [1, 1, 2])).toContainEqual([0, 0, 1])
    expect(options(game, [0, 0, 1])).toEqual([])
  })

  it('DH-EX5: the drops 44, 14, 6, 4, 2, 1, 1 of the table are not strictly decreasing', () => {
    const tops = [170, 126, 112, 106, 102, 100, 99, 98]
    const drops = tops.slice(1).map((top, i) => tops[i]! - top)
    expect(drops).toEqual([44, 14, 6, 4, 2, 1, 1])
    expect(drops.every((drop, i) => i === 0 || drop < drops[i - 1]!)).toBe(false)
  })

  it('DH-Alg2: red(1,1,1,2) = 1,1,1,1 for k = 3, and the printed search ends with m = 2', () => {
    expect(reduction(3, [1, 1, 1, 2])).toEqual([1, 1, 1, 1])
    const rows = [
      { m: Math.floor(5 / 3), low: 2, high: Infinity },
      { m: Math.floor(3 / 2), low: 1, high: 2 },
      { m: Math.floor(2 / 1), low: 1, high: 1 },
    ]
    expect(rows.map(({ m, low, high }) => low < m && m <= high)).toEqual([false, false, false])
    expect(rows.at(-1)!.m).toBe(2)
  })

  it('DH-L3.1: 0,1,1 is reduced with o = 2, and its only option is 0,0,0', () => {
    expect(isReduced(2, [0, 1, 1])).toBe(true)
    expect(options(slowSetNim(3, [2]), [0, 1, 1])).toEqual([[0, 0, 0]])
  })

  it('DH-T3.3s: 1,1,1 and 2,3,3,3 are reduced, but their options 0,0,1 and 1,2,2,3 are not', () => {
    expect(isReduced(2, [1, 1, 1])).toBe(true)
    expect(options(slowSetNim(3, [2]), [1, 1, 1])).toEqual([[0, 0, 1]])
    expect(isReduced(2, [0, 0, 1])).toBe(false)
    expect(isReduced(3, [2, 3, 3, 3])).toBe(true)
    expect(isReduced(3, [1, 2, 2, 3])).toBe(false)
  })

  it('DH-U8: 4,4,4,5,8 is N in SN(5,{4}), its own type is (1,1), and its reduction 4,4,4,5,5 has type (2,6)', () => {
    const x = [4, 4, 4, 5, 8]
    expect(wins([4], x)).toBe(true)
    expect(wins([4], [3, 3, 4, 4, 7])).toBe(false)
    expect([x.filter((h) => h % 2 === 1).length, x.reduce((a, b) => a + b) % 8]).toEqual([1, 1])
    expect(reduction(4, x)).toEqual([4, 4, 4, 5, 5])
  })

  it('DH-OP1, DH-OP2, DH-OP4: two reduced positions of the same type have different outcomes', () => {
    const pairs = [
      { sizes: [2], lost: [0, 1, 2, 2], won: [1, 2, 2, 4], modulus: 4 },
      { sizes: [2, 4], lost: [0, 1, 2, 2], won: [1, 4, 4, 4], modulus: 4 },
      { sizes: [1, 2], lost: [0, 1, 1, 3], won: [1, 1, 1, 2], modulus: 4 },
    ]
    for (const { sizes, lost, won, modulus } of pairs) {
      expect(wins(sizes, lost)).toBe(false)
      expect(wins(sizes, won)).toBe(true)
      const type = (x: readonly number[]): number[] => [
        x.filter((height) => height % 2 === 1).length,
        x.reduce((a, b) => a + b) % modulus,
      ]
      expect(type(lost)).toEqual(type(won))
      for (const x of [lost, won])
        expect(sizes[0]! * x[3]!).toBeLessThanOrEqual(x.reduce((a, b) => a + b))
    }
  })

  it('DH-OP3: 1,2,2,4 is P in SN(4,{2,4}) and N in SN(4,{2})', () => {
    expect(wins([2, 4], [1, 2, 2, 4])).toBe(false)
    expect(wins([2], [1, 2, 2, 4])).toBe(true)
  })
})
