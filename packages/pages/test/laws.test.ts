import { fileURLToPath } from 'node:url'
import { isUpheld, shapes, sizesOf } from '@nim/discovery/atlas'
import { describe, expect, it } from 'vitest'
import { readAtlas } from '../src/atlas/rows.ts'
import { filesIn } from '../src/files.ts'

const { laws } = readAtlas(filesIn(fileURLToPath(new URL('../../../', import.meta.url))))
const upheld = laws.filter(isUpheld)

describe('a law for all n', () => {
  it.each(
    upheld.map(
      (law) => [`{${law.shape}} in ${law.play} play, n = ${law.seen.join()}`, law] as const,
    ),
  )(
    '%s follows from the parity lemma if and only if A contains 1 and only odd numbers',
    (_, { shape: name, seen, tested, known }) => {
      const shape = shapes().find((one) => one.name === name)!
      const sets = [...seen, ...tested.map(({ n }) => n)].map((n) => sizesOf(shape, n)!)
      const isOdd = sets.every((sizes) => sizes.includes(1) && sizes.every((a) => a % 2 === 1))
      expect(known.includes('NT-L25')).toBe(isOdd)
    },
  )

  it('follows from the parity lemma for some A in each play, but not for all A', () => {
    for (const play of ['normal', 'misere']) {
      const own = upheld.filter((law) => law.play === play)
      const byLemma = own.filter(({ known }) => known.includes('NT-L25'))
      expect(byLemma.length).toBeGreaterThan(0)
      expect(byLemma.length).toBeLessThan(own.length)
    }
  })
})
