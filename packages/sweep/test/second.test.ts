import { casesOf, type Claim, type Domain } from '@nim/conjectures'
import { CLAIMS } from '@nim/conjectures/registry'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import { type Check, runShard } from '../src/index.ts'

/** A small domain for the first case of a claim. */
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
    '%s has the same record with the second algorithm, and for any number of threads',
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

  it('reports which checks another algorithm judged completely, which in part, and which were repeated', async () => {
    const { second } = await runShard({
      index: 0,
      checks: [
        // Small boxes: a generated kernel instead of typed arrays.
        boxes('GMMV-App-case2', {}, 4),
        boxes('DH-C1', { n: 4, k: 2 }, 6),
        // The same for eight piles; for more than twelve, the definitions.
        boxes('GMMV-D1', { n: 8, k: 3 }, 2),
        boxes('GMMV-D1', { n: 13, k: 3 }, 1),
        // Reductions of one pile have a single algorithm, and outcomes have two.
        boxes('DH-T3.3', { n: 3 }, 6),
        boxes('DH-D4', { n: 1, k: 1 }, 6),
        // There is no table at all.
        { claim: 'V-35', case: {}, domain: { kind: 'up-to', of: 'n', max: 4 }, kernel: 'second' },
      ],
    })
    expect(second!.independent + second!.partly + second!.repeated).toBe(7)
    expect(second).toEqual({ independent: 5, partly: 0, repeated: 2 })
  })
})
