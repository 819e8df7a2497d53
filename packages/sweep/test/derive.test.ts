import { readFileSync } from 'node:fs'
import type { StatedFact, VerdictRecord } from '@nim/conjectures'
import { findCard } from '@nim/conjectures/cards'
import { exactSlowNim, slowSetNim } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { criticalByDefinition } from '../src/review/critical-by-definition.ts'
import { deriveFromRules } from '../src/review/derive.ts'
import { reducedByDefinition } from '../src/review/reduced-by-definition.ts'

const RESULTS = new URL('../../conjectures/results/check-all.jsonl', import.meta.url)
const refuted = readFileSync(RESULTS, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as VerdictRecord)
  .filter(({ counterexample }) => counterexample !== null)

/**
 * For each paper, the number of counterexamples that name a position of a game. `whole` counts
 * those for which all facts follow from the rules.
 */
const DERIVED = {
  gmmv: { named: 91, whole: 90 },
  dh: { named: 88, whole: 88 },
  gn: { named: 29, whole: 28 },
  v: { named: 80, whole: 69 },
}

const one = (claim: string): VerdictRecord => refuted.find((record) => record.claim === claim)!

/** The first refuted record of a claim, in which one fact was changed. */
function tampered(
  claim: string,
  fact: StatedFact['fact'],
  change: Partial<StatedFact>,
): VerdictRecord {
  const record = one(claim)
  const stated = [...record.counterexample!.stated!]
  const i = stated.findIndex((each) => each.fact === fact && each.saidBy === 'rules')
  stated[i] = { ...stated[i], ...change } as StatedFact
  return { ...record, counterexample: { ...record.counterexample!, stated } }
}

describe('what a counterexample states about positions', () => {
  it('follows from the rules in every committed result', () => {
    const shares = new Map<string, { named: number; whole: number }>()
    // The test omits GMMV-C1, because solving one position of NIM(7,4) takes a few seconds.
    for (const record of refuted.filter(({ claim }) => claim !== 'GMMV-C1')) {
      const { isWhole, failures } = deriveFromRules(record)
      expect(failures, `${record.claim} ${JSON.stringify(record.case)}`).toEqual([])
      const { counterexample, domain } = record
      if (domain.kind !== 'box' || counterexample!.position === undefined) continue
      const { paper } = findCard(record.claim)!
      const share = shares.get(paper) ?? { named: 0, whole: 0 }
      shares.set(paper, { named: share.named + 1, whole: share.whole + (isWhole ? 1 : 0) })
    }
    expect(Object.fromEntries(shares)).toEqual(DERIVED)
  })

  it.each<[string, VerdictRecord, string]>([
    [
      'a position that is critical for another m',
      tampered('GMMV-O1', 'critical-level', { value: 77 }),
      'the critical-level of 0,1,1 in NIM(3,1): stated is 77, the rules give 2',
    ],
    [
      'an outcome',
      tampered('GMMV-App-case2', 'outcome', { value: 'N' }),
      'the outcome of 3,3,4,4 in NIM(4,3): stated is N, the rules give P',
    ],
    [
      'a remoteness',
      tampered('GMMV-T3-alg', 'remoteness', { value: 3 }),
      'the remoteness of 0,1,4 in NIM(3,2): stated is 3, the rules give 1',
    ],
    [
      'an option that does not exist',
      tampered('GMMV-T3-alg', 'options', { value: [[0, 1, 3]] }),
      'the options of 0,1,4 in NIM(3,2): stated is 0,1,3, the rules give 0,0,3',
    ],
    [
      'a reduction',
      tampered('DH-U8', 'reduction', { value: [4, 4, 4, 5, 8] }),
      'the reduction of 4,4,4,5,8 in SN(5,{4}): stated is 4,4,4,5,8, the rules give 4,4,4,5,5',
    ],
    [
      'a misère remoteness',
      tampered('DH-I4b', 'remoteness', { value: 1 }),
      'the remoteness of 1,1,2 in SN(3,{2}): stated is 1, the rules give 2',
    ],
    [
      'the position of a witness',
      tampered('DH-OP1', 'outcome', { value: 'N' }),
      'the outcome of 0,1,2,2 in SN(4,{2}): stated is N, the rules give P',
    ],
    [
      'an outcome with flips',
      tampered('V-FlipFlop.a', 'flip-flop', { value: 'P' }),
      'the flip-flop of 0,1 in WYTHOFF: stated is P, the rules give N',
    ],
    [
      'a remoteness above a level',
      tampered('GN-4u', 'level-remoteness', { value: 2 }),
      'the level-remoteness of 0,2,3 in NIM(3,2): stated is 2, the rules give 3',
    ],
    [
      'a position of another game',
      tampered('GMMV-App-case2', 'outcome', { position: [3, 4, 4] }),
      'the outcome of 3,4,4 in NIM(4,3): stated is P, the rules give no position of the game',
    ],
  ])('is reported if it is wrong: %s', (_, record, message) => {
    expect(deriveFromRules(record).failures).toContain(message)
  })
})

describe('a reduction by the definition', () => {
  it('removes the stones that can never be taken', () => {
    expect(reducedByDefinition(slowSetNim(2, [2]), [1, 4])).toEqual([1, 1])
    expect(reducedByDefinition(slowSetNim(2, [1]), [1, 4])).toEqual([1, 4])
    expect(reducedByDefinition(slowSetNim(3, [3]), [2, 3, 5])).toEqual([2, 2, 2])
  })

  it('is skipped if it would take too long', () => {
    expect(reducedByDefinition(slowSetNim(3, [2]), [99, 99, 99])).toBeNull()
  })
})

describe('the numbers m for which a position is critical, by the definition', () => {
  it('are the remoteness of the position, if no position below has the same remoteness', () => {
    expect(criticalByDefinition(exactSlowNim(3, 2), [0, 2, 2])).toBe('2')
    expect(criticalByDefinition(exactSlowNim(3, 2), [1, 1, 2])).toBe('null')
  })

  it('are skipped if too many positions are below', () => {
    expect(criticalByDefinition(exactSlowNim(7, 4), [12, 12, 12, 13, 15, 24, 24])).toBeNull()
  })
})
