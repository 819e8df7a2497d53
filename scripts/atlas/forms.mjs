import { source } from './source.mjs'

const { domainOf } = await source('prover/src/points/domain.ts')
const { wallsOf } = await source('prover/src/points/walls.ts')

/** Linear forms whose inequalities or gaps decide the formula of a row, as docs/proofs/points.md counts them. */
export function formsOf({ ruleset, play, variables, formula }) {
  const question = { value: 'outcome', ruleset, play, variables, says: formula }
  return wallsOf(question, domainOf(question)).walls
}
