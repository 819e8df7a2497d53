import { readFileSync } from 'node:fs'
import { parseRuleset, sortedBox } from '@nim/core/rules'
import { FormulaError } from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import { findCard } from '../../src/cards/cards.ts'
import { casesOf } from '../../src/claim/parameter.ts'
import { optionsIn } from '../../src/record/stated-words.ts'
import { verdictRecord } from '../../src/record/verdict-record.ts'
import { formulaClaim } from '../../src/formula-claims/formula-claim.ts'
import { failuresOf } from '../../src/formula-claims/failures.ts'
import { formulaIdOf } from '../../src/formula-claims/formula-id.ts'
import { readFormula } from '../../src/formula-claims/read-formula.ts'
import { claimFinder } from '../../src/papers/load-paper.ts'

const box = (max: number) => ({ kind: 'box', max }) as const

function judged(text: string, game: string, max: number, more: Record<string, string> = {}) {
  const claim = formulaClaim(formulaIdOf(text))
  const asked = {
    game: [game],
    ...Object.fromEntries(Object.entries(more).map(([k, v]) => [k, [v]])),
  }
  const [parameters] = casesOf(claim.parameters, asked)
  return claim.check(parameters!, box(max))
}

describe('a formula as a claim', () => {
  it.each([
    ['l(halfdown) == l(halfup)', 'SN(5,{2,3,4,5})', 8],
    ['sum == 0 (mod 2)', 'NIM(4,1)', 9],
    ['o = 0', 'SN(4,{1,2,3,4})', 9],
    ['o(red) <= sum(red) mod 6 <= 4 - o(red) or o(red) = 4 and sum(red) mod 6 = 2', 'NIM(4,3)', 12],
    ['sum = 0 or x1 = 1 and x2 = 2 if x2 <= 4', 'WYTHOFF', 9],
  ] as const)('%s holds in %s', (text, game, max) => {
    expect(judged(text, game, max)).toMatchObject({ verdict: 'holds', failures: 0 })
  })

  it.each([
    ['value == sum', 'SUB(3;1)', 'remoteness', 'normal'],
    ['value == x1', 'NIM(3,3)', 'remoteness', 'normal'],
    ['value == x1', 'NIM(3,3)', 'remoteness', 'misere'],
    ['value == sum mod 2', 'NIM(3,1)', 'grundy', 'normal'],
    ['value == 1 - sum mod 2', 'NIM(3,1)', 'grundy', 'misere'],
    ['value <= sum; value == 0 if x3 = 0; 2*value <= sum', 'NIM(3,2)', 'remoteness', 'normal'],
  ])('%s holds in %s: %s, %s', (text, game, value, play) => {
    expect(judged(text, game, 7, { value, play })).toMatchObject({ verdict: 'holds' })
  })

  it('caches answers by game and value: the order of the cases changes no result', () => {
    const text = 'value == max'
    const cases = [
      ['NIM(3,3)', 'remoteness', 'normal'],
      ['NIM(4,3)', 'remoteness', 'normal'],
      ['NIM(3,3)', 'remoteness', 'misere'],
      ['NIM(3,1)', 'grundy', 'normal'],
      ['NIM(4,3)', 'grundy', 'normal'],
    ] as const
    const claim = formulaClaim(formulaIdOf(text))
    for (const [game, value, play] of [...cases, ...cases.toReversed()]) {
      const fresh = judged(text, game, 6, { value, play })
      expect(claim.check({ game, value, play }, box(6))).toEqual(fresh)
    }
  })

  it('is refuted with the smallest position, its options and their values', () => {
    expect(judged('o = 0', 'SN(3,{2})', 8)).toMatchObject({
      verdict: 'refuted',
      counterexample: {
        position: [0, 0, 1],
        expected: 'N',
        actual: 'P',
        explain: 'the formula on SN(3,{2}) gives N, but the position is P: it is terminal',
      },
    })
    expect(judged('value == x1 + 1 if x1 == x3', 'NIM(3,2)', 4)).toMatchObject({
      verdict: 'refuted',
      checked: 5,
      counterexample: {
        position: [0, 0, 0],
        expected: 1,
        actual: 0,
        explain: 'the formula gives 1 at 0,0,0, but the remoteness is 0: it is terminal',
        stated: [
          { fact: 'remoteness', position: [0, 0, 0], value: 1, saidBy: 'statement' },
          { fact: 'remoteness', position: [0, 0, 0], value: 0, saidBy: 'rules' },
          { fact: 'options', position: [0, 0, 0], value: [], saidBy: 'rules' },
        ],
      },
    })
  })

  it('is judged in misère play, and in games that distinguish their piles', () => {
    expect(judged('sum == 1 (mod 2)', 'NIM(2,1)', 6, { play: 'misere' }).verdict).toBe('holds')
    expect(judged('sum == 0 (mod 2)', 'NIM(2,1)', 6, { play: 'misere' }).verdict).toBe('refuted')
    expect(judged('x2 == 0 (mod 2)', 'HNIM(2;{2},{1,2})', 5).verdict).toBe('holds')
    expect(judged('x1 == 0 (mod 2)', 'HNIM(2;{2},{1,2})', 5).verdict).toBe('refuted')
    const apart = judged('value <= sum', 'HNIM(3;{1,2},{2,3})', 4)
    expect(apart).toMatchObject({ verdict: 'holds', checked: 125 })
    const refuted = judged('value == 0', 'HNIM(3;{1,2},{2,3})', 4)
    expect(optionsIn(refuted.counterexample!).length).toBeGreaterThan(0)
  })

  it('is vacuous if its condition holds nowhere', () => {
    expect(judged('o = 0 if x1 > 100', 'NIM(3,2)', 5)).toMatchObject({ verdict: 'vacuous' })
  })

  it('is found by its id, and has a card and a record like every other claim', async () => {
    const id = formulaIdOf('  sum == 0\n (mod 2) ')
    expect(id).toBe('formula:sum == 0 (mod 2)')
    const claim = (await claimFinder([id, 'DH-T3.3']))(id)!
    expect(findCard('formula: sum == 0 (mod 2)')).toMatchObject({
      id,
      paper: 'asked',
      title: 'P iff sum == 0 (mod 2)',
    })
    const asked = { case: { game: 'NIM(3,1)', value: 'outcome', play: 'normal' }, domain: box(3) }
    const record = verdictRecord(claim, asked, claim.check(asked.case, asked.domain))
    expect(record).toMatchObject({ claim: id, verdict: 'holds', checked: 20 })
    expect(record).not.toHaveProperty('by')
  })

  it('rejects formulas that cannot be judged', () => {
    expect(() => judged('x4 = 0', 'NIM(3,2)', 3)).toThrow(FormulaError)
    expect(() => judged('o = 0; x1 = 0', 'NIM(3,2)', 3)).toThrow(
      'a formula for outcomes has only one clause',
    )
    expect(() => judged('9007199254740 * x1 = 0', 'NIM(3,2)', 3000)).toThrow(
      'exactly only for piles up to',
    )
    expect(() => judged('value = 0', 'GM(3,3)', 3)).toThrow("has no value 'remoteness'")
    const { parameters } = formulaClaim(formulaIdOf('o = 0'))
    expect(casesOf(parameters, { game: ['no game'] })).toEqual([])
    expect(casesOf(parameters, { game: ['NIM(3,2)'], value: ['grundy'] })).toEqual([])
  })
})

describe('failuresOf(formula, box)', () => {
  const ruleset = parseRuleset('SN(4,{2,3})')
  const formula = readFormula('o = 0', ruleset, 'outcome')
  const asked = { ruleset, domain: box(6), value: 'outcome', play: 'normal' } as const
  const found = failuresOf(formula, asked, 20)

  it('counts the same failures as the judge, in total and by class', () => {
    const { failures, checked, counterexample } = judged('o = 0', 'SN(4,{2,3})', 6)
    expect(found).toMatchObject({ failures, of: checked, modulus: 4 })
    expect(found.first[0]!.position).toEqual(counterexample!.position)
    expect(found.first).toHaveLength(20)
    expect(found.classes.reduce((sum, one) => sum + one.failures, 0)).toBe(failures)
    for (const shares of found.gaps) {
      expect(shares.reduce((sum, one) => sum + one.failures, 0)).toBe(failures)
      expect(shares.reduce((sum, { of }) => sum + of, 0)).toBe(checked)
    }
  })

  it('lists the smallest failures in order', () => {
    const sums = found.first.map(({ position }) => position.reduce((sum, pile) => sum + pile))
    expect(sums).toEqual(sums.toSorted((a, b) => a - b))
    expect(failuresOf(formula, asked, 3).first).toEqual(found.first.slice(0, 3))
  })

  it('uses the same formula as the judge, whether rows are compiled or positions are evaluated', () => {
    const text = readFileSync(new URL('formula.txt', import.meta.url), 'utf8')
    const long = readFormula(text, ruleset, 'outcome')
    let failures = 0
    sortedBox(4, 6).forEach((x) => {
      if (long.holds(x, 0) === false) failures++
    })
    expect(failures).toBeGreaterThan(0)
    expect(failuresOf(long, asked, 1).failures).toBe(judged(text, 'SN(4,{2,3})', 6).failures)
  })
})
