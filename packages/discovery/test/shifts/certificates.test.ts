import { readFileSync } from 'node:fs'
import type { ShiftCertificate } from '@nim/prover/shift-check'
import { describe, expect, it } from 'vitest'

const FILE = new URL('../../../../docs/proofs/shift-rules.jsonl', import.meta.url)
const LINES = readFileSync(FILE, 'utf8').trim().split('\n')

describe('the certificates of docs/proofs/shift-rules.jsonl', () => {
  const parsed = LINES.map((line) => JSON.parse(line) as ShiftCertificate)

  it('are printed as by JSON.stringify, with one line for each game', () => {
    expect(parsed.map((certificate) => JSON.stringify(certificate))).toEqual(LINES)
    const names = parsed.map(({ ruleset, play, value }) => `${ruleset} ${play} ${value}`)
    expect(new Set(names).size).toBe(names.length)
  })
})
