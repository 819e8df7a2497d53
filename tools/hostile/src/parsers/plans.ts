import { canonicalPlan, parsePlan, readPlan, unfold } from '@nim/sweep'
import { planFile } from '../../../../packages/sweep/src/directory/plan-file.ts'
import { SweepDamage } from '@nim/sweep'
import { mutatedJson } from '../mutate-json.ts'
import { mutatedText } from '../mutate-text.ts'
import type { Parser } from '../parser.ts'

const PLAN = {
  format: 1,
  claims: [
    { claim: 'GMMV-C1', ranges: { n: [3, 4] }, max: [2, 3, 4] },
    { claim: 'GMMV-App-case2', max: 6 },
    { claim: 'mine', module: { path: './my.mjs', digest: `sha256:${'0a'.repeat(32)}` } },
  ],
  budget: { positions: 1000000, memory: 1073741824 },
  shard: { cases: 1, positions: 5000 },
}

const YAML = `format: 1
# ranges of two papers
claims:
  - { claim: GMMV-C1, ranges: { n: [3, 4] }, max: [2, 3] }
  - claim: GMMV-App-case2
    max: &bound 6
  - claim: GMMV-App-case2
    max: *bound
    ranges: {}
shard:
  cases: 1
`

const BOMB = `format: 1
a: &a [x, x, x, x, x, x, x, x, x]
b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
claims: [*c, *c, *c]
`

const stamped = planFile(
  await unfold({ format: 1, claims: [{ claim: 'GMMV-C1', ranges: { n: [3, 3] }, max: 3 }] }),
)

/** Plans of sweeps. */
export const PLANS: readonly Parser[] = [
  {
    name: 'plan, JSON',
    mutant: (random) =>
      random(2) === 0
        ? mutatedText([JSON.stringify(PLAN)], random)
        : JSON.stringify(mutatedJson(structuredClone(PLAN), random)),
    readAgain: (text) => JSON.stringify(parsePlan(text)),
    refusals: [RangeError],
  },
  {
    name: 'plan, YAML',
    mutant: (random) => mutatedText([YAML, BOMB, JSON.stringify(PLAN, null, 2)], random),
    readAgain: (text) => JSON.stringify(parsePlan(text)),
    refusals: [RangeError],
  },
  {
    name: 'plan in its canonical form',
    mutant: (random) => JSON.stringify(mutatedJson(structuredClone(PLAN), random)),
    readAgain: (text) => JSON.stringify(canonicalPlan(parsePlan(text))),
    refusals: [RangeError],
  },
  {
    name: 'plan.json of a sweep',
    mutant: (random) =>
      random(2) === 0
        ? mutatedText([stamped], random)
        : JSON.stringify(mutatedJson(JSON.parse(stamped), random), null, 2),
    readAgain: (text) => JSON.stringify(readPlan(text)),
    refusals: [RangeError, SweepDamage],
  },
]
