import { describe, expect, it } from 'vitest'
import type { CheckResult, UpToDomain } from '../../src/claim/verdict.ts'
import { exists } from '../../src/judge/existence.ts'
import { instances, type InstancesClaim } from '../../src/judge/instances.ts'

type Words = InstancesClaim<Record<string, never>, UpToDomain, string>

/**
 * A claim that every letter occurs in a word with at most `max` letters. Only three letters are
 * listed.
 */
const CARD: Words = {
  id: 'GN-X',
  kind: 'remark',
  at: 'nowhere',
  title: 'every letter has a word',
  statement: 'every letter has a word',
  domain: () => ({ kind: 'up-to', of: 'letters', max: 4 }),
  instances: () => ['a', 'b', 'c'],
  digest: () => 1,
  printed: exists({ no: (letter) => `word with ${letter}`, holdsWitness: () => false }),
  witness: (letter) => ({ letter }),
}

function check(changes: Partial<Words>, max = 2): CheckResult {
  return instances({ ...CARD, ...changes }).check({}, { kind: 'up-to', of: 'letters', max })
}

describe('a statement of existence', () => {
  it('is incomplete if the domain contains no witness, and the answer names a larger domain', () => {
    expect(check({ instances: () => ['a'] })).toMatchObject({
      verdict: 'incomplete',
      checked: 1,
      failures: 0,
      counterexample: null,
      answer:
        'the domain (letters up to 2) has no word with a. A larger domain may decide the statement, such as letters up to 4.',
    })
    expect(check({}).answer).toContain('It lacks a witness for 3 of 3 instances.')
    expect(check({}, 4).answer).toMatch(/A larger domain may decide the statement\.$/)
  })

  it('holds if every instance has a witness', () => {
    const found = check({ printed: exists({ no: 'word', holdsWitness: () => true }) })
    expect(found).toMatchObject({ verdict: 'holds', checked: 3, failures: 0 })
    expect(found).not.toHaveProperty('answer')
  })

  it('does not apply to an instance for which it returns null', () => {
    const found = check({ printed: exists({ no: 'word', holdsWitness: () => null }) })
    expect(found).toMatchObject({ verdict: 'vacuous', checked: 0 })
  })

  it('is refuted if a proof excludes every witness of an instance, even if other instances lack a witness', () => {
    const printed = exists<string, unknown>({
      no: 'word',
      holdsWitness: (letter) => letter === 'a',
      isImpossible: (letter) => letter === 'c',
    })
    const found = check({ printed })
    expect(found).toMatchObject({ verdict: 'refuted', checked: 3, failures: 1 })
    expect(found.counterexample).toMatchObject({
      witness: { letter: 'c' },
      explain: 'the statement says "every letter has a word", but it fails at letter=c',
    })
    expect(found).not.toHaveProperty('answer')
  })

  it('has no answer as a question until a witness is found', () => {
    expect(check({ kind: 'question' }).verdict).toBe('incomplete')
    const printed = exists({ no: 'word', holdsWitness: () => true })
    expect(check({ kind: 'question', printed }).verdict).toBe('answered')
  })

  it('is also incomplete on listed positions', () => {
    const found = check({ position: () => [1], words: 'position' })
    expect(found).toMatchObject({ verdict: 'incomplete', checked: 3, failures: 0 })
  })

  it('has a digest of its own if witnesses are missing', () => {
    const digests = [CARD.printed, () => true, () => false].map(
      (printed) => check({ printed }).digest,
    )
    expect(new Set(digests).size).toBe(3)
  })
})
