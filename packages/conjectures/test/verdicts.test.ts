import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isRemark } from '../src/record/reading.ts'
import type { VerdictRecord } from '../src/record/verdict-record.ts'
import { casesOf, type Parameter } from '../src/claim/parameter.ts'
import { coqProofOf, writtenProofOf } from '../src/cards/cards.ts'
import { CLAIMS, findClaim } from '../src/papers/registry.ts'

const records = readFileSync(new URL('../results/check-all.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as VerdictRecord)
const recordsOf = (id: string): VerdictRecord[] => records.filter(({ claim }) => claim === id)
const named = CLAIMS.map((claim) => [claim.id, claim] as const)

function isProvedInGeneral(id: string): boolean {
  return writtenProofOf(id) !== undefined || coqProofOf(id) !== undefined
}

/** The number of readings that a claim has, over all its cases. */
function readingsOf(parameters: readonly Parameter[]): number {
  return new Set(casesOf(parameters, {}).map(({ reading }) => reading)).size
}

describe('verdicts that authors would sign', () => {
  it.each(named.filter(([, { kind }]) => kind === 'question'))(
    '%s is a question: it is answered, and the answer states what was decided',
    (id, { decided }) => {
      expect(decided?.length).toBeGreaterThan(8)
      for (const { verdict, answer } of recordsOf(id)) {
        expect(verdict).toBe('answered')
        expect(answer?.length).toBeGreaterThan(2)
      }
    },
  )

  it.each(named.filter(([, { kind }]) => kind === 'question'))(
    '%s states what its check leaves open, and which statements prove the answer yes',
    (id, { rest, provedBy = () => [], parameters }) => {
      expect(rest).toBeDefined()
      const words = 'open' in rest! ? rest.open : rest!.nothing
      const by = 'by' in rest! ? rest.by : []
      expect(words.length).toBeGreaterThan(20)
      expect(words, 'the text that prints it ends the sentence').not.toMatch(/\.$/)
      const ids = [...by, ...casesOf(parameters, {}).flatMap(provedBy)]
      expect(ids.filter((each) => findClaim(each) === undefined)).toEqual([])
      const contradicted = recordsOf(id).filter(({ case: one, failures }) => {
        const proofs = provedBy(one)
        return failures > 0 && proofs.length > 0 && proofs.every(isProvedInGeneral)
      })
      expect(contradicted).toEqual([])
    },
  )

  it.each(named.filter(([, { unsettled }]) => unsettled !== undefined))(
    '%s is decided only in a way that a finite check can decide',
    (id, { unsettled }) => {
      const verdicts = recordsOf(id).map(({ verdict }) => verdict)
      if (unsettled?.where !== 'fails') expect(verdicts).not.toContain('holds')
      if (unsettled?.where !== 'holds') expect(verdicts).not.toContain('refuted')
    },
  )

  it('a claim with several readings has a principal one, with a reason', () => {
    const without = CLAIMS.filter(
      ({ parameters, principal }) => principal === undefined && readingsOf(parameters) > 1,
    )
    expect(without.map(({ id }) => id)).toEqual([])
    for (const { id, principal, parameters } of CLAIMS) {
      if (principal === undefined) continue
      expect(principal.because.length, id).toBeGreaterThan(20)
      const cases = casesOf(parameters, {})
      expect(
        cases.some((one) => isRemark({ principal }, one)),
        id,
      ).toBe(true)
      expect(
        cases.some((one) => !isRemark({ principal }, one)),
        id,
      ).toBe(true)
    }
  })

  it('every refuted record names the class and the cause of the error', () => {
    const unclassified = records.filter(
      (record) =>
        record.verdict === 'refuted' &&
        record.reading !== 'remark' &&
        (record.class === undefined || record.cause === undefined),
    )
    expect([...new Set(unclassified.map(({ claim }) => claim))]).toEqual([])
  })

  it('statements of nimlab contain no words of a paper, and no record refutes them', () => {
    const own = CLAIMS.filter(({ id }) => id.endsWith('-fix') || id.startsWith('NT-'))
    expect(own.filter(({ by }) => by === 'paper').map(({ id }) => id)).toEqual([])
    for (const { id, by, paperStatus } of CLAIMS) {
      expect(paperStatus === undefined, id).toBe(by === 'nimlab')
    }
    const refuted = records.filter(({ by, verdict }) => by === 'nimlab' && verdict === 'refuted')
    expect(refuted).toEqual([])
  })

  it.each(named.filter(([id]) => id.startsWith('NT-')))(
    '%s, a general theorem, holds in every case of its default range, and no case is vacuous',
    (id, { parameters }) => {
      const verdicts = recordsOf(id).map(({ verdict }) => verdict)
      expect(verdicts).toEqual(casesOf(parameters, {}).map(() => 'holds'))
    },
  )

  it('a cause is the id of a claim with that cause', () => {
    const causes = CLAIMS.flatMap(({ flaw }) => (flaw === undefined ? [] : [flaw.cause]))
    for (const cause of causes) {
      expect(CLAIMS.find(({ id }) => id === cause)?.flaw?.cause, cause).toBe(cause)
    }
  })
})
