import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll } from 'vitest'
import { mutatedJsonText } from '../../../../packages/presburger/test/arbitraries/mutated-json.ts'
import { readsOrRefuses } from '../../../../packages/presburger/test/hostile/reads-or-refuses.ts'
import { DamagedCertificates, readIndex, writeIndex } from '../../src/proving/certificates.ts'
import { readPointIndex, writePointIndex } from '../../src/proving/point-certificates.ts'
import type { ProofRecord } from '../../src/proving/proof-record.ts'
import { UsageError } from '../../src/usage-error.ts'

/** The records of two cases, from which the test writes the indexes. */
const CASES = [
  { claim: 'DH-T5.1', verdict: 'proved', uses: [] },
  {
    claim: 'DH-T6.1',
    verdict: 'refuted',
    counterexample: { position: [1, 2] },
    uses: ['DH-T5.1 n=2'],
  },
].map(({ claim, verdict, ...others }) => ({
  nimlab: '0.1.0',
  solver: { name: 'z3', version: 'Z3 4', binary: `sha256:${'0a'.repeat(32)}` },
  part: null,
  claim,
  case: { n: 2 },
  verdict,
  goals: [{ id: `${claim} n=2`, certificate: `${claim}_n2` }],
  points: [{ id: `${claim} n=2`, verdict, proofs: [{ certificate: `${claim}_n2.points.json` }] }],
  ...others,
})) as unknown as readonly ProofRecord[]

const folder = mkdtempSync(join(tmpdir(), 'nimlab-hostile-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeIndex(folder, CASES)
writePointIndex(folder, CASES)

const indented = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`

for (const [file, read] of [
  ['proofs.json', readIndex],
  ['points.json', readPointIndex],
] as const) {
  const path = join(folder, file)
  const texts = mutatedJsonText(fc.constant(readFileSync(path, 'utf8')), indented)
  // Use only characters that UTF-8 can represent.
  const stored = texts.map((text) => Buffer.from(text).toString())
  readsOrRefuses(file, stored, {
    readAgain: async (text) => {
      writeFileSync(path, text)
      return indented(await read(folder))
    },
    refusals: [DamagedCertificates, ...(file === 'proofs.json' ? [UsageError] : [])],
    isStrict: true,
  })
}
