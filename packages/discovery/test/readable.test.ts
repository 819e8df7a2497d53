import { and, equal, parse, toText } from '@nim/presburger'
import { expect, it } from 'vitest'
import type { Candidate } from '../src/discover/discovery.ts'
import { leavesOf, type Tree } from '../src/learn/tree.ts'
import { readable } from '../src/discover/readable.ts'

/** A formula that contains x1 = 0 many times. */
const candidate = (times: number): Candidate => ({
  status: 'candidate',
  tree: { kind: 'leaf', label: 1 },
  cases: [],
  says: parse(Array.from({ length: times }, () => 'x1 = 0').join(' and ')),
  holdsTo: 9,
  why: 'too many points',
})

const BOX = { max: 9, count: 10 }

it('keeps a description that nimlab can print and parse again', () => {
  const short = candidate(1000)
  expect(readable(short, BOX)).toBe(short)
})

it('keeps a description of 60,000 characters that shares its parts, and leaves one with too many parts open', () => {
  const half = parse(Array.from({ length: 3000 }, () => 'x1 = 0').join(' and '))
  const shared = { ...candidate(1), says: and(half, half) }
  expect(readable(shared, BOX)).toBe(shared)
  expect(equal(parse(toText(shared.says)), shared.says)).toBe(true)
  const heaps = (first: number): string =>
    Array.from({ length: 3000 }, (_, i) => `x1 = ${first + i}`).join(' or ')
  const longer = { ...candidate(1), says: and(parse(heaps(0)), parse(heaps(3000))) }
  expect(readable(longer, BOX)).toEqual({
    status: 'open',
    why: expect.stringMatching(/piles 0\.\.9 has \d{5} distinct parts, more than 20000/),
    breaksAt: [],
    wrong: 0,
  })
})

it('changes a candidate to open if it has about as many cases as the box has positions', () => {
  // With 3 leaves, the questions are x1 >= 1 and x1 >= 2. So each of three heaps has a case of its
  // own.
  const heaps = (leaves: number): Tree =>
    Array.from({ length: leaves - 1 }, (_, i) => i + 1).reduceRight<Tree>(
      (above, least) => ({
        kind: 'threshold',
        form: [1],
        least,
        above,
        below: { kind: 'leaf', label: least % 2 },
      }),
      { kind: 'leaf', label: leaves % 2 },
    )
  const retold = { ...candidate(1), tree: heaps(3) }
  expect(readable(retold, { max: 23, count: 24 })).toBe(retold)
  expect(readable(retold, { max: 22, count: 23 })).toMatchObject({
    status: 'open',
    why: expect.stringContaining('has 3 cases for 23 positions'),
  })
})

it('counts residues that lead to the same case as a single case', () => {
  const leaf = (label: number): Tree => ({ kind: 'leaf', label })
  const children = [leaf(1), leaf(0), leaf(1), leaf(0), leaf(0)]
  expect(leavesOf({ kind: 'residue', form: [1], modulus: 5, children })).toBe(2)
})
