import { readFileSync } from 'node:fs'
import type { VerdictRecord } from '@nim/conjectures'
import { runShard, type ShardResult, unfold } from '@nim/sweep'
import { createHash } from 'node:crypto'
import {
  formatLedgerLine,
  ledgerLine,
  parseLedgerLine,
} from '../../../../packages/sweep/src/directory/ledger-line.ts'
import { readRecordLine } from '../../../../packages/sweep/src/directory/record-line.ts'
import { readResultText } from '../../../../packages/sweep/src/directory/result-text.ts'
import { readResult } from '../../../../packages/sweep/src/queue/read-result.ts'
import { sealed, unsealed, UntrustedEntry } from '../../../../packages/sweep/src/queue/sealed.ts'
import { recordsDigest } from '../../../../packages/sweep/src/records.ts'
import { mutatedJson } from '../mutate-json.ts'
import { mutatedText } from '../mutate-text.ts'
import { type Parser, Refused } from '../parser.ts'
import { oneOf, type Random } from '../random.ts'

const COMMITTED = new URL(
  '../../../../packages/conjectures/results/check-all.jsonl',
  import.meta.url,
)
const RECORDS = readFileSync(COMMITTED, 'utf8')
  .trimEnd()
  .split('\n')
  .filter((_, i) => i % 97 === 0)

const sweep = await unfold({
  format: 1,
  claims: [{ claim: 'GMMV-App-case2', ranges: {}, max: [2, 3, 4] }],
  shard: { cases: 1 },
})
const results: readonly ShardResult[] = await Promise.all(
  sweep.shards.map((shard) => runShard(shard)),
)
const RESULTS = results.map((result) => JSON.stringify(result))
const LINES = results.map((result) =>
  formatLedgerLine(
    ledgerLine(result, result.digest, { isDouble: false, isRepeated: false }),
  ).trimEnd(),
)

const SECRET = 'a secret of this test'

/** A text with a change in its characters or in its data. */
function mutated(texts: readonly string[], random: Random): string {
  return random(2) === 0
    ? mutatedText(texts, random)
    : JSON.stringify(mutatedJson(JSON.parse(oneOf(texts, random)), random))
}

/** A changed line with a checksum that fits again, where it is still JSON. */
function checkedLine(random: Random): string {
  const json = mutatedJson(JSON.parse(oneOf(LINES, random)), random)
  const { check: _, ...line } = (json ?? {}) as { readonly check?: string }
  const text = JSON.stringify(line)
  const check = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return JSON.stringify({ ...line, check })
}

/** A changed result with a digest that fits again, where it still has records. */
function digestedResult(random: Random): string {
  const result = mutatedJson(JSON.parse(oneOf(RESULTS, random)), random) as ShardResult
  try {
    return JSON.stringify({ ...result, digest: recordsDigest(result.records) })
  } catch {
    return JSON.stringify(result)
  }
}

/** Results of sweeps: what their directories hold, and what goes through Redis. */
export const RESULTS_OF_SWEEPS: readonly Parser[] = [
  {
    name: 'verdict record',
    mutant: (random) => mutated(RECORDS, random),
    readAgain: (line) => {
      const read = readRecordLine(line)
      if (read.wrong !== null) throw new Refused(read.wrong)
      return JSON.stringify(read.record satisfies VerdictRecord)
    },
    refusals: [Refused],
    isStrict: true,
  },
  {
    name: 'line of a ledger',
    mutant: (random) => (random(2) === 0 ? mutated(LINES, random) : checkedLine(random)),
    readAgain: (text) => {
      const line = parseLedgerLine(text)
      if (line === null) throw new Refused('no line of a ledger')
      return formatLedgerLine(line).trimEnd()
    },
    refusals: [Refused],
    isStrict: true,
  },
  {
    name: 'result of a shard',
    mutant: (random) => mutated(RESULTS, random),
    readAgain: (text) => {
      const read = readResultText(text, 1)
      if (read.wrong !== null) throw new Refused(read.wrong)
      return JSON.stringify(read.result)
    },
    refusals: [Refused],
    isStrict: true,
  },
  {
    name: 'entry of a queue, signed',
    mutant: (random) => {
      const body = random(2) === 0 ? mutated(RESULTS, random) : digestedResult(random)
      const entry = sealed(SECRET, subjectOf(1), body)
      return random(4) === 0 ? mutatedText([entry], random) : entry
    },
    readAgain: (text) => {
      readResult({ sweep, isDouble: false, secret: SECRET }, 1, text)
      return sealed(SECRET, subjectOf(1), unsealed(SECRET, subjectOf(1), text))
    },
    refusals: [UntrustedEntry],
  },
  {
    name: 'entry of a queue, unsigned',
    mutant: (random) =>
      mutated(
        RESULTS.map((body) => sealed(null, subjectOf(1), body)),
        random,
      ),
    readAgain: (text) => {
      readResult({ sweep, isDouble: false, secret: null }, 1, text)
      return sealed(null, subjectOf(1), unsealed(null, subjectOf(1), text))
    },
    refusals: [UntrustedEntry],
  },
]

function subjectOf(shard: number): Parameters<typeof sealed>[1] {
  return { what: 'result', plan: sweep.digest, shard }
}
