// Judges every claim in its default range twice, once with its printed statement and once with true
// and false exchanged. Reports each claim whose verdict depends on anything other than the
// statement. Run it with `npm run negate -- [ID …]`.
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const source = (path) => import(new URL(`../packages/conjectures/${path}`, import.meta.url).href)
const { CLAIMS } = await source('src/papers/registry.ts')
const { casesAt, judgedOtherwise } = await source('test/judge/negated.ts')

const wanted = process.argv.slice(2)
const claims = CLAIMS.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
const unknown = wanted.filter((id) => !claims.some((claim) => claim.id === id))
if (unknown.length > 0) {
  console.error(`negate: no claim ${unknown.join(', ')}; nimlab claims lists them`)
  process.exit(2)
}
let cases = 0
let wrong = 0
for (const claim of claims) {
  for (const one of casesAt(claim, 'default')) {
    cases++
    for (const line of judgedOtherwise(claim, one)) {
      wrong++
      console.log(line)
    }
  }
}
console.log(`${claims.length} claims, ${cases} cases, ${wrong} judged otherwise`)
process.exit(wrong === 0 ? 0 : 1)
