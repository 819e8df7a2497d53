import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from '@nim/presburger'
import fc from 'fast-check'
import { mutatedJson, mutatedJsonText } from '../../../presburger/test/arbitraries/mutated-json.ts'
import { mutatedText } from '../../../presburger/test/arbitraries/mutated-text.ts'
import { Refused, readsOrRefuses } from '../../../presburger/test/hostile/reads-or-refuses.ts'
import { manifestText, type ManifestBody, sealed } from '../../src/certificate/manifest.ts'
import { CertificateError, parseManifest } from '../../src/certificate/parse-manifest.ts'
import { prove, writeCertificate } from '../../src/index.ts'
import { type PointQuestion, proveByPoints } from '../../src/points/index.ts'
import { checkPoints } from '../../src/points-check/index.ts'
import { withModel } from '../../src/solve/answer.ts'
import { always } from '../control/liar.ts'
import { atLeastK } from '../goals/goals.ts'
import { OTHERS, SET_NIM } from '../points/questions.ts'

const folder = await mkdtemp(join(tmpdir(), 'nim-hostile-'))
const goal = atLeastK(3, 2)
// no solver runs, because nothing here depends on its answers
const result = await prove(goal, { solver: always({ status: 'unsat' }) })
const origin = { claim: 'NT-1', case: { n: 3, k: 2 } }
const written = await writeCertificate(join(folder, 'certificate'), goal, result, origin)
await rm(folder, { recursive: true })

const manifest = fc.constant(manifestText(written))
const indented = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`
/** Changed data with a digest that matches them. */
const resealed = mutatedJson(manifest).map((json) => {
  const { digest: _, ...body } = (json ?? {}) as ManifestBody & { readonly digest?: string }
  return manifestText(sealed(body))
})
readsOrRefuses(
  'manifest of a certificate',
  fc.oneof(resealed, mutatedJsonText(manifest, indented)),
  {
    readAgain: (text) => manifestText(parseManifest(text)),
    refusals: [CertificateError],
  },
)

const says = parse('x1 <= x2 or x1 = 5')
const questions: readonly PointQuestion[] = [
  { value: 'statement', variables: ['x1', 'x2'], sorted: true, says },
  ...SET_NIM.filter(({ ruleset }) => ruleset.piles === 3),
  ...OTHERS.slice(0, 8),
]
const certificates = fc.constantFrom(
  ...questions.map((question) => {
    const proof = proveByPoints(question)
    if (proof.answer !== 'proved') throw new Error(`${question.value}: ${proof.answer}`)
    return JSON.stringify(proof.certificate)
  }),
)
const inData = mutatedJson(certificates).map((data) => JSON.stringify(data))
readsOrRefuses(
  'certificate by points',
  fc.oneof(inData, inData, inData, mutatedText(certificates)),
  {
    readAgain: (text) => {
      const checked = checkPoints(jsonOf(text))
      if (!checked.accepted) throw new Refused(checked.why)
      return JSON.stringify(jsonOf(text))
    },
    refusals: [Refused],
  },
)

readsOrRefuses('model of a solver', mutatedText('((x1 3) (x2 (- 4)))', '((x1 0)\n (x2 17))'), {
  readAgain: (text) => {
    const { model, reason } = withModel(text, ['x1', 'x2'], 0)
    if (model === undefined) throw new Refused(reason)
    const signed = (value: bigint): string => (value < 0n ? `(- ${-value})` : `${value}`)
    return `((x1 ${signed(model.get('x1')!)}) (x2 ${signed(model.get('x2')!)}))`
  },
  refusals: [Refused],
})

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('is not valid JSON')
  }
}
