import { gamesOf, positions } from '@nim/conjectures/claim'

export default positions({
  id: 'throws',
  title: 'nothing',
  games: gamesOf({}, () => 'NIM(2,2)'),
  printed: ({ x }) => {
    if (x[1] === 3) throw new TypeError('not here')
    return true
  },
})
