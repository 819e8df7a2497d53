import { describe, expect, it } from 'vitest'
import { mPlayCountAccelerated } from '../../../src/exact-slow/m-play-count-accelerated.ts'
import {
  APPENDIX_BRANCHES,
  appendixBranch,
  CORRECTED_APPENDIX_BRANCHES,
  correctedAppendixBranch,
} from '../../../src/exact-slow/index.ts'
import { sorted, sortedBox } from '../../../src/rules/index.ts'

describe('the corrected appendix', () => {
  it('classifies a position as P if and only if its M-play has an even number of moves, on a box', () => {
    sortedBox(4, 24).forEach((x) => {
      const isP = mPlayCountAccelerated(x) % 2 === 0
      expect(correctedAppendixBranch(x).isP, x.join()).toBe(isP)
    })
  })

  it('does so for large piles too', () => {
    let state = 11n
    const next = (): bigint => (state = (state * 6_364_136_223_846_793_005n + 1n) % 2n ** 64n)
    for (let i = 0; i < 500; i++) {
      const base = next() ** 3n
      const x = sorted([base + (next() % 50n), base + (next() % 50n), next() ** 3n, next() ** 3n])
      expect(correctedAppendixBranch(x).isP).toBe(mPlayCountAccelerated(x) % 2n === 0n)
    }
  })

  it('differs from the printed version only in the formulas of three branches', () => {
    const changed = CORRECTED_APPENDIX_BRANCHES.filter(
      ({ formula }, i) => formula !== APPENDIX_BRANCHES[i]!.formula,
    ).map(({ id }) => id)
    expect(changed).toEqual(['GMMV-App-case2.1b', 'GMMV-App-case2.2c', 'GMMV-App-case2.3c'])
    sortedBox(4, 10).forEach((x) => {
      const [corrected, printed] = [correctedAppendixBranch(x), appendixBranch(x)]
      expect(corrected.branch.id).toBe(printed.branch.id)
      if (!changed.includes(printed.branch.id)) expect(corrected.isP).toBe(printed.isP)
    })
  })
})
