import { exactSlowNim, options, sortedBox } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../src/claim/claim.ts'
import { forEachRow } from '../../src/rows/for-each-row.ts'
import { gmPlayLengths, gmPlayLengthsByDefinition } from '../../src/facts/gm/gm-play-lengths.ts'
import { GN_CLAIMS } from '../../src/papers/gn/index.ts'
import { forEachPart, optionDistances } from '../../src/facts/gm/option-distances.ts'
import { playLengths, playLengthsByRows } from '../../src/facts/gm/play-lengths.ts'
import { casesOf } from '../../src/claim/parameter.ts'
import { GN_MUTATIONS } from '../mutations/gn.ts'

const SECOND = { ...DEFAULT_LIMITS, kernel: 'second' } as const

/** Largest piles of small boxes by number of piles. */
const MOST: Readonly<Record<number, readonly number[]>> = {
  1: [0, 1, 9],
  2: [0, 1, 2, 23],
  3: [0, 1, 2, 11],
  4: [0, 1, 2, 7],
  5: [0, 1, 5],
  6: [0, 1, 4],
  7: [0, 1, 3],
  8: [0, 1, 3],
}

const BOX_CLAIMS = GN_CLAIMS.filter(
  (claim) =>
    // their games are solved move by move, and nothing is asked by rows
    !['GN-3.3', 'GN-O5'].includes(claim.id) &&
    casesOf(claim.parameters, {}).some(
      (parameters) => claim.defaultDomain(parameters).kind === 'box',
    ),
)

describe('a claim on boxes is judged row by row as position by position', () => {
  it.each(BOX_CLAIMS.map((claim) => [claim.id, claim] as const))('%s', (_, claim) => {
    for (const parameters of casesOf(claim.parameters, {})) {
      for (const max of MOST[Number(parameters['n'])]!) {
        const domain = { kind: 'box', max } as const
        const result = claim.check(parameters, domain)
        expect(result, JSON.stringify(parameters)).toEqual(claim.check(parameters, domain, SECOND))
      }
    }
  })

  it.each(BOX_CLAIMS.map((claim) => [claim.id, claim] as const))(
    '%s with something wrong in the place of the statement',
    (id, claim) => {
      const { statement, case: parameters, max = 9 } = GN_MUTATIONS[id]!
      const domain = { kind: 'box', max } as const
      expect(claim.judge(statement, parameters, domain)).toEqual(
        claim.judge(statement, parameters, domain, SECOND),
      )
    },
  )

  it('and where a fast form is wrong it is found, with the evidence of the slow one', () => {
    const claim = GN_CLAIMS.find(({ id }) => id === 'GN-3.2.b')!
    const keepLast = (x: readonly number[]): number => x.length
    const alongRow = (outer: readonly number[]): object => ({
      even: outer.length,
      other: outer.length,
    })
    const domain = { kind: 'box', max: 9 } as const
    const fast = claim.judge(Object.assign(keepLast, { alongRow }), { n: 4 }, domain)
    expect(fast.verdict).toBe('refuted')
    expect(fast).toEqual(claim.judge((x: readonly number[]) => x.length, { n: 4 }, domain))
  })
})

describe('what rows are judged with', () => {
  it('finds the ranks of the options of NIM(n,k)', () => {
    for (const [n, max] of [
      [1, 5],
      [2, 8],
      [3, 6],
      [4, 5],
      [5, 3],
    ] as const) {
      const box = sortedBox(n, max)
      for (let k = 1; k <= n; k++) {
        const distances = optionDistances(box, k)
        forEachRow(box, (outer, length, rank) => {
          let visited = 0
          forEachPart(distances, outer, length, ({ list, count }, from, to) => {
            for (let x1 = from; x1 < to; x1++) {
              visited++
              const found = Array.from(list.subarray(0, count), (by) => rank + x1 - by)
              const wanted = options(exactSlowNim(n, k), [x1, ...outer.slice(1)])
              expect(found.toSorted((a, b) => a - b)).toEqual(
                wanted.map((option) => box.rank(option)).toSorted((a, b) => a - b),
              )
            }
          })
          expect(visited).toBe(length)
        })
        expect(
          [playLengthsByRows(box, k)].map((found) => [...found.longest, ...found.shortest]),
        ).toEqual([playLengths(box, k)].map((found) => [...found.longest, ...found.shortest]))
      }
    }
  })

  it('plays by the GM-rule', () => {
    for (const [n, max] of [
      [2, 20],
      [3, 12],
      [4, 9],
      [5, 6],
    ] as const) {
      const box = sortedBox(n, max)
      for (let l = 2; l <= 7; l++) {
        expect(gmPlayLengths(box, l)).toEqual(gmPlayLengthsByDefinition(box, l))
      }
    }
  })
})
