import { describe, expect, it } from 'vitest'
import c1 from '../../findings/GN-C1.json' with { type: 'json' }
import examples from '../../findings/GN-2.5.json' with { type: 'json' }
import period from '../../findings/GN-T1.2.json' with { type: 'json' }
import table from '../../findings/GN-Tab1.json' with { type: 'json' }
import theorem from '../../findings/GN-T1.json' with { type: 'json' }
import { GN_CLAIMS } from '../../src/papers/gn/index.ts'
import type { CaseParameters } from '../../src/claim/parameter.ts'
import { gmMoves, keep, kept, remoteness } from './play.ts'

interface Finding {
  readonly claim: string
  readonly case: CaseParameters
  readonly position?: readonly number[]
  readonly witness?: unknown
  readonly expected: unknown
  readonly actual: unknown
  readonly explain: string
}

const FINDINGS: readonly Finding[] = [theorem, period, table, examples, c1]

/** The rows of the GM-sequence. The entries stay in the order of their indices. */
function rows(x: readonly number[], l: number, moves: number): number[][] {
  const found = [[...x]]
  for (let j = 0; j < moves; j++) found.push(keep(found[j]!, kept(found[j]!, l)))
  return found
}

/** The letters of the word W_i, starting with row 0. */
function word(x: readonly number[], l: number, index: number, letters: number): string {
  const sequence = rows(x, l, letters - 1)
  return sequence.map((row) => (kept(row, l) === index - 1 ? 'p' : '-')).join('')
}

/** All ascending lists of `length` numbers up to `most`. */
function ascending(length: number, most: number): number[][] {
  if (length === 0) return [[]]
  return ascending(length - 1, most).flatMap((list) =>
    Array.from({ length: most - (list.at(-1) ?? 0) + 1 }, (_, i) => [
      ...list,
      (list.at(-1) ?? 0) + i,
    ]),
  )
}

describe('findings and remarks', () => {
  it.each(FINDINGS.map((finding) => [finding.claim, finding] as const))(
    '%s: the judge reports exactly the witness of the finding',
    (id, finding) => {
      const claim = GN_CLAIMS.find((other) => other.id === id)!
      const result = claim.check(finding.case, claim.defaultDomain(finding.case))
      const { position, witness, expected, actual, explain } = finding
      expect(result.verdict).toBe('refuted')
      expect(result.counterexample).toMatchObject({
        ...(position === undefined ? { witness } : { position }),
        expected,
        actual,
        explain,
      })
    },
  )

  it('C1: from 2,4,4, the first of three players can win in 4 moves instead of 5', () => {
    expect(c1.position).toEqual([2, 4, 4])
    expect(gmMoves([2, 4, 4], 3)).toBe(5)
    expect(keep([2, 4, 4], 0)).toEqual([2, 3, 3])
    expect(1 + gmMoves([2, 3, 3], 3)).toBe(4)
    // Player 0 loses plays of 0, 3, 6, … moves. So player 0 wins both plays, and the play without
    // the strategy is shorter.
    expect([5 % 3, 4 % 3]).toEqual([2, 1])
  })

  it('C1: no smaller position with three players and three piles has such a move', () => {
    for (let sum = 0; sum <= 10; sum++) {
      for (let a = 0; a <= sum; a++) {
        for (let b = a; a + b + b <= sum; b++) {
          const x = [a, b, sum - a - b]
          if (b === 0 || x.join() === '2,4,4') continue
          const length = gmMoves(x, 3)
          const others = [0, 1, 2]
            .map((index) => keep(x, index))
            .filter((option) => option[0]! >= 0)
            .map((option) => 1 + gmMoves(option, 3))
          for (const other of others) {
            const wins = other % 3 !== 0
            const isBetter =
              wins !== (length % 3 !== 0) ? wins : wins ? other < length : other > length
            expect(isBetter, x.join()).toBe(false)
          }
        }
      }
    }
  })

  it('R1.a, a remark: one entry 1 stays 1 for l = 2, and 2,2 becomes 1,2 for l = 3', () => {
    expect(keep([1], kept([1], 2))).toEqual([1])
    expect(keep([2, 2], kept([2, 2], 3))).toEqual([1, 2])
  })

  it('R1.b, a remark: the entry 1 stays 1 forever', () => {
    expect(rows([1], 2, 9).flat()).toEqual(Array.from({ length: 10 }, () => 1))
  })

  it('T1.n1: a single entry is kept forever, with least period 1', () => {
    expect(word([0], 2, 1, 8)).toBe('pppppppp')
  })

  it('T1 and T1.2: the words of 0,0,1 for l = 2 have the least period 3, not nl = 6', () => {
    expect([1, 2, 3].map((index) => word([0, 0, 1], 2, index, 9))).toEqual([
      '--p--p--p',
      'p--p--p--',
      '-p--p--p-',
    ])
  })

  it('T1.3, a remark: W_2 of 0,1 for l = 2 begins with a single letter -', () => {
    expect(word([0, 1], 2, 2, 8)).toBe('-pp--pp-')
  })

  it('Tab1: the two wrong rows, recomputed from the rows above them', () => {
    expect(keep([11, 11, 12, 13], kept([11, 11, 12, 13], 3))).toEqual([10, 10, 12, 12])
    expect(keep([9, 9, 11, 11], kept([9, 9, 11, 11], 3))).toEqual([8, 9, 10, 10])
  })

  it('2.5: every row in which the pivot decreases has range l, so the range 6 must occur for l = 6', () => {
    for (const x of [
      [0, 1, 5],
      [3, 6, 7, 8],
      [1, 2, 4, 6, 6],
    ]) {
      const sequence = rows(x, 6, 2 * 6 * x.length)
      const falls = sequence.filter((row, j) => j > 0 && kept(row, 6) < kept(sequence[j - 1]!, 6))
      expect(falls.length).toBeGreaterThan(0)
      for (const row of falls) expect(row.at(-1)! - row[0]!).toBe(6)
    }
  })

  it('2.5: for three or more entries, with or without a multiple of l, the range l occurs within nl rows', () => {
    for (const l of [2, 3, 4, 6]) {
      for (const n of [3, 4]) {
        for (let least = 0; least < l; least++) {
          for (const steps of ascending(n - 1, l)) {
            const x = [least, ...steps.map((step) => least + step)]
            const ranges = rows(x, l, n * l - 1).map((row) => row.at(-1)! - row[0]!)
            expect(ranges, `${x.join()} for l = ${l}`).toContain(l)
          }
        }
      }
    }
  })

  it('2.5: two equal entries avoid the range l in 2l rows, so the search must include two entries', () => {
    const ranges = rows([5, 5], 6, 11).map((row) => row.at(-1)! - row[0]!)
    expect(Math.max(...ranges)).toBe(5)
  })

  it('2.6.c, a remark: in the first ml = 2 moves from 1,4, the leader decreases by 1', () => {
    expect(rows([1, 4], 2, 2)).toEqual([
      [1, 4],
      [0, 4],
      [0, 3],
    ])
  })

  it('4u, a remark: if a move may lower any two of 0,2,3, the remoteness is 3, but the GM-rule makes 2 moves', () => {
    const options = (y: readonly number[]): number[][] =>
      y[1] === 0 ? [] : y.map((_, i) => keep(y, i).map((entry) => Math.max(0, entry)))
    expect(remoteness([0, 2, 3], options)).toBe(3)
    expect(gmMoves([0, 2, 3], 2)).toBe(2)
  })
})
