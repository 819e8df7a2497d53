import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../../src/claim/claim.ts'
import { casesOf } from '../../src/claim/parameter.ts'
import { V_CLAIMS } from '../../src/papers/v/index.ts'
import { V_MUTATIONS } from '../mutations/v.ts'

const SECOND = { ...DEFAULT_LIMITS, kernel: 'second' } as const

/** Boxes that are small enough for the slow ways; the first failures of some claims are beyond. */
function boxesOf(id: string): readonly number[] {
  if (id.startsWith('V-FlipFlop')) return [0, 1, 6]
  if (id === 'V-G' || id === 'V-P3' || id === 'V-Attrition') return [0, 1, 2, 30]
  return [0, 1, 2, 3, 4, 5, 90]
}

const BOX_CLAIMS = V_CLAIMS.filter((claim) =>
  casesOf(claim.parameters, {}).some(
    (parameters) => claim.defaultDomain(parameters).kind === 'box',
  ),
)

describe('a claim on the plane is judged row by row as position by position', () => {
  it.each(BOX_CLAIMS.map((claim) => [claim.id, claim] as const))('%s', (id, claim) => {
    for (const parameters of casesOf(claim.parameters, {})) {
      if (claim.defaultDomain(parameters).kind !== 'box') continue
      for (const max of boxesOf(id)) {
        const domain = { kind: 'box', max } as const
        const result = claim.check(parameters, domain)
        expect(result, JSON.stringify(parameters)).toEqual(claim.check(parameters, domain, SECOND))
      }
    }
  })

  it.each(BOX_CLAIMS.map((claim) => [claim.id, claim] as const))(
    '%s with something wrong in the place of the statement',
    (id, claim) => {
      const { statement, case: parameters, max = 20 } = V_MUTATIONS[id]!
      if (claim.defaultDomain(parameters).kind !== 'box') return
      const domain = { kind: 'box', max } as const
      const result = claim.judge(statement, parameters, domain)
      expect(result).toEqual(claim.judge(statement, parameters, domain, SECOND))
    },
  )
})

describe('sessions on boxes that are large enough for a failure', () => {
  it.each(['V-16.R0', 'V-16.R1', 'V-16.R2', 'V-Alg17'])('%s', (id) => {
    const claim = V_CLAIMS.find((candidate) => candidate.id === id)!
    const ranges = { base: ['10'], layout: ['r2'], rounds: ['max0'], arithmetic: ['exact'] }
    for (const parameters of casesOf(claim.parameters, ranges)) {
      const domain = { kind: 'box', max: 612 } as const
      const result = claim.check(parameters, domain)
      expect(result).toEqual(claim.check(parameters, domain, SECOND))
    }
  })
})
