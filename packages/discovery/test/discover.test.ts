import { boxOf, parseRuleset } from '@nim/core/rules'
import { compileTerm, type Term, toText } from '@nim/presburger'
import { checkPoints } from '@nim/prover/points-check'
import { reference, type TableValue } from '@nim/bruteforce'
import { describe, expect, it } from 'vitest'
import { discover } from '../src/discover/discover.ts'
import type { Candidate, Open, Proved } from '../src/discover/discovery.ts'
import type { Subject } from '../src/box/solved-box.ts'
import type { Example } from '../src/learn/learn-tree.ts'
import { labelAt } from '../src/learn/tree.ts'

/** Small boxes and few probes, which suffice for these games. */
const QUICK = { positions: 20_000, probes: 1000 }

function subjectOf(game: string): Subject {
  return { ruleset: parseRuleset(game), play: 'normal', value: 'outcome' }
}

function proved(game: string, play: 'normal' | 'misere', value: TableValue): Proved {
  const { result } = discover({ ruleset: parseRuleset(game), play, value }, QUICK)
  expect(result.status, game).toBe('proved')
  return result as Proved
}

describe('discover', () => {
  it.each([
    ['SN(2,{1,2})', 'misere'],
    ['SN(3,{2})', 'misere'],
    ['SN(4,{2})', 'normal'],
    ['HNIM(3;{1,2},{2,3})', 'normal'],
  ] as const)('proves a formula for %s, %s play, from the rules alone', (game, play) => {
    const { certificate, tree, points } = proved(game, play, 'outcome')
    expect(checkPoints(structuredClone(certificate)).accepted).toBe(true)
    expect(points).toBe(certificate.points.count)
    // The reference solver confirms the formula.
    const ruleset = parseRuleset(game)
    const outcome = reference(ruleset, 'outcome', play)
    boxOf(ruleset, 7).forEach((x) => {
      expect(labelAt(tree, x), x.join()).toBe(outcome(x) === 0 ? 1 : 0)
    })
  })

  it('proves a formula for Grundy values', () => {
    const { says } = proved('SN(2,{1,2})', 'normal', 'grundy')
    expect(toText(says)).toContain('if ')
  })

  it('finds the same description with the same seed, and an equivalent one with another seed', () => {
    const subject = subjectOf('SN(3,{2})')
    const [first, again, other] = [1, 1, 2].map((seed) => discover(subject, { ...QUICK, seed }))
    expect(JSON.stringify(again)).toBe(JSON.stringify(first))
    expect(other!.result.status).toBe('proved')
  })

  it('learns from positions outside the box', () => {
    const subject = subjectOf('SN(3,{2})')
    const outcome = reference(subject.ruleset, 'outcome', 'normal')
    const known: Example[] = []
    boxOf(subject.ruleset, 14).forEach((x) => {
      if (x[2]! > 3) known.push({ position: [...x], label: outcome(x) === 0 ? 1 : 0 })
    })
    // Examples from the box alone lead only to descriptions that are wrong beyond the box.
    const { result, boxes } = discover(subject, { positions: 30, known })
    expect(boxes).toEqual([3])
    expect(result.status).toBe('proved')
  })

  it('proves a description whose proof fails if one constant changes', () => {
    const { certificate } = proved('SN(3,{2})', 'normal', 'outcome')
    const says = certificate.question.says.replace('== 1 (mod 4)', '== 3 (mod 4)')
    expect(says).not.toBe(certificate.question.says)
    const forged = { ...certificate, question: { ...certificate.question, says } }
    expect(checkPoints(forged).accepted).toBe(false)
  })

  it('returns a candidate if it may not examine all points', () => {
    const { result } = discover(subjectOf('SN(2,{2})'), { ...QUICK, points: 1 })
    expect(result).toMatchObject({ status: 'candidate', holdsTo: expect.any(Number) })
    expect((result as Candidate).why).toContain('more than 1 points')
  })

  it('reports where the search ended for a game without a finite description', () => {
    const { result, boxes } = discover(subjectOf('WYTHOFF'), QUICK)
    expect(boxes).toEqual([120])
    expect(result.status).toBe('open')
    const { why, breaksAt } = result as Open
    expect(why).not.toBe('')
    expect(breaksAt.length).toBeGreaterThan(0)
  })

  it.each(['normal', 'misere'] as const)('proves the remoteness of SN(3,{2}), %s play', (play) => {
    const { certificate, says } = proved('SN(3,{2})', play, 'remoteness')
    expect(checkPoints(structuredClone(certificate)).accepted).toBe(true)
    const ruleset = parseRuleset('SN(3,{2})')
    const remoteness = reference(ruleset, 'remoteness', play)
    const said = compileTerm(says as Term, ['x1', 'x2', 'x3'])
    boxOf(ruleset, 9).forEach((x) => expect(said(x), x.join()).toBe(remoteness(x)))
    expect(toText(says)).toContain('x1 + x2 + x3')
  })

  it('proves the remoteness of a game that distinguishes its piles', () => {
    const { cases } = proved('HNIM(2;{1},{1,2})', 'normal', 'remoteness')
    expect(cases.join()).toContain('x1')
  })

  it('rejects games that do not have the value', () => {
    expect(() => discover(subjectOf('GM(3,2)'))).toThrow(RangeError)
  })
})
