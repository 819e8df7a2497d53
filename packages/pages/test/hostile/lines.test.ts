import fc from 'fast-check'
import { fileURLToPath } from 'node:url'
import { mutatedJsonText } from '../../../presburger/test/arbitraries/mutated-json.ts'
import { readsOrRefuses } from '../../../presburger/test/hostile/reads-or-refuses.ts'
import { parseInclusionsLine } from '../../src/atlas/inclusions-line.ts'
import { filesIn } from '../../src/files.ts'
import { parseCoqCaseLine } from '../../src/proofs/coq-lines.ts'
import { parseCoqShiftLine } from '../../src/proofs/coq-shifts.ts'
import { parseSmtLine } from '../../src/proofs/smt-lines.ts'

const files = filesIn(fileURLToPath(new URL('../../../../', import.meta.url)))

/** The data files that this package parses with its own schemas, and the parser of each. */
const READERS: readonly (readonly [path: string, parse: (line: string) => object])[] = [
  ['docs/atlas/inclusions.jsonl', parseInclusionsLine],
  ['docs/proofs/coq-cases.jsonl', parseCoqCaseLine],
  ['docs/proofs/coq-shifts.jsonl', parseCoqShiftLine],
  ['docs/proofs/smt.jsonl', parseSmtLine],
]

for (const [path, parse] of READERS) {
  const lines = files.read(path).trimEnd().split('\n')
  readsOrRefuses(`lines of ${path}`, mutatedJsonText(fc.constantFrom(...lines)), {
    readAgain: (text) => JSON.stringify(parse(text)),
    isStrict: true,
  })
}
