import { readFileSync } from 'node:fs'
import { checkShifts, type ShiftCertificate } from '@nim/prover/shift-check'
import { describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'

const FILE = new URL('../../../../docs/proofs/shift-rules.jsonl', import.meta.url)
const LINES = readFileSync(FILE, 'utf8').trim().split('\n')

describe('the certificates of docs/proofs/shift-rules.jsonl', () => {
  const parsed = LINES.map((line) => JSON.parse(line) as ShiftCertificate)

  it('are printed as by JSON.stringify, with one line for each game', () => {
    expect(parsed.map((certificate) => JSON.stringify(certificate))).toEqual(LINES)
    const names = parsed.map(({ ruleset, play, value }) => `${ruleset} ${play} ${value}`)
    expect(new Set(names).size).toBe(names.length)
  })

  const named = parsed.map((certificate) => ({ ...certificate, certificate }))
  it.each(sampled(named, 12))('prove $ruleset, $play play, $value', ({ certificate }) => {
    expect(checkShifts(certificate)).toMatchObject({ accepted: true })
  })
})
