import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { CERTIFICATE_PACK, readPack } from '@nim/conjectures/goals'
import { digestOf } from '@nim/sweep/records'
import { expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import { filesIn, packedCertificates, readAtlas, readClaimRows } from '../src/index.ts'

const ROOT = new URL('../../../', import.meta.url)
const files = filesIn(fileURLToPath(ROOT))
const packed = gunzipSync(readFileSync(new URL(`docs/atlas/${CERTIFICATE_PACK}`, ROOT)))
const stored = readPack(packed.toString())
const atlas = readAtlas(files)
const { proved } = readClaimRows(files)

it('the committed certificates cover all rows and all cases that are proved by points', () => {
  const ofRows = atlas.all.flatMap(({ certificate }) => certificate ?? [])
  const named = new Set([...ofRows, ...stored.cases.flatMap(({ certificates }) => certificates)])
  expect(stored.certificates.map((text) => digestOf(text)).sort()).toEqual([...named].sort())
  expect(stored.cases.map(({ claim, case: one }) => ({ claim, case: one }))).toEqual(
    proved.map(({ claim, case: one }) => ({ claim, case: one })),
  )
  expect(stored.cases.map(({ certificates }) => certificates.length)).toEqual(
    proved.map(({ certificates }) => certificates),
  )
})

it('a committed certificate is kept if its question is still the question of the claim', () => {
  const some = sampled(proved, 10)
  const made: string[] = []
  const pack = packedCertificates(atlas, some, stored, (what) => made.push(what))
  expect(made).toEqual([])
  expect(pack.cases).toEqual(
    stored.cases.filter((one) =>
      some.some(
        ({ claim, case: asked }) =>
          claim === one.claim && JSON.stringify(asked) === JSON.stringify(one.case),
      ),
    ),
  )
})

it('a certificate is created again if it is missing or answers a different question', () => {
  const few = { ...atlas, all: [atlas.all[0]!] }
  const [first, second] = proved.filter(({ claim }) => claim === 'GMMV-F2')
  const before = new Map(
    stored.cases.map((one) => [`${one.claim} ${JSON.stringify(one.case)}`, one]),
  )
  const caseOf = ({ claim, case: one }: (typeof proved)[number]) =>
    before.get(`${claim} ${JSON.stringify(one)}`)!
  const swapped = [
    { ...caseOf(first!), certificates: caseOf(second!).certificates },
    { ...caseOf(second!), certificates: caseOf(first!).certificates },
  ]
  const made: string[] = []
  const asked = {
    cases: swapped,
    certificates: stored.certificates.filter(
      (text) => digestOf(text) !== atlas.all[0]!.certificate,
    ),
  }
  const pack = packedCertificates(few, [first!, second!], asked, (what) => made.push(what))
  expect(made).toEqual(['SN(1,{1}) normal outcome', 'GMMV-F2 n=1 k=1', 'GMMV-F2 n=2 k=1'])
  expect(pack.cases).toEqual([caseOf(first!), caseOf(second!)])
  expect(() =>
    packedCertificates(
      { ...atlas, all: [{ ...atlas.all[0]!, certificate: `sha256:${'0'.repeat(64)}` }] },
      [],
      asked,
      () => {},
    ),
  ).toThrow(/sn\.jsonl: SN\(1,\{1\}\) normal outcome names another certificate/)
})
