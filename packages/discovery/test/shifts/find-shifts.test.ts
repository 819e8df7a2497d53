import { solve } from '@nim/bruteforce'
import { formatRuleset, parseRuleset, type PlayConvention } from '@nim/core/rules'
import { checkShifts } from '@nim/prover/shift-check'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { findShifts, setNimGames, type ShiftQuestion } from '../../src/index.ts'

/** A small box, so that a search takes less than a second. */
const QUICK = { positions: 150_000, places: 320 }

const PLAYS: readonly PlayConvention[] = ['normal', 'misere']

function question(
  ruleset: string,
  value: ShiftQuestion['value'] = 'outcome',
  play: PlayConvention = 'normal',
): ShiftQuestion {
  return { ruleset: parseRuleset(ruleset), play, value }
}

describe('findShifts', () => {
  it('finds the six rules of NIM(4,3) from the rules of the game alone', () => {
    const found = findShifts(question('NIM(4,3)'), {
      positions: 600_000,
      places: 216,
    })
    expect(found).toMatchObject({
      answer: 'proved',
      solved: { rules: 6, critical: 26, covered: 17, irreducible: { count: 189, p: 83 } },
    })
  })

  it('finds the same rules with the same seed', () => {
    const [first, second] = [1, 2].map(() =>
      findShifts(question('SN(3,{2})'), { ...QUICK, seed: 7 }),
    )
    expect(first).toEqual(second)
    expect(first!.walls).toEqual([[1, 1, -1]])
  })

  const small = [2, 3].flatMap((piles) => setNimGames(piles))
  const all = small.flatMap((ruleset) =>
    PLAYS.map((play) => ({ ruleset, play, title: formatRuleset(ruleset) })),
  )
  it.each(sampled(all, 8))('solves $title, $play play', ({ ruleset, play }) => {
    const found = findShifts({ ruleset, play, value: 'outcome' }, QUICK)
    expect(found.answer).toBe('proved')
    if (found.answer !== 'proved') return
    // The exhaustive solver checks the rules on a box that is larger than the checker's own box.
    const table = solve(ruleset, { max: 50 }, { value: 'outcome', play })
    for (const { z, where } of found.certificate.rules) {
      table.box.forEach((x) => {
        const isEdge = where.every(
          ([form, least]) => form.reduce((sum, a, i) => sum + a * x[i]!, 0) >= least,
        )
        if (isEdge && table.at(x) !== table.at(x.map((pile, i) => pile - z[i]!))) {
          throw new Error(`wrong at ${x.join()}`)
        }
      })
    }
  })

  it.each(
    [
      question('SN(3,{2})', 'remoteness'),
      question('SN(3,{1,2})', 'grundy'),
      question('SUB(1;1,3,4)', 'grundy'),
      question('SUB(2;1,3)'),
      question('HNIM(3;{1,2},{2,3})'),
    ].map((asked) => ({ ...asked, title: formatRuleset(asked.ruleset) })),
  )('solves $title, $value', (asked) => {
    const found = findShifts(asked, QUICK)
    expect(found.answer).toBe('proved')
    if (found.answer === 'proved') expect(checkShifts(found.certificate).accepted).toBe(true)
  })

  it('reports that it found no rules', () => {
    // With these limits, the search adds no walls.
    const found = findShifts(question('NIM(4,3)'), { positions: 50_000, places: 0, rounds: 1 })
    expect(found.answer).toBe('not found')
  })
})
