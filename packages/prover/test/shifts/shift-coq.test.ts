import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs, sampled } from '../../../../vitest.sample.ts'
import type { ShiftCertificate } from '../../src/shift-check/index.ts'
import { multipliersOf } from '../../src/shift-coq/multipliers.ts'
import { shiftCoqFile } from '../../src/shift-coq/index.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** formal/check.sh gives these files to Coq. `vitest -u` rewrites them. */
const GAMES = `${ROOT}formal/games/`
const CERTIFICATES = readFileSync(`${ROOT}docs/proofs/shift-rules.jsonl`, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as ShiftCertificate)

function committed(game: string, play: string, value = 'outcome'): ShiftCertificate {
  return CERTIFICATES.find(
    (each) => each.ruleset === game && each.play === play && each.value === value,
  )!
}

/**
 * With two piles, the Grundy value depends on the parities and on whether the smaller pile is
 * empty.
 */
const GRUNDY: ShiftCertificate = {
  ...committed('SN(2,{1,2})', 'normal'),
  value: 'grundy',
}

describe('games that shift rules solve, as Coq files', () => {
  it.each([
    ['SN_3_2_shifts', 'SN(3,{2})', 'normal', 'outcome'],
    ['SN_3_2_shifts_misere', 'SN(3,{2})', 'misere', 'outcome'],
    ['SN_4_3_shifts', 'SN(4,{3})', 'normal', 'outcome'],
    ['SN_4_12_shifts_remoteness', 'SN(4,{1,2})', 'misere', 'remoteness'],
  ])('formal/games/%s.v is the file that the writer writes', async (name, game, play, value) => {
    const text = shiftCoqFile(committed(game, play, value))
    await expect(text).toMatchFileSnapshot(`${GAMES}${name}.v`)
  })

  it('formal/games/SN_2_12_shifts_grundy.v is the file that the writer writes', async () => {
    await expect(shiftCoqFile(GRUNDY)).toMatchFileSnapshot(`${GAMES}SN_2_12_shifts_grundy.v`)
  })

  it.each(sampled(CERTIFICATES, 6))(
    'have a file with a forest for each rule: $ruleset $play',
    (certificate) => {
      const text = shiftCoqFile(certificate)
      const lines = text.split('\n')
      expect(lines.filter((line) => line.startsWith('Definition critical'))).toHaveLength(
        certificate.rules.length,
      )
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100)
    },
  )

  it('are rejected if formal/ has no theorem for the game or the value', () => {
    const rules = [{ z: [2], add: 0, where: [[[1], 4]] }] as const
    expect(() => shiftCoqFile({ ...GRUNDY, ruleset: 'SUB(1;1,2)', rules })).toThrow(
      /theorems only for SN\(n,A\), not for SUB\(1;1,2\)/,
    )
    expect(() => shiftCoqFile({ ...GRUNDY, play: 'misere' })).toThrow(
      /no theorem about Grundy values in misère play/,
    )
  })

  it('are rejected if the tree of a rule is infinite', () => {
    const certificate = committed('SN(4,{3})', 'normal')
    const rules = certificate.rules.slice(1)
    expect(() => shiftCoqFile({ ...certificate, rules })).toThrow(/in the direction/)
  })
})

const entry = fc.integer({ min: -4, max: 4 })

/** Rows of equal length, and a target vector of that length. */
const equations = fc.integer({ min: 1, max: 5 }).chain((n) => {
  const row = fc.array(entry, { minLength: n, maxLength: n })
  return fc.tuple(fc.array(row, { minLength: 1, maxLength: 8 }), row)
})

describe('nonnegative combinations', () => {
  it('equal the target exactly', () => {
    fc.assert(
      fc.property(equations, ([rows, target]) => {
        const combination = multipliersOf(rows, target)
        if (combination === null) return
        const { factors, divisor } = combination
        expect(divisor > 0n && factors.every((factor) => factor >= 0n)).toBe(true)
        for (const [i, value] of target.entries()) {
          const sum = rows.reduce((all, row, k) => all + factors[k]! * BigInt(row[i]!), 0n)
          expect(sum).toBe(divisor * BigInt(value))
        }
      }),
      { numRuns: runs(20_000, 500) },
    )
  })

  it('exist for every target that is such a combination', () => {
    fc.assert(
      fc.property(equations, fc.array(fc.nat({ max: 3 }), { maxLength: 8 }), ([rows], factors) => {
        const target = rows[0]!.map((_, i) =>
          rows.reduce((sum, row, k) => sum + (factors[k] ?? 0) * row[i]!, 0),
        )
        expect(multipliersOf(rows, target)).not.toBeNull()
      }),
      { numRuns: runs(20_000, 500) },
    )
  })

  it('do not exist if a direction separates the target from the rows', () => {
    expect(
      multipliersOf(
        [
          [1, 0],
          [0, 1],
        ],
        [1, -1],
      ),
    ).toBeNull()
    expect(
      multipliersOf(
        [
          [2, 1],
          [1, 3],
        ],
        [2, 2],
      ),
    ).toEqual({ factors: [4n, 2n], divisor: 5n })
  })
})
