import { describe, expect, it } from 'vitest'
import { parseCoqLine } from '../src/atlas/coq-line.ts'
import { parseScanLine } from '../src/atlas/scan-line.ts'
import { atlasLines } from './atlas-lines.ts'

const FILES = [
  ['coq.jsonl', parseCoqLine],
  ['scans.jsonl', parseScanLine],
] as const

it.each(FILES)('every line of %s is read', (file, parse) => {
  for (const line of atlasLines(file)) expect(parse(line)).toEqual(JSON.parse(line))
})

const COQ = atlasLines('coq.jsonl').find((line) => line.includes('"SN(3,{2})"'))!
const SCAN = atlasLines('scans.jsonl').find((line) => line.includes('"SN(3,{2})"'))!

describe('refused is', () => {
  it.each([
    ['a digest of another kind', 'sha256:', 'md5:', 'formula: '],
    ['no theorem', '"theorems":1', '"theorems":0', 'theorems: '],
    ['less than no time', '"seconds":', '"seconds":-', 'seconds: '],
    ['a game written otherwise', 'SN(3,{2})', 'SN(3, {2})', 'game: it is written'],
    ['a field that no line has', '"play"', '"by":"me","play"', '"by"'],
    ['a field twice', '{"game"', '{"game":"x","game"', 'not written as rows are'],
  ])('%s in a line about Coq', (_, from, to, why) => {
    expect(COQ.replace(from, to)).not.toBe(COQ)
    expect(() => parseCoqLine(COQ.replace(from, to))).toThrow(why)
  })

  it.each([
    ['a judgement that is none', '"tame"', '"true"', 'judgement: '],
    ['a modulus of what is not tame', '"tame"', '"wild"', 'modulus: wild has none'],
    ['a share beyond 1', '"shares":[', '"shares":[2,', 'best.0.shares.0: '],
    ['a share too many', '"shares":[', '"shares":[0,', 'best: expected a share for each box'],
    ['boxes beyond the largest', /"max":\d+/, '"max":3', 'best: expected larger and larger boxes'],
    ['more moduli than were tried', /"tried":\d+/, '"tried":1', 'tried: '],
    ['half a line', ',"best"', '\n', 'it is not JSON'],
  ])('%s in a line about a scan', (_, from, to, why) => {
    expect(SCAN.replace(from, to)).not.toBe(SCAN)
    expect(() => parseScanLine(SCAN.replace(from, to))).toThrow(why)
  })
})
