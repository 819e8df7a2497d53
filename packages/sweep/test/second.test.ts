import { casesOf, type Claim, type Domain } from '@nim/conjectures'
import { CLAIMS } from '@nim/conjectures/registry'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import { type Check, runShard } from '../src/index.ts'

/** The check of the first case of a claim, on a small domain. */
function smallCheck(claim: Claim): Check {
  const parameters = casesOf(claim.parameters, claim.quick?.ranges ?? {})[0]!
  let domain: Domain = claim.defaultDomain(parameters)
  if (domain.kind === 'up-to') domain = { ...domain, max: Math.min(domain.max, 4) }
  while (
    domain.kind === 'box' &&
    domain.max > 1 &&
    claim.cost(parameters, domain).positions > 600n
  ) {
    domain = { ...domain, max: domain.max - 1 }
  }
  return { claim: claim.id, case: parameters, domain }
}

describe('a check of every claim', () => {
  it.each(sampled(CLAIMS, 4).map((claim) => [claim.id, claim] as const))(
    '%s has the same record with the second algorithm, and with any number of threads',
    async (_, claim) => {
      const check = smallCheck(claim)
      const [first, second, crew] = await Promise.all(
        [{}, { kernel: 'second' }, { threads: 2 }].map((how) =>
          runShard({ index: 0, checks: [{ ...check, ...how } as Check] }),
        ),
      )
      expect(second!.digest).toBe(first!.digest)
      expect(crew!.digest).toBe(first!.digest)
      expect(first!.second).toBeUndefined()
      const { independent, partly, repeated } = second!.second!
      expect(independent + partly + repeated).toBe(1)
    },
  )
})

describe('a second run', () => {
  const boxes = (claim: string, parameters: Check['case'], max: number): Check => ({
    claim,
    case: parameters,
    domain: { kind: 'box', max },
    kernel: 'second',
  })

  it('counts the checks that another algorithm judged completely or in part, and those that were repeated', async () => {
    const { second } = await runShard({
      index: 0,
      checks: [
        // In small boxes, a generated kernel replaces typed arrays.
        boxes('GMMV-App-case2', {}, 4),
        boxes('DH-C1', { n: 4, k: 2 }, 6),
        // A generated kernel also replaces typed arrays with eight piles. With more than twelve
        // piles, the definitions replace both.
        boxes('GMMV-D1', { n: 8, k: 3 }, 2),
        boxes('GMMV-D1', { n: 13, k: 3 }, 1),
        // Outcomes have two algorithms, but reductions of a single pile have only one algorithm.
        boxes('DH-T3.3', { n: 3 }, 6),
        boxes('DH-D4', { n: 1, k: 1 }, 6),
        // This claim uses no table.
        { claim: 'V-35', case: {}, domain: { kind: 'up-to', of: 'n', max: 4 }, kernel: 'second' },
      ],
    })
    expect(second!.independent + second!.partly + second!.repeated).toBe(7)
    expect(second).toEqual({ independent: 5, partly: 0, repeated: 2 })
  })
})
