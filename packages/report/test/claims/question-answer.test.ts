import { readFileSync } from 'node:fs'
import type { VerdictRecord } from '@nim/conjectures'
import {
  CARDS,
  type CardData,
  coqProofOf,
  VERDICT_OF,
  writtenProofOf,
} from '@nim/conjectures/cards'
import { formatCase } from '@nim/conjectures/format'
import { describe, expect, it } from 'vitest'
import { caseName, parseCases } from './parse-cases.ts'
import { questionAnswer } from '../../src/claims/question-answer.ts'

const path = new URL('../../../conjectures/results/check-all.jsonl', import.meta.url)
const records = readFileSync(path, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as VerdictRecord)
const recordsOf = ({ id }: CardData): VerdictRecord[] =>
  records.filter(({ claim, reading }) => claim === id && reading !== 'remark')

const QUESTIONS = CARDS.filter(({ kind }) => kind === 'question')
const named = QUESTIONS.map((card) => [card.id, card] as const)

/** The words that begin a sentence about cases. */
const LABELS = ['No', 'Proved', 'Yes', 'Yes, as far as the check went,', 'Open'] as const

/** The cases that the text names, by the first words of their sentence. */
function casesByLabel(words: string): Map<string, string[]> {
  return new Map(
    LABELS.flatMap((label) => {
      const begin = `${label} for `
      const sentence = words.split('. ').find((one) => one.startsWith(begin))
      if (sentence === undefined) return []
      const [cases] = sentence.slice(begin.length).split(/, and for all other cases| \(|\.$/)
      return [[label, parseCases(cases!)] as const]
    }),
  )
}

/** The parameters that the text names. The text leaves out a reading that all cases share. */
function namesOf({ parameters, principal }: CardData): string[] {
  const readings = Object.keys(principal?.cases ?? {})
  return parameters.map(({ name }) => name).filter((name) => !readings.includes(name))
}

function isProved(id: string): boolean {
  const isInGeneral = writtenProofOf(id) !== undefined || coqProofOf(id) !== undefined
  return isInGeneral || VERDICT_OF[id] === 'proved'
}

describe.each(named)('the answer to %s', (_, card) => {
  const own = recordsOf(card)
  const names = namesOf(card)
  const found = questionAnswer(card, own)
  const byLabel = casesByLabel(found.words)

  it('names every case exactly once', () => {
    const all = [...byLabel.values()].flat()
    expect(all.toSorted()).toEqual(own.map((record) => caseName(record.case, names)).toSorted())
  })

  it('says "no" of exactly the cases with a counterexample', () => {
    const refuted = own.filter(({ counterexample }) => counterexample !== null)
    const expected = refuted.map((record) => caseName(record.case, names))
    expect((byLabel.get('No') ?? []).toSorted()).toEqual(expected.toSorted())
  })

  it('says "proved" of a case only if all statements that prove it are proved', () => {
    for (const one of byLabel.get('Proved') ?? []) {
      const record = own.find((each) => caseName(each.case, names) === one)!
      const by = isProved(card.id)
        ? [card.id]
        : card.proofs!.find(({ cases }) => cases.includes(formatCase(record.case)))!.by
      expect(by.length, one).toBeGreaterThan(0)
      expect(
        by.filter((id) => !isProved(id)),
        one,
      ).toEqual([])
    }
  })

  it('says "no" of a case as soon as its record has a counterexample', () => {
    const i = own.findIndex(({ failures }) => failures === 0)
    if (i < 0) return
    const changed = own.with(i, { ...own[i]!, failures: 1 })
    const after = casesByLabel(questionAnswer(card, changed).words)
    expect(after.get('No')).toContain(caseName(own[i]!.case, names))
  })

  it('treats an unfinished case as open, so that the question is not answered', () => {
    const changed = own.with(0, { ...own[0]!, verdict: 'incomplete' })
    const after = questionAnswer(card, changed)
    expect(casesByLabel(after.words).get('Open')).toEqual([caseName(own[0]!.case, names)])
    expect(after.status).not.toBe('answered')
  })

  it('is open if no case is decided', () => {
    const none = own.map((record) => ({ ...record, checked: 0, failures: 0 }))
    expect(questionAnswer(card, none).status).toBe('open')
  })

  it('is "reduced" if the card leaves something open, and then names it', () => {
    if (card.rest === undefined || 'nothing' in card.rest) return
    expect(found.status).toBe('reduced')
    expect(found.words).toContain(`Open: ${card.rest.open}`)
  })
})

describe('a question that its cases answer completely', () => {
  const appendix = QUESTIONS.find(({ id }) => id === 'GMMV-O2')!
  const own = recordsOf(appendix)

  it('is "answered" if every case is proved or has a counterexample', () => {
    expect(questionAnswer(appendix, own).status).toBe('answered')
  })

  it('is "reduced" if the statement that proves a case is itself unproved', () => {
    const proofs = appendix.proofs!.map((each) => ({ ...each, by: ['GMMV-T1'] }))
    expect(VERDICT_OF['GMMV-T1']).toBe('holds')
    const { status, words } = questionAnswer({ ...appendix, proofs }, own)
    expect(status).toBe('reduced')
    expect(words).toContain('Yes, as far as the check went, for branch = case0.1')
    expect(words).toContain('Open: all other cases and positions.')
  })

  it('is "reduced" if a parameter has values outside the cases', () => {
    const numbered = own.map((record, i) => ({ ...record, case: { n: i } }))
    const proofs = [{ by: ['NT-1'], cases: numbered.map((record) => formatCase(record.case)) }]
    const ofNumbers = { ...appendix, proofs }
    expect(questionAnswer(ofNumbers, numbered).status).toBe('reduced')
    expect(writtenProofOf('GN-O4')).toBeDefined()
    expect(questionAnswer({ ...ofNumbers, id: 'GN-O4' }, numbered).status).toBe('answered')
  })
})
