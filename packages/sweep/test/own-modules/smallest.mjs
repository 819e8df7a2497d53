import { gamesOf, integer, positions, remoteness } from '@nim/conjectures/claim'

const games = gamesOf(
  { n: integer('number of piles', { from: 2, to: 3 }) },
  ({ n }) => `NIM(${n},${n})`,
)

export default positions({
  id: 'smallest',
  title: 'R is the smallest pile',
  games,
  facts: { R: remoteness },
  printed: ({ x, R }) => R === x[0],
})

export const larger = positions({
  id: 'larger',
  title: 'R is the largest pile',
  games,
  facts: { R: remoteness },
  printed: ({ x, R }) => R === x.at(-1),
})

export const aside = 3
