import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { slowSetNim } from '@nim/core/rules'
import { balancedFormula, theorem33Formula } from '@nim/core/setnim'
import { parse, parseTerm } from '@nim/presburger'
import {
  CertificateError,
  obligations,
  type OutcomeGoal,
  type ProofResult,
  writeCertificate,
} from '@nim/prover'
import { type PointQuestion, proveByPoints } from '@nim/prover/points'
import { checkPoints } from '@nim/prover/points-check'
import {
  DamagedCertificates,
  readIndex,
  writeIndex,
} from '../../../../apps/experiments/src/proving/certificates.ts'
import {
  readPointIndex,
  writePointIndex,
} from '../../../../apps/experiments/src/proving/point-certificates.ts'
import { UsageError } from '../../../../apps/experiments/src/usage-error.ts'
import { manifestText, sealed } from '../../../../packages/prover/src/certificate/manifest.ts'
import { parseManifest } from '../../../../packages/prover/src/certificate/parse-manifest.ts'
import { withModel } from '../../../../packages/prover/src/solve/answer.ts'
import { mutatedJson } from '../mutate-json.ts'
import { mutatedText } from '../mutate-text.ts'
import { type Parser, Refused } from '../parser.ts'
import { oneOf, type Random } from '../random.ts'

const VARIABLES = ['x1', 'x2', 'x3']
const RULESET = slowSetNim(3, [2, 3])
const GOAL: OutcomeGoal = {
  kind: 'outcome',
  id: 'halves-3-2',
  ruleset: RULESET,
  variables: VARIABLES,
  isP: balancedFormula(3, 2),
}

/** What a proof of the goal comes to; no solver was asked, as nothing here depends on answers. */
function provedResult(): ProofResult {
  const asked = [...obligations(GOAL)].filter(({ isSimplified }) => !isSimplified)
  const counts = { total: asked.length, raw: 0, simplified: 0, unsat: asked.length }
  return {
    goal: GOAL.id,
    verdict: 'proved',
    reason: '',
    counterexample: null,
    solver: { name: 'z3', version: '1', binary: null },
    shard: { index: 0, count: 1 },
    counts: { ...counts, elsewhere: 0, open: 0 },
    discharged: asked.map(({ id, condition }) => ({
      id,
      condition: condition.id,
      status: 'unsat',
      reason: '',
      solver: 'z3',
      seconds: 0.1,
    })),
    seconds: 0.1,
  }
}

const folder = mkdtempSync(join(tmpdir(), 'nimlab-hostile-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

async function manifest(): Promise<string> {
  const directory = join(folder, 'certificate')
  await writeCertificate(directory, GOAL, provedResult(), { claim: 'NT-1', case: { n: 3, k: 2 } })
  return readFileSync(join(directory, 'manifest.json'), 'utf8')
}

const MANIFEST = await manifest()

const game = { ruleset: RULESET, play: 'normal', variables: VARIABLES } as const
const QUESTIONS: readonly PointQuestion[] = [
  { value: 'outcome', ...game, says: balancedFormula(3, 2) },
  { value: 'outcome', ...game, ruleset: slowSetNim(3, [2]), says: theorem33Formula(3) },
  {
    value: 'remoteness',
    ruleset: slowSetNim(2, [1, 2]),
    play: 'normal',
    variables: ['x1', 'x2'],
    says: parseTerm('x1 + x2 - [x1 mod 2 = 1 and x2 mod 2 = 1]'),
  },
  { value: 'statement', variables: ['x1', 'x2'], sorted: true, says: parse('x1 <= x2 or x1 = 5') },
]

const POINTS = QUESTIONS.map((question) => {
  const result = proveByPoints(question)
  if (result.answer !== 'proved') throw new Error(`${question.value}: ${result.answer}`)
  return JSON.stringify(result.certificate)
})

const CASES = [
  {
    claim: 'DH-T5.1',
    case: { n: 2 },
    verdict: 'proved',
    goals: [{ id: 'DH-T5.1 n=2', certificate: 'DH-T5.1_n2' }],
    points: [
      {
        id: 'DH-T5.1 n=2',
        verdict: 'proved',
        proofs: [{ certificate: 'DH-T5.1_n2.points.json' }],
      },
    ],
    uses: [],
  },
  {
    claim: 'DH-T6.1',
    case: { n: 2 },
    verdict: 'refuted',
    goals: [{ id: 'DH-T6.1 n=2', certificate: 'DH-T6.1_n2' }],
    points: [{ id: 'DH-T6.1 n=2', verdict: 'refuted', proofs: [] }],
    counterexample: { position: [1, 2] },
    uses: ['DH-T5.1 n=2'],
  },
].map((record) => ({
  nimlab: '0.1.0',
  solver: { name: 'z3', version: 'Z3 4', binary: `sha256:${'0a'.repeat(32)}` },
  part: null,
  ...record,
})) as unknown as Parameters<typeof writeIndex>[1]

await writeIndex(folder, CASES)
await writePointIndex(folder, CASES)
const INDEX = readFileSync(join(folder, 'proofs.json'), 'utf8')
const POINT_INDEX = readFileSync(join(folder, 'points.json'), 'utf8')

function indented(json: unknown): string {
  return `${JSON.stringify(json, null, 2)}\n`
}

function mutated(text: string, random: Random): string {
  const mutant =
    random(2) === 0 ? mutatedText([text], random) : indented(mutatedJson(JSON.parse(text), random))
  // as a file holds it
  return Buffer.from(mutant).toString()
}

/** A changed manifest with the digest of what it now says, where it is still one object. */
function sealedManifest(random: Random): string {
  const json = mutatedJson(JSON.parse(MANIFEST), random) as ReturnType<typeof sealed> | null
  const { digest: _, ...body } = json ?? ({} as ReturnType<typeof sealed>)
  return manifestText(sealed(body))
}

/** Certificates of proofs, and what a solver says. */
export const CERTIFICATES: readonly Parser[] = [
  {
    name: 'manifest of a certificate',
    mutant: (random) => (random(2) === 0 ? mutated(MANIFEST, random) : sealedManifest(random)),
    readAgain: (text) => manifestText(parseManifest(text)),
    refusals: [CertificateError],
  },
  {
    name: 'proofs.json',
    mutant: (random) => mutated(INDEX, random),
    readAgain: async (text) => {
      writeFileSync(join(folder, 'proofs.json'), text)
      return indented(await readIndex(folder))
    },
    refusals: [DamagedCertificates, UsageError],
    isStrict: true,
  },
  {
    name: 'points.json',
    mutant: (random) => mutated(POINT_INDEX, random),
    readAgain: async (text) => {
      writeFileSync(join(folder, 'points.json'), text)
      return indented(await readPointIndex(folder))
    },
    refusals: [DamagedCertificates],
    isStrict: true,
  },
  {
    name: 'certificate by points',
    mutant: (random) => {
      const text = oneOf(POINTS, random)
      return random(4) === 0
        ? mutatedText(POINTS, random)
        : JSON.stringify(mutatedJson(JSON.parse(text), random))
    },
    readAgain: (text) => {
      const checked = checkPoints(jsonOf(text))
      if (!checked.accepted) throw new Refused(checked.why)
      return JSON.stringify(jsonOf(text))
    },
    refusals: [Refused],
  },
  {
    name: 'model of a solver',
    mutant: (random) => mutatedText(['((x1 3) (x2 (- 4)))', '((x1 0)\n (x2 17))'], random),
    readAgain: (text) => {
      const { model, reason } = withModel(text, ['x1', 'x2'], 0)
      if (model === undefined) throw new Refused(reason)
      const value = (name: string): string => {
        const number = model.get(name)!
        return number < 0n ? `(- ${-number})` : String(number)
      }
      return `((x1 ${value('x1')}) (x2 ${value('x2')}))`
    },
    refusals: [Refused],
  },
]

/** What a file holds, as the readers of certificates take it. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('is not JSON')
  }
}
