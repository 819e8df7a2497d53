import { formulas, gamesOf, instances, moves, outcome, positions } from '@nim/conjectures/claim'
import row from './path-of-three.mjs'

const byNameOf = gamesOf({}, () => './path-of-three.mjs')
const byObjectOf = gamesOf({}, () => row)
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
  games: byNameOf,
})
export const byObject = positions({ ...said, id: 'by-object', games: byObjectOf })
export const refuted = positions({
  ...wrong,
  id: 'refuted-by-name',
  games: byNameOf,
})
export const refutedToo = positions({
  ...wrong,
  id: 'refuted-by-object',
  games: byObjectOf,
})

export const ofMoves = moves({
  id: 'moves-by-name',
  title: 'a move from a P-position leaves an N-position',
  games: byNameOf,
  facts: { outcome },
  printed: (from, to) => (from.outcome === 0 ? to.outcome === 1 : null),
})
export const ofInstances = instances({
  id: 'instances-by-object',
  title: 'more than half of the positions are P',
  games: byObjectOf,
  facts: { outcome },
  *instances({ game }) {
    const column = game.column(outcome)
    let count = 0
    game.box.forEach((_, rank) => (count += 1 - column[rank]))
    yield { count }
  },
  printed: ({ count }) => 2 * count > 125,
})
export const ofFormulas = formulas({
  id: 'formulas-by-name',
  title: 'P iff the least of x_2 and x_1 + x_3 is even',
  games: byNameOf,
  printed: () => 'x2 <= x1 + x3 and x2 == 0 (mod 2) or x1 + x3 <= x2 and x1 + x3 == 0 (mod 2)',
})
export const ofWrongFormulas = formulas({
  id: 'refuted-formulas-by-object',
  title: 'P iff x_2 is even',
  games: byObjectOf,
  printed: () => 'x2 == 0 (mod 2)',
})
