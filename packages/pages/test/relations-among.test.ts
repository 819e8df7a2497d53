import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Compared, relationsAmong } from '../src/atlas/relations-among.ts'

/** Lists of sets. The bits of each number represent a subset of a set with 4 elements. */
const sets = fc
  .uniqueArray(fc.integer({ min: 0, max: 15 }), { maxLength: 8 })
  .chain((words) => fc.array(fc.constantFrom(...words, 0), { maxLength: 8 }))
  .map((words) => words.map((word, i): Compared => ({ name: `S${i}`, bits: [word] })))

const word = ({ bits }: Compared): number => bits[0]!

it('the listed relations among sets are true and imply every equality and every inclusion', () => {
  fc.assert(
    fc.property(sets, (all) => {
      const { sets: different, relations } = relationsAmong(all)
      expect(new Set(different.map(word))).toEqual(new Set(all.map(word)))
      for (const { left, sign, right } of relations) {
        const meet = right.map(word).reduce((a, b) => a & b)
        if (sign === '=') expect(word(left)).toBe(meet)
        else expect(word(left) & meet).toBe(word(left))
      }
      // a chain of listed inclusions proves every inclusion
      const below = new Map<Compared, Compared[]>()
      for (const { left, sign, right } of relations) {
        if (sign === '⊂') below.set(left, [...(below.get(left) ?? []), right[0]!])
      }
      const reaches = (from: Compared, to: Compared): boolean =>
        from === to || (below.get(from) ?? []).some((next) => reaches(next, to))
      for (const a of different) {
        for (const b of different) {
          expect(reaches(a, b), `${a.name} ${b.name}`).toBe((word(a) & ~word(b)) === 0)
        }
      }
    }),
  )
})
