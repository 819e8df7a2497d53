import type { VerdictRecord } from '@nim/conjectures'
import { formulaClaim, formulaIdOf } from '@nim/conjectures/formula-claims'
import { checkPoints } from '@nim/prover/points-check'
import { expect, test } from 'vitest'
import { EXAMPLE_FORMULAS, PRINTED_BRANCH } from '../../src/address/example-formulas.ts'
import type { FormulaInput } from '../../src/tasks/formula/formula-input.ts'
import { proveFormula as prove } from '../../src/tasks/prove-formula.ts'
import { testFormula as judge } from '../../src/tasks/test-formula.ts'
import { holdsWords } from '../../src/views/test/words.ts'

const about = (game: string, says: string, more: Partial<FormulaInput> = {}): FormulaInput => ({
  game,
  says,
  value: null,
  play: 'normal',
  ...more,
})

async function judged(given: FormulaInput, seconds: number | null) {
  const records: VerdictRecord[] = []
  const found = (item: unknown): void => void records.push(item as VerdictRecord)
  const answer = await judge({ ...given, seconds }, { found, progressed: () => undefined })
  return { records, answer }
}

test('judge refutes the printed branch at 3,3,4,4', async () => {
  const { game, says } = PRINTED_BRANCH
  const { records, answer } = await judged(about(game, says), null)
  const id = formulaIdOf(says)
  const domain = { kind: 'box', max: 4 } as const
  const { digest } = formulaClaim(id).check({ game, value: 'outcome', play: 'normal' }, domain)
  expect(records).toMatchObject([
    { claim: id, domain, verdict: 'refuted', digest, counterexample: { position: [3, 3, 4, 4] } },
  ])
  expect(answer).toMatchObject({
    stopped: 'refuted',
    refuted: { failures: { failures: 1, first: [{ said: 'N', actual: 'P' }] } },
  })
  expect(answer.refuted?.map).toMatch(/^<svg .*the formula fails/s)
})

test('judge finds no counterexample to the corrected branch before the time limit', async () => {
  const { game, says } = EXAMPLE_FORMULAS[1]!
  const { records, answer } = await judged(about(game, says), 0.3)
  expect(answer.stopped).toBe('seconds')
  expect(records.map(({ verdict }) => verdict)).not.toContain('refuted')
})

test('a game with one pile has no map of its failures', async () => {
  const { answer } = await judged(about('NIM(1,1)', 'x1 == 1 (mod 2)'), null)
  expect(answer.refuted).toMatchObject({ map: null, failures: { failures: 5 } })
})

test('a verdict on a box says that it is no proof', () => {
  const record = { domain: { kind: 'box', max: 8 }, checked: 1287, verdict: 'holds' }
  expect(holdsWords(record as VerdictRecord)).toBe(
    'holds on the box of piles 0..8: 1,287 positions (this is no proof)',
  )
  expect(holdsWords({ ...record, verdict: 'vacuous' } as VerdictRecord)).toMatch(/no position/)
  expect(holdsWords(undefined)).not.toMatch(/holds/)
})

test('prove proves a formula by points, with files that the checker accepts', () => {
  const found = prove(about('SN(3,{1,2})', 'o = 0 or o = 3'))
  expect(found).toMatchObject({ verdict: 'proved', counterexample: null, reason: '' })
  expect(found.points).toBeGreaterThan(0)
  const [index, ...certificates] = found.files
  expect(JSON.parse(index!.text)).toMatchObject({
    format: 'nimlab-points-index-1',
    cases: [
      {
        claim: 'formula:o = 0 or o = 3',
        case: { game: 'SN(3,{1,2})', value: 'outcome', play: 'normal' },
        verdict: 'proved',
        goals: [{ files: certificates.map(({ name }) => name) }],
      },
    ],
  })
  for (const { text } of certificates) {
    expect(checkPoints(JSON.parse(text))).toMatchObject({ accepted: true })
  }
})

test('prove refutes a formula at the smallest counterexample', () => {
  expect(prove(about('SN(3,{1,2})', 'o = 0'))).toMatchObject({
    verdict: 'refuted',
    counterexample: { position: [1, 1, 1], expected: 'N', actual: 'P' },
  })
})

test.each([about('NIM(4,2)', 'value <= sum div 2'), about('WYTHOFF', 'x1 = x2')])(
  'prove states the reason if points cannot decide the formula: $game',
  (given) => {
    expect(prove(given)).toMatchObject({
      verdict: 'incomplete',
      reason: expect.stringMatching(
        /^a proof for all positions needs |^cannot prove |^not decidable this way/,
      ),
      files: [],
    })
  },
)
