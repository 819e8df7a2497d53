import { readFileSync } from 'node:fs'
import { criticalEdges, type ShiftCertificate } from '@nim/prover/shift-check'
import { expect, it } from 'vitest'
import { shiftRulesSvg } from '../src/proofs/shift-rules-svg.ts'

const path = new URL('../../../docs/proofs/shift-rules.jsonl', import.meta.url)
const certificates = readFileSync(path, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as ShiftCertificate)
const of = (name: string): ShiftCertificate =>
  certificates.find(({ ruleset, play, value }) => `${ruleset} ${play} ${value}` === name)!

it.each(['SN(3,{2}) normal outcome', 'SN(3,{1,2}) misere outcome'])(
  'the dots contain all critical edges, and each panel states how many it has: %s',
  (name) => {
    const certificate = of(name)
    const edges = criticalEdges(certificate)
    const svg = shiftRulesSvg(certificate)
    const inDots = [...svg.matchAll(/fill="#ffffff">(\d+)<\/text>/g)].map(([, count]) => +count!)
    expect(inDots.reduce((sum, count) => sum + count, 0)).toBe(edges.length)
    const ofRules = [...svg.matchAll(/>(\d+) critical edges(?!\.)/g)].map(([, count]) => +count!)
    const counted = certificate.rules.map((_, i) => edges.filter(({ rule }) => rule === i).length)
    expect(ofRules).toEqual(counted)
  },
)

it('a refused certificate has no picture', () => {
  const { rules, ...other } = of('SN(3,{2}) normal outcome')
  const wrong = rules.map((rule) => ({ ...rule, z: rule.z.map((stones) => stones / 2) }))
  expect(() => shiftRulesSvg({ ...other, rules: wrong })).toThrow(RangeError)
})

it('a game on four piles has no picture', () => {
  expect(() => shiftRulesSvg(of('SN(4,{3}) normal outcome'))).toThrow(/has no picture/)
})
