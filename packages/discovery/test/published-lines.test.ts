import { parseRuleset } from '@nim/core/rules'
import { solvedGame } from '@nim/core/shift-rules'
import { describe, expect, it } from 'vitest'
import { parseCoqLine } from '../src/atlas/coq-line.ts'
import { parseScanLine } from '../src/atlas/scan-line.ts'
import { parseShiftLine } from '../src/atlas/shift-line.ts'
import { atlasLines } from './atlas-lines.ts'

const FILES = [
  ['coq.jsonl', parseCoqLine],
  ['scans.jsonl', parseScanLine],
  ['shift-games.jsonl', parseShiftLine],
  ['shifts.jsonl', parseShiftLine],
] as const

it.each(FILES)('nimlab can parse every line of %s', (file, parse) => {
  for (const line of atlasLines(file)) expect(parse(line)).toEqual(JSON.parse(line))
})

describe('the rows of shifts.jsonl', () => {
  const rows = atlasLines('shifts.jsonl').map((line) => parseShiftLine(line))

  it('have at most 300 bytes', () => {
    for (const line of [...atlasLines('shifts.jsonl'), ...atlasLines('shift-games.jsonl')]) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(300)
    }
  })

  it('state that a game is proved only if its certificate has at most that many rules', () => {
    for (const row of rows) {
      if (!row.proved) continue
      const solved = solvedGame(parseRuleset(row.game), row.play, 'outcome')
      expect(solved?.rules.length, row.game).toBeLessThanOrEqual(row.rules)
    }
  })
})

const COQ = atlasLines('coq.jsonl').find((line) => line.includes('"SN(3,{2})"'))!
const SHIFTS = atlasLines('shifts.jsonl').find((line) => line.includes('"SN(5,{2})"'))!
const SCAN = atlasLines('scans.jsonl').find((line) => line.includes('"SN(3,{2})"'))!

const GAMES = atlasLines('shift-games.jsonl')
const SAMPLED = GAMES.find((line) => line.includes('"seconds":'))!
const OUTSIDE_SAMPLE = GAMES.find((line) => line.startsWith('{"game":"HNIM(4;'))!

describe('the processor time of a search', () => {
  it('is required in a row of the sample', () => {
    const without = SAMPLED.replace(/,"seconds":[\d.]+/, '')
    expect(without).not.toBe(SAMPLED)
    expect(() => parseShiftLine(without)).toThrow('seconds: expected the processor time')
  })

  it('is rejected in a row about a game outside the sample', () => {
    expect(OUTSIDE_SAMPLE).not.toContain('"seconds"')
    const withTime = `${OUTSIDE_SAMPLE.slice(0, -1)},"seconds":1}`
    expect(() => parseShiftLine(withTime)).toThrow('seconds: expected no processor time')
  })
})

describe('these are rejected:', () => {
  it.each([
    ['a digest of another kind', 'sha256:', 'md5:', 'formula: '],
    ['no theorem', '"theorems":1', '"theorems":0', 'theorems: '],
    ['less than no time', '"seconds":', '"seconds":-', 'seconds: '],
    ['a game written otherwise', 'SN(3,{2})', 'SN(3, {2})', 'game: expected its standard notation'],
    ['a field that no line has', '"play"', '"by":"me","play"', '"by"'],
    [
      'a field twice',
      '{"game"',
      '{"game":"x","game"',
      'differs from what nimlab writes for this row',
    ],
  ])('%s in a line about Coq', (_, from, to, why) => {
    expect(COQ.replace(from, to)).not.toBe(COQ)
    expect(() => parseCoqLine(COQ.replace(from, to))).toThrow(why)
  })

  it.each([
    ['a judgement that is none', '"tame"', '"true"', 'judgement: '],
    ['a modulus of what is not tame', '"tame"', '"wild"', 'modulus: a wild scan has no modulus'],
    ['a share beyond 1', '"shares":[', '"shares":[2,', 'best.0.shares.0: '],
    ['a share too many', '"shares":[', '"shares":[0,', 'best: expected a share for each box'],
    ['boxes beyond the largest', /"max":\d+/, '"max":3', 'best: expected larger and larger boxes'],
    ['more moduli than were tried', /"tried":\d+/, '"tried":1', 'tried: '],
    ['half a line', ',"best"', '\n', 'it is not valid JSON'],
  ])('%s in a line about a scan', (_, from, to, why) => {
    expect(SCAN.replace(from, to)).not.toBe(SCAN)
    expect(() => parseScanLine(SCAN.replace(from, to))).toThrow(why)
  })

  it.each([
    ['a row that says no more than "not proved"', '"proved":true', '"proved":false', 'direction: '],
    ['a value that has a line without it', '"proved"', '"value":"outcome","proved"', 'value: '],
    ['no rules', /"rules":\d+/, '"rules":0', 'rules: '],
    ['a game written otherwise', 'SN(5,{2})', 'SN(5, {2})', 'game: expected its standard notation'],
    [
      'more P-positions than there are',
      /"p":\d+/,
      '"p":9999',
      'p: expected at most the number of irreducible positions',
    ],
    [
      'a field twice',
      '{"game"',
      '{"game":"x","game"',
      'differs from what nimlab writes for this row',
    ],
  ])('%s in a line about shift rules', (_, from, to, why) => {
    expect(SHIFTS.replace(from, to)).not.toBe(SHIFTS)
    expect(() => parseShiftLine(SHIFTS.replace(from, to))).toThrow(why)
  })
})
