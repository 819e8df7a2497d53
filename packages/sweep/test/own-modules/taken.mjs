import { gamesOf, positions } from '@nim/conjectures/claim'

export default positions({
  id: 'm-critical',
  title: 'the name of a claim of nimlab',
  games: gamesOf({}, () => 'NIM(2,2)'),
  printed: () => true,
})
