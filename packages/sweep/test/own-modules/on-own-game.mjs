import { gamesOf, outcome, positions } from '@nim/conjectures/claim'
import row from './path-of-three.mjs'

const said = {
  title: 'P iff the least of x_2 and x_1 + x_3 is even',
  facts: { outcome },
  printed: ({ x, outcome: value }) => (value === 0) === (Math.min(x[1], x[0] + x[2]) % 2 === 0),
}
const wrong = {
  ...said,
  title: 'P iff x_2 is even',
  printed: ({ x, outcome: value }) => (value === 0) === (x[1] % 2 === 0),
}

export const byName = positions({
  ...said,
  id: 'by-name',
  games: gamesOf({}, () => './path-of-three.mjs'),
})
export const byObject = positions({ ...said, id: 'by-object', games: gamesOf({}, () => row) })
export const refuted = positions({
  ...wrong,
  id: 'refuted-by-name',
  games: gamesOf({}, () => './path-of-three.mjs'),
})
export const refutedToo = positions({
  ...wrong,
  id: 'refuted-by-object',
  games: gamesOf({}, () => row),
})
