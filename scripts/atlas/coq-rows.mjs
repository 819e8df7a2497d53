import { ALL } from './rows.mjs'
import { source } from './source.mjs'

const { coqFile } = await source('prover/src/points-coq/index.ts')

const MOST_POINTS = 100_000

/** Every proved row of so few piles is given to Coq, however many points it has. */
const FEW_PILES = 4

/** The rows that Coq is given. */
export const COQ_ROWS = ALL.filter(
  (row) => row.status === 'proved' && (row.points <= MOST_POINTS || row.ruleset.piles <= FEW_PILES),
)

/** The Coq file of a row, from its formula alone. */
export function coqTextOf({ game, play, value, ruleset, variables, formula }) {
  const goal = { kind: value, id: `${game} ${play}`, ruleset, variables, play }
  return coqFile([{ ...goal, [SAID[value]]: formula }])
}

/** What a goal calls its formula. */
const SAID = { outcome: 'isP', remoteness: 'remoteness', grundy: 'says' }
