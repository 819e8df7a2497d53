// Writes packages/conjectures/results/points.jsonl: the cases of claims that finitely many points prove
// for all positions, one a line, in the order of the registry. The documents made from the verdicts say
// `proved` by it. Takes some minutes; nothing in it depends on the machine.
//
//   npm run proved                    every claim with goals
//   npm run proved -- GMMV-F2 DH-C1   these; the lines of all others are kept
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const source = (path) =>
  import(new URL(`../packages/conjectures/src/${path}`, import.meta.url).href)
const { casesOf, formatCase } = await source('index.ts')
const { checkCase, checkResult, decideByPoints, PROVABLE } = await source('goals/index.ts')
const { readProvedLine } = await source('../../prover/src/points-check/index.ts')

const FILE = new URL('../packages/conjectures/results/points.jsonl', import.meta.url)
/** Points of one question, at most. */
const MOST_POINTS = 150_000
/** Where more piles are asked for than goals have by default, or fewer than fit into minutes. */
const PILES = new Map([
  ['GMMV-T2', [2, 3]],
  ['DH-T3.3', [2, 4]],
  ['DH-T5.1', [2, 4]],
  ['DH-P4.3', [2, 4]],
  ['DH-C1', [3, 4]],
  ['DH-T6.1', [1, 10]],
  ['NT-T5', [1, 4]],
  ['NT-1', [1, 4]],
  ['NT-2', [2, 4]],
])

function lineOf(provable, parameters) {
  const goals = provable.goals(parameters)
  const checks = checkCase(provable, parameters, goals)
  const proofs = []
  for (const [i, goal] of goals.entries()) {
    const decision = decideByPoints(goal, { points: MOST_POINTS })
    checkResult(checks[i], decision)
    if (decision.verdict !== 'proved') return []
    proofs.push(...decision.proofs)
  }
  const digests = proofs.map(({ certificate }) => certificate.points.digest).join()
  return [
    {
      claim: provable.claim,
      case: parameters,
      verdict: 'proved',
      method: 'points',
      certificates: proofs.length,
      points: proofs.reduce((sum, { points }) => sum + points, 0),
      largestPile: Math.max(...proofs.map(({ largestPile }) => largestPile)),
      digest: `sha256:${createHash('sha256').update(digests).digest('hex')}`,
    },
  ]
}

const asked = process.argv.slice(2)
const unknown = asked.find((id) => PROVABLE.every(({ claim }) => claim !== id))
if (unknown !== undefined) throw new Error(`${unknown} has no goals`)
const stored = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n').filter(Boolean) : []
const lines = new Map(PROVABLE.map(({ claim }) => [claim, []]))
for (const line of stored) lines.get(readProvedLine(line).claim)?.push(line)
for (const provable of PROVABLE) {
  const { claim, parameters } = provable
  if (asked.length > 0 && !asked.includes(claim)) continue
  const piles = PILES.get(claim)
  const found = casesOf(parameters, piles === undefined ? {} : { n: piles }).flatMap((each) => {
    console.error(claim, formatCase(each))
    return lineOf(provable, each)
  })
  lines.set(
    claim,
    found.map((line) => JSON.stringify(line)),
  )
  writeFileSync(FILE, `${[...lines.values()].flat().join('\n')}\n`)
}
