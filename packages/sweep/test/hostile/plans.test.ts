import fc from 'fast-check'
import { mutatedJson, mutatedJsonText } from '../../../presburger/test/arbitraries/mutated-json.ts'
import { mutatedText } from '../../../presburger/test/arbitraries/mutated-text.ts'
import { readsOrRefuses } from '../../../presburger/test/hostile/reads-or-refuses.ts'
import { planFile } from '../../src/directory/plan-file.ts'
import * as sweeps from '../../src/index.ts'
import { parsedAddress } from '../../src/queue/queue-secret.ts'

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
/** A YAML text with aliases that grow exponentially if a parser expands them. */
const BOMB = `format: 1
a: &a [x, x, x, x, x, x, x, x, x]
b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]
c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b]
claims: [*c, *c, *c]
`
const ADDRESSES = [
  'redis://127.0.0.1:6379',
  'rediss://user:pass%20word@queue.example:6380/12',
  'redis://[::1]:6379/0',
]
const indented = (data: unknown): string => JSON.stringify(data, null, 2)
const json = fc.constant(JSON.stringify(PLAN))
const small = { format: 1, claims: [{ claim: 'GMMV-C1', ranges: { n: [3, 3] }, max: 3 }] } as const
const stamped = fc.constant(planFile(await sweeps.unfold(small)))

const readAgain = (text: string): string => JSON.stringify(sweeps.parsePlan(text))
readsOrRefuses('plan, JSON', mutatedJsonText(json), { readAgain })
readsOrRefuses('plan, YAML', mutatedText(YAML, BOMB, indented(PLAN)), { readAgain })
const plans = mutatedJson(json).map((plan) => JSON.stringify(plan))
readsOrRefuses('plan in its canonical form', plans, {
  readAgain: (text) => JSON.stringify(sweeps.canonicalPlan(sweeps.parsePlan(text))),
})
readsOrRefuses('plan.json of a sweep', mutatedJsonText(stamped, indented), {
  readAgain: (text) => JSON.stringify(sweeps.readPlan(text)),
  refusals: [RangeError, sweeps.SweepDamage],
})
readsOrRefuses('part of a sweep (--shard)', mutatedText('3/64', '1/1', '10/1000'), {
  readAgain: (text) => {
    const { residue, modulus } = sweeps.parsePart(text)
    return `${residue + 1}/${modulus}`
  },
})
readsOrRefuses('address of a queue (--queue)', mutatedText(...ADDRESSES), {
  readAgain: (text) => parsedAddress(text).href,
})
