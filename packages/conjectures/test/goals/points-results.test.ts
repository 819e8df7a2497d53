import { readFileSync } from 'node:fs'
import { readProvedLine } from '@nim/prover/points-check'
import { findCard, POINT_CASES, type PointCases } from '../../src/cards/cards.ts'
import { formatCase } from '../../src/index.ts'
import { decideByPoints, provableOf } from '../../src/goals/index.ts'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'

const LINES = readFileSync(new URL('../../results/points.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map(readProvedLine)

/** The case with the fewest points, for each claim. */
const SMALLEST = [...new Set(LINES.map(({ claim }) => claim))].map((claim) =>
  LINES.filter((line) => line.claim === claim).reduce((a, b) => (b.points < a.points ? b : a)),
)

describe('results/points.jsonl', () => {
  it.each<[string, (line: string) => string, RegExp]>([
    ['a verdict of another kind', (l) => l.replace('"proved"', '"holds"'), /^verdict: /],
    ['a digest in capitals', (l) => l.replace('sha256', 'SHA256'), /^digest: /],
    ['no points', (l) => l.replace(/"points":\d+/, '"points":0'), /^points: /],
    ['a further field', (l) => l.replace(/}$/, ',"note":1}'), /^note: /],
    ['a field twice', (l) => l.replace('{', '{"claim":"X",'), /a field occurs twice/],
    ['spaces', (l) => l.replace(':', ': '), /or there are extra spaces/],
    ['not valid JSON', (l) => l.slice(1), /^it is not valid JSON/],
  ])('has no line with %s', (_, change, says) => {
    const line = JSON.stringify(LINES[0])
    expect(readProvedLine(line)).toEqual(LINES[0])
    expect(() => readProvedLine(change(line))).toThrow(says)
  })

  it('contains each case once', () => {
    const names = LINES.map((line) => `${line.claim} ${formatCase(line.case)}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has the counts that the command prints', () => {
    const counted = new Map<string, PointCases>()
    for (const { claim } of LINES) {
      const only = provableOf(claim)?.only
      const cases = (counted.get(claim)?.cases ?? 0) + 1
      counted.set(claim, { cases, ...(only === undefined ? {} : { only }) })
    }
    expect(POINT_CASES).toEqual(counted)
  })

  it('has cases of a claim only if the goals of the claim have cases', () => {
    for (const id of POINT_CASES.keys()) {
      expect([id, findCard(id)!.parameters.length === 0]).toEqual([
        id,
        provableOf(id)!.parameters.length === 0,
      ])
    }
  })

  it.each(
    sampled(SMALLEST, 4).map((line) => [`${line.claim} ${formatCase(line.case)}`, line] as const),
  )('%s can be proved again with the same number of points', (_, line) => {
    const decisions = provableOf(line.claim)!
      .goals(line.case)
      .map((goal) => decideByPoints(goal))
    expect(decisions.map(({ verdict }) => verdict)).toEqual(decisions.map(() => 'proved'))
    const proofs = decisions.flatMap((decision) => decision.proofs)
    expect(proofs.length).toBe(line.certificates)
    expect(proofs.reduce((sum, { points }) => sum + points, 0)).toBe(line.points)
    expect(Math.max(...proofs.map(({ largestPile }) => largestPile))).toBe(line.largestPile)
  })
})
