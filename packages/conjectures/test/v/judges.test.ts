import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { type CaseParameters, casesOf } from '../../src/claim/parameter.ts'
import { isRemark } from '../../src/record/reading.ts'
import { V_CLAIMS } from '../../src/papers/v/index.ts'
import ids from '../ids/v.json' with { type: 'json' }
import refutedCases from './refuted-cases.json' with { type: 'json' }

/**
 * The claims that no bounded check decides. An entry names the reading if it concerns only one
 * reading.
 */
const UNDECIDED = ['V-15 digits', 'V-19', 'V-Q']
const reading = ({ reading: of }: CaseParameters): string => (of === 'digits' ? ` ${of}` : '')

/** The refuted cases on the quick domains, including cases in other readings. */
const REFUTED: Readonly<Record<string, readonly string[]>> = refutedCases

describe('the claims of the paper V', () => {
  it('are the ids of the paper, and corrections of refuted statements', () => {
    const registered = V_CLAIMS.map(({ id }) => id)
    expect(registered.filter((id) => !id.endsWith('-fix')).toSorted()).toEqual(ids.toSorted())
    for (const id of registered.filter((candidate) => candidate.endsWith('-fix'))) {
      expect(REFUTED).toHaveProperty([id.replace('-fix', '')])
    }
  })

  it('are refuted in the principal reading by these errors, and by no others', () => {
    const errors = new Map<string, string>()
    for (const { id, flaw } of V_CLAIMS) {
      if (flaw !== undefined) errors.set(id, `${flaw.class}: ${flaw.cause}`)
    }
    expect(Object.fromEntries(errors)).toEqual({
      'V-P5': 'edge case: V-P5',
      'V-Alg-W': 'algorithm: V-Alg-W',
      'V-Ex2': 'example: V-Ex2',
      'V-I.1': 'misprint: V-I.1',
      'V-I.2': 'misprint: V-I.1',
      'V-T4': 'theorem: V-T4',
      'V-42.a': 'theorem: V-T4',
      'V-42.b': 'misprint: V-42.b',
      'V-Tab2': 'table entry: V-T4',
      'V-Ex7': 'example: V-Ex7',
      'V-Alg17': 'algorithm: V-T4',
      'V-R3': 'edge case: V-R3',
      'V-R4': 'edge case: V-R4',
      'V-Attrition.d': 'edge case: V-Attrition.d',
    })
  })

  it.each(sampled(V_CLAIMS, 8).map((claim) => [claim.id, claim] as const))(
    '%s has the recorded verdicts on its quick domain',
    (id, claim) => {
      const refuted: string[] = []
      for (const parameters of casesOf(claim.parameters, claim.quick?.ranges ?? {})) {
        const usual = claim.defaultDomain(parameters)
        const max = claim.quick?.max
        const domain =
          usual.kind === 'fixed' || max === undefined || max > usual.max ? usual : { ...usual, max }
        const result = claim.check(parameters, domain)
        expect(['holds', 'refuted', 'undecided']).toContain(result.verdict)
        expect(result.verdict === 'undecided').toBe(UNDECIDED.includes(id + reading(parameters)))
        if (result.verdict !== 'undecided') {
          expect(result.counterexample === null).toBe(result.verdict === 'holds')
        }
        expect(result.checked).toBeGreaterThan(0)
        expect(claim.cost(parameters, domain).positions).toBeGreaterThan(0n)
        const isRefuted = result.verdict === 'refuted'
        if (isRefuted && !isRemark(claim, parameters)) expect(claim.flaw).toBeDefined()
        if (isRefuted) refuted.push(Object.values(parameters).join(', '))
      }
      expect(refuted).toEqual(REFUTED[id] ?? [])
    },
  )

  it('reject a memory limit that is too small', () => {
    const claim = V_CLAIMS.find(({ id }) => id === 'V-G')!
    const parameters = { part: 'outcome' }
    const domain = claim.defaultDomain(parameters)
    expect(() => claim.check(parameters, domain, { memory: 1000 })).toThrow(RangeError)
  })
})
