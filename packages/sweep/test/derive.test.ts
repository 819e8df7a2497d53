import { readFileSync } from 'node:fs'
import type { Counterexample, VerdictRecord } from '@nim/conjectures'
import { slowSetNim } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { deriveFromRules } from '../src/review/derive.ts'
import { reducedByDefinition } from '../src/review/reduced-by-definition.ts'

const RESULTS = new URL('../../conjectures/results/check-all.jsonl', import.meta.url)
const refuted = readFileSync(RESULTS, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as VerdictRecord)
  .filter(({ counterexample }) => counterexample !== null)

const one = (claim: string): VerdictRecord => refuted.find((record) => record.claim === claim)!

function tampered(claim: string, change: Partial<Counterexample>): VerdictRecord {
  const record = one(claim)
  return { ...record, counterexample: { ...record.counterexample!, ...change } }
}

describe('what a counterexample states of positions', () => {
  it('is what the rules give, in every committed result', () => {
    const found = { whole: 0, part: 0, none: 0 }
    // one position of NIM(7,4) takes some seconds
    for (const record of refuted.filter(({ claim }) => claim !== 'GMMV-C1')) {
      const { facts, isWhole, failures } = deriveFromRules(record)
      expect(failures, `${record.claim} ${JSON.stringify(record.case)}`).toEqual([])
      found[isWhole ? 'whole' : facts > 0 ? 'part' : 'none']++
    }
    expect(found.whole).toBeGreaterThan(100)
  })

  it.each([
    ['GMMV-App-case2', true],
    ['GMMV-T3-alg', true],
    ['GMMV-Eq5', true],
    ['DH-OP1', true],
    ['DH-OP3', true],
    ['DH-L3.1', true],
    ['DH-I4b', true],
    ['V-R3', true],
    ['GMMV-Cor1i', false],
    ['GN-T1', false],
    ['V-Tab2', false],
  ])('is derived as a whole of %s: %s', (claim, isWhole) => {
    expect(deriveFromRules(one(claim)).isWhole).toBe(isWhole)
  })

  it.each([
    [
      'an outcome',
      tampered('GMMV-App-case2', { actual: 'N' }),
      'the outcome of 3,3,4,4 in NIM(4,3) is stated as N, the rules give P',
    ],
    [
      'a remoteness',
      tampered('GMMV-T3-alg', { actual: 3 }),
      'the remoteness of 0,1,4 in NIM(3,2) is stated as 3, the rules give 1',
    ],
    [
      'the value of an option',
      tampered('GMMV-T3-alg', { options: [{ position: [0, 0, 3], value: 1 }] }),
      'the remoteness of 0,0,3 in NIM(3,2) is stated as 1, the rules give 0',
    ],
    [
      'an option that is none',
      tampered('GMMV-T3-alg', { options: [{ position: [0, 1, 3], value: 0 }] }),
      'the list of options of 0,1,4 in NIM(3,2) is stated as 0,1,3, the rules give 0,0,3',
    ],
    [
      'an outcome in words',
      tampered('DH-L3.1', { actual: '0,1 is reduced, it is P, its options are 0,0' }),
      'the outcome of 0,1 in SN(2,{1}) is stated as P, the rules give N',
    ],
    [
      'a reduction',
      tampered('DH-U8', { actual: '4,4,4,5,8 is reduced, it is N, it is terminal' }),
      'the reduction of 4,4,4,5,8 in SN(5,{4}) is stated as 4,4,4,5,8, the rules give 4,4,4,5,5',
    ],
    [
      'a misère remoteness',
      tampered('DH-I4b', { actual: "1,1,2 has remoteness 1 and the rule's option 0,0,2 has 0" }),
      'the remoteness of 1,1,2 in SN(3,{2}) is stated as 1, the rules give 2',
    ],
    [
      'a witness',
      tampered('DH-OP1', { witness: { o: 1, r: 1, P: [0, 1, 2, 2], N: [0, 1, 2, 2] } }),
      'the outcome of 0,1,2,2 in SN(4,{2}) is stated as N, the rules give P',
    ],
    [
      'a position of another game',
      tampered('GMMV-App-case2', { position: [3, 4, 4] }),
      'the outcome of 3,4,4 in NIM(4,3) is stated as P, the rules give no position of NIM(4,3)',
    ],
  ])('is named if it is not so: %s', (_, record, message) => {
    expect(deriveFromRules(record).failures).toContain(message)
  })
})

describe('a reduction by the definition', () => {
  it('takes the unplayable tokens away', () => {
    expect(reducedByDefinition(slowSetNim(2, [2]), [1, 4])).toEqual([1, 1])
    expect(reducedByDefinition(slowSetNim(2, [1]), [1, 4])).toEqual([1, 4])
    expect(reducedByDefinition(slowSetNim(3, [3]), [2, 3, 5])).toEqual([2, 2, 2])
  })

  it('is left where it would take too long', () => {
    expect(reducedByDefinition(slowSetNim(3, [2]), [99, 99, 99])).toBeNull()
  })
})
