import { slowSetNim } from '@nim/core/rules'
import { outcomeOnAtLeastK } from '@nim/core/setnim'
import { compile, type Formula, parse } from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import { randomOf } from '../src/box/draw.ts'
import { solvedBox } from '../src/box/solved-box.ts'
import { parseLawLine } from '../src/atlas/law-line.ts'
import { parseAtlasLine } from '../src/atlas/row-line.ts'
import { findLaws, isUpheld, namesOf, numberOf } from '../src/families/find-law.ts'
import { lawFor } from '../src/families/law.ts'
import { provedNumbers } from '../src/families/prove-law.ts'
import { shapes, sizesOf } from '../src/families/shape.ts'
import { wrongIn } from '../src/probe/wrong-in.ts'
import { atlasLines } from './atlas-lines.ts'

const LINES = atlasLines('laws.jsonl')
const LAWS = LINES.map(parseLawLine)

const shapeOf = (name: string) => shapes().find((shape) => shape.name === name)!

/** The formulas of the atlas for a shape in normal play, by the number of piles. */
function provedOf(name: string, most = 5): Map<number, Formula> {
  const files = ['sn.jsonl', 'sn-4.jsonl', 'sn-5.jsonl', 'sn-6.jsonl']
  const rows = files.flatMap(atlasLines).map(parseAtlasLine)
  const proved = new Map<number, Formula>()
  for (let n = 1; n <= most; n++) {
    const sizes = sizesOf(shapeOf(name), n)
    const row = rows.find(
      ({ game, play }) => game === `SN(${n},{${String(sizes)}})` && play === 'normal',
    )
    if (row?.status === 'proved') proved.set(n, parse(row.says!))
  }
  return proved
}

describe('shapes', () => {
  it('are sets of sizes that exist from some n on', () => {
    expect(shapes()).toHaveLength(129)
    expect(sizesOf(shapeOf('1, n-2..n'), 5)).toEqual([1, 3, 4, 5])
    expect(sizesOf(shapeOf('1, n-2..n'), 3)).toEqual([1, 2, 3])
    expect(sizesOf(shapeOf('2..n-1'), 3)).toEqual([2])
    expect(sizesOf(shapeOf('2..n-1'), 2)).toBeNull()
    expect(sizesOf(shapeOf('1, 3, 5.., n'), 4)).toEqual([1, 3, 4])
  })
})

describe('findLaws', () => {
  it('finds the type of the reduction in the games of the papers, and extends it to larger n', () => {
    const shape = shapeOf('n-1..n')
    const [law, ...others] = findLaws(shape, 'normal', provedOf('n-1..n', 6))
    expect(others).toEqual([])
    expect(isUpheld(law!)).toBe(true)
    expect(LAWS.find((each) => each.shape === shape.name)).toMatchObject(law!)
    expect(provedNumbers(law!, shape, 1000)).toEqual([2, 3])
    // This is the statement of NT-1 for n = 10, which no other test uses.
    const isP = compile(lawFor(law!, { n: 10, k: 9 }), namesOf(10))
    const random = randomOf(1)
    for (let i = 0; i < 300; i++) {
      const x = Array.from({ length: 10 }, () => random.below(4) + random.around(2)).toSorted(
        (a, b) => a - b,
      )
      expect(isP(x)).toBe(outcomeOnAtLeastK(x, 9) === 'P')
    }
  })

  it('reports a law as refuted if a larger n refutes it', () => {
    const found = findLaws(shapeOf('1..2'), 'normal', provedOf('1..2'))
    expect(found.map(isUpheld)).toEqual([false])
    expect(found[0]!.tested).toEqual([{ n: 6, max: 16, wrong: [0, 0, 0, 1, 1, 1] }])
  })

  it('finds no law from a single formula', () => {
    const [n, formula] = [...provedOf('n')][2]!
    expect(findLaws(shapeOf('n'), 'normal', new Map([[n, formula]]))).toEqual([])
  })
})

describe('the laws of docs/atlas', () => {
  it.each(LAWS.filter(isUpheld).map((law) => [`{${law.shape}} in ${law.play} play`, law] as const))(
    '%s: its statement is right on a small box for one larger n',
    (_, law) => {
      const all = [...law.seen, ...law.tested.map(({ n }) => n)]
      const n = 2 * all.at(-1)! - all.at(-2)!
      const shape = shapeOf(law.shape)
      const ruleset = slowSetNim(n, sizesOf(shape, n)!)
      const box = solvedBox({ ruleset, play: law.play, value: 'outcome' }, 3)
      const says = lawFor(law, { n, k: numberOf(law.vocabulary, shape, n)! })
      expect(wrongIn(box, says, namesOf(n))).toBeNull()
    },
  )
})

describe('these are rejected:', () => {
  const line = LINES.find((text) => text.includes('"n-1..n"'))!
  it.each([
    ['a set that is none', '"n-1..n"', '"n..n"', 'shape: '],
    ['a key of more answers', '"key":""', '"key":"1"', 'cases: expected 0 answers'],
    ['a test out of turn', '"n":7', '"n":6', 'tested: expected numbers that continue'],
    [
      'a test after a wrong one',
      '"wrong":null',
      '"wrong":[0,0,0,0,0,1]',
      'tested: expected no test after',
    ],
    [
      'a wrong position of other piles',
      /"wrong":null}\]/,
      '"wrong":[1]}]',
      'tested: expected 9 piles',
    ],
    ['a proof for another n', '"proved":[2', '"proved":[3', 'proved: expected the first'],
    ['a factor that is none', '"o":1', '"o":2', 'cases.0.bounds.0.o: '],
  ])('%s', (_, from, to, why) => {
    expect(line.replace(from, to)).not.toBe(line)
    expect(() => parseLawLine(line.replace(from, to))).toThrow(why)
  })
})
