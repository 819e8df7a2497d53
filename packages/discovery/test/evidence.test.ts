import { parseRuleset } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { type SolvedBox, solvedBox } from '../src/box/solved-box.ts'
import { seenOn } from '../src/discover/discover.ts'
import { congruencesOf } from '../src/evidence/congruences.ts'
import { spectrumOf } from '../src/evidence/fourier.ts'
import { Knowledge } from '../src/evidence/knowledge.ts'
import { scan } from '../src/scan/scan.ts'

const MODULI = [1, 2, 3, 4, 5, 6, 8]

function boxOfGame(game: string, max: number): SolvedBox {
  return solvedBox({ ruleset: parseRuleset(game), play: 'normal', value: 'outcome' }, max)
}

describe('the Fourier transform', () => {
  it('of a character has one coefficient, and the sum of its squares equals that of the values', () => {
    const [m, n] = [6, 2]
    const values = Float64Array.from({ length: m ** n }, (_, i) =>
      Math.cos((2 * Math.PI * (2 * Math.floor(i / m) + 5 * (i % m))) / m),
    )
    const spectrum = spectrumOf(values, m, n)
    // A cosine consists of two characters, here (2,5) and (4,1).
    const strong = [...spectrum.keys()].filter((i) => spectrum[i]! > 1e-9)
    expect(strong).toEqual([2 * m + 5, 4 * m + 1])
    const meanSquare = values.reduce((sum, value) => sum + value ** 2, 0) / values.length
    expect(spectrum.reduce((a, b) => a + b)).toBeCloseTo(meanSquare, 10)
  })
})

describe('evidence', () => {
  it('includes the congruences that decide the outcome', () => {
    // NT-4: a position is P if and only if its sum is even.
    const [first] = congruencesOf(boxOfGame('SN(3,{1,3})', 30), [false, false, false], 1)
    expect(first).toEqual({ form: [1, 1, 1], modulus: 2 })
  })

  it('includes the walls and congruences of a game, and those on a stratum', () => {
    // GMMV-D14: where x3 < x1 + x2, the sum modulo 4 determines the outcome. Elsewhere, the
    // parities of x1 and x2 determine the outcome (NT-8).
    const known = new Knowledge(boxOfGame('NIM(3,2)', 100), 1)
    expect(known.explore([false, false, false])).toBe(true)
    expect(known.regions).toMatchObject([{ small: [], modulus: 2, walls: [[-1, -1, 1]] }])
    expect(known.regions[0]!.unexplained).toBe(0)
    expect(known.congruences).toEqual([{ form: [1, 1, 1], modulus: 4 }])
    expect(known.explore([false, false, false])).toBe(false)
    // This stratum is the limit of a stratum that has already been explored.
    expect(known.explore([true, false, false])).toBe(true)
    expect(known.regions.map(({ small }) => small)).toEqual([[], [1]])
  })

  it('contains no walls if the game has none', () => {
    // NT-4: a position is P if and only if its sum is even.
    const known = new Knowledge(boxOfGame('SN(3,{1})', 60), 1)
    known.exploreLarge()
    expect(known.walls).toEqual([])
    expect(known.regions).toHaveLength(4)
  })

  it.each(['normal', 'misere'] as const)(
    'has the same density of P-positions by outcome as by remoteness, %s play',
    (play) => {
      const about = { ruleset: parseRuleset('NIM(3,2)'), play }
      const [outcome, remoteness] = (['outcome', 'remoteness'] as const).map((value) =>
        seenOn(solvedBox({ ...about, value }, 20), 1),
      )
      expect(remoteness!.density).toBe(outcome!.density)
    },
  )

  it('states the share of positions that it does not explain', () => {
    const known = new Knowledge(boxOfGame('WYTHOFF', 200), 1)
    known.explore([false, false])
    expect(known.regions[0]!.unexplained).toBeGreaterThan(0)
  })

  it('is empty for a stratum if the box is too small', () => {
    const known = new Knowledge(boxOfGame('NIM(3,2)', 8), 1)
    known.explore([false, false, false])
    expect(known.regions).toMatchObject([{ small: [], walls: [], unexplained: 1 }])
  })

  it('classifies regular values as tame, and a game of the golden ratio as not tame', () => {
    expect(scan(boxOfGame('SN(3,{1})', 40), MODULI, 1)).toMatchObject({
      judgement: 'tame',
      modulus: 2,
    })
    const regular = scan(boxOfGame('NIM(3,2)', 100), MODULI, 1)
    expect(regular).toMatchObject({ judgement: 'tame', modulus: 4 })
    expect(regular.moduli.find(({ modulus }) => modulus === 3)!.slope!).toBeGreaterThan(-0.2)
    expect(scan(boxOfGame('WYTHOFF', 400), MODULI, 1).judgement).not.toBe('tame')
  })
})
