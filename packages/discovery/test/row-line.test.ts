import { describe, expect, it } from 'vitest'
import { parseAtlasLine } from '../src/atlas/row-line.ts'
import { atlasLines, ROW_FILES } from './atlas-lines.ts'

const SN = atlasLines('sn.jsonl')
const PROVED = SN.find((line) => line.includes('"SN(3,{2})"'))!
const OPEN = atlasLines('sn-5.jsonl').find((line) => line.includes('"status":"open"'))!

describe('parseAtlasLine', () => {
  it('parses every row in the atlas', () => {
    for (const line of ROW_FILES.flatMap(atlasLines)) {
      expect(parseAtlasLine(line)).toEqual(JSON.parse(line))
    }
  })

  it.each([
    ['a word that is no status', PROVED, '"proved"', '"sure"', 'status: '],
    ['a field that no row has', PROVED, '"status"', '"by":"me","status"', '"by"'],
    ['a field that is not of its status', OPEN, '"wrong"', '"points":3,"wrong"', '"points"'],
    ['a proof without its points', PROVED, '"points":93,', '', '"points"'],
    ['points as text', PROVED, '"points":93', '"points":"93"', 'points: '],
    ['a share beyond 1', PROVED, '"density":0.', '"density":1.', 'density: '],
    ['a control character', OPEN, '"why":"', String.raw`"why":"\u001b[2J`, 'why: '],
    ['a certificate that is no digest', PROVED, 'sha256:', 'md5:', 'certificate: '],
    [
      'a game written otherwise',
      PROVED,
      'SN(3,{2})',
      'SN(3, {2})',
      'game: expected its standard notation',
    ],
    ['another number of piles', PROVED, 'SN(3,{2})', 'SN(2,{2})', 'says: the game has no pile x3'],
    ['no formula', PROVED, '"says":"', '"says":"(', 'expected'],
    ['a position of another game', OPEN, '"breaksAt":[[', '"breaksAt":[[1,', 'breaksAt: '],
    ['no place where it breaks', OPEN, /"breaksAt":\[\[.*?\]\]/, '"breaksAt":[]', 'breaksAt: '],
    ['boxes that shrink', PROVED, '"boxes":[', '"boxes":[999,', 'boxes: '],
    ['what was not solved', PROVED, '"solvedTo":', '"solvedTo":1,"x":', '"x"'],
    [
      'a modulus of what is not tame',
      PROVED,
      '"tame"',
      '"wild"',
      'scan.modulus: a wild scan has no modulus',
    ],
    [
      'a field twice',
      PROVED,
      '{"game"',
      '{"game":"x","game"',
      'differs from what nimlab writes for this row',
    ],
    ['spaces', PROVED, '","play"', '", "play"', 'differs from what nimlab writes for this row'],
    [
      'a hidden character in a name',
      OPEN,
      '"why"',
      String.raw`"\u001b[2J":1,"why"`,
      String.raw`"\u001b[2J"`,
    ],
    ['half a line', PROVED, ',"certificate"', '\n', 'it is not valid JSON'],
  ])('refuses %s', (_, line, from, to, why) => {
    const altered = line.replace(from, to)
    expect(altered).not.toBe(line)
    expect(() => parseAtlasLine(altered)).toThrow(why)
  })
})
