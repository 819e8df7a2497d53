import { describe, expect, it } from 'vitest'
import type { CaseParameters } from '../../src/claim/parameter.ts'
import { findClaim } from '../../src/papers/registry.ts'

/** Claims whose statement is not asked at every position, with boxes for arrays and for kernels. */
const LOOKING: readonly (readonly [id: string, parameters: CaseParameters, max: number])[] = [
  ['GMMV-F2', { n: 1, k: 1 }, 50],
  ['GMMV-F2', { n: 2, k: 2 }, 30],
  ['GMMV-F2', { n: 5, k: 3 }, 9],
  ['GMMV-F3', { n: 4, k: 2 }, 12],
  ['GMMV-F3', { n: 3, k: 1 }, 84],
  ['GMMV-F3', { n: 6, k: 4 }, 17],
  ['GMMV-App', { branch: 'whole' }, 38],
  ['GMMV-App', { branch: 'case1.3' }, 26],
  ['GMMV-App-fix', {}, 38],
  ['GMMV-App-case2', {}, 26],
  ['GMMV-App-case2-fix', {}, 26],
  ['GMMV-App-case2.2c', {}, 26],
  ['GMMV-App-case2.2c-fix', {}, 26],
  ['GMMV-T1', { n: 2 }, 60],
  ['GMMV-T1', { n: 4 }, 16],
  ['GMMV-T1', { n: 5 }, 11],
  ['DH-T4.1', { n: 4, A: '{2,3}' }, 15],
  ['DH-T4.1', { n: 5, A: '{1,4,5}' }, 23],
  ['DH-T6.1', { n: 3 }, 84],
  ['DH-T6.1', { n: 4 }, 12],
  ['DH-T6.1', { n: 8 }, 6],
]

describe('a statement that says what it looks at', () => {
  it.each(LOOKING)(
    'is the same as when it is asked at every position: %s %o',
    (id, parameters, max) => {
      const claim = findClaim(id)!
      const printed = claim.printed as (...args: readonly unknown[]) => unknown
      expect(printed).toHaveProperty('looksAt')
      const domain = { kind: 'box', max } as const
      const asked = claim.judge(
        (...args: readonly unknown[]) => printed(...args),
        parameters,
        domain,
      )
      expect(claim.check(parameters, domain)).toEqual(asked)
    },
  )
})
