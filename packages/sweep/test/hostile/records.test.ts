import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { mutatedJson, mutatedJsonText } from '../../../presburger/test/arbitraries/mutated-json.ts'
import { mutatedText } from '../../../presburger/test/arbitraries/mutated-text.ts'
import { Refused, readsOrRefuses } from '../../../presburger/test/hostile/reads-or-refuses.ts'
import { formatLedgerLine, ledgerLine, parseLedgerLine } from '../../src/directory/ledger-line.ts'
import { readRecordLine } from '../../src/directory/record-line.ts'
import { readResultText } from '../../src/directory/result-text.ts'
import { runShard, type ShardResult, unfold } from '../../src/index.ts'
import { readResult } from '../../src/queue/read-result.ts'
import { sealed, unsealed, UntrustedEntry } from '../../src/queue/sealed.ts'
import { recordsDigest } from '../../src/records.ts'

const COMMITTED = new URL('../../../conjectures/results/check-all.jsonl', import.meta.url)
const committed = readFileSync(COMMITTED, 'utf8').trimEnd().split('\n')
const records = fc.constantFrom(...committed.filter((_, i) => i % 97 === 0))

const sweep = await unfold({
  format: 1,
  claims: [{ claim: 'GMMV-App-case2', ranges: {}, max: [2, 3, 4] }],
  shard: { cases: 1 },
})
/** Results without their running times, so that a seed always gives the same texts. */
const run = await Promise.all(
  sweep.shards.map(async (shard) => ({ ...(await runShard(shard)), seconds: 0.5 })),
)
const results = fc.constantFrom(...run.map((result) => JSON.stringify(result)))
const once = { isDouble: false, isRepeated: false }
const lines = fc.constantFrom(
  ...run.map((result) => formatLedgerLine(ledgerLine(result, result.digest, once)).trimEnd()),
)

/** A changed line with a matching checksum. */
const checkedLines = mutatedJson(lines).map((json) => {
  const { check: _, ...line } = (json ?? {}) as { readonly check?: string }
  const check = createHash('sha256').update(JSON.stringify(line)).digest('hex').slice(0, 8)
  return JSON.stringify({ ...line, check })
})
/** A changed result with a matching digest, if it still contains records. */
const digestedResults = mutatedJson(results).map((json) => {
  const result = json as ShardResult
  try {
    return JSON.stringify({ ...result, digest: recordsDigest(result.records) })
  } catch {
    return JSON.stringify(result)
  }
})

readsOrRefuses('verdict record', mutatedJsonText(records), {
  readAgain: (line) => {
    const { record, wrong } = readRecordLine(line)
    if (wrong !== null) throw new Refused(wrong)
    return JSON.stringify(record)
  },
  refusals: [Refused],
  isStrict: true,
})
readsOrRefuses('line of a ledger', fc.oneof(checkedLines, mutatedJsonText(lines)), {
  readAgain: (text) => {
    const line = parseLedgerLine(text)
    if (line === null) throw new Refused('not a line of a ledger')
    return formatLedgerLine(line).trimEnd()
  },
  refusals: [Refused],
  isStrict: true,
})
readsOrRefuses('result of a shard', mutatedJsonText(results), {
  readAgain: (text) => {
    const read = readResultText(text, 1)
    if (read.wrong !== null) throw new Refused(read.wrong)
    return JSON.stringify(read.result)
  },
  refusals: [Refused],
  isStrict: true,
})

const subject = { what: 'result', plan: sweep.digest, shard: 1 } as const
const SECRET = 'a secret of this test'
const bodies = fc.oneof(mutatedJsonText(results), digestedResults)
const signed = bodies.map((body) => sealed(SECRET, subject, body))
const unsigned = results.map((body) => sealed(null, subject, body))
for (const [name, secret, entries] of [
  ['entry of a queue, signed', SECRET, fc.oneof(signed, signed, signed, mutatedText(signed))],
  ['entry of a queue, unsigned', null, mutatedJsonText(unsigned)],
] as const) {
  readsOrRefuses(name, entries, {
    readAgain: (text) => {
      readResult({ sweep, isDouble: false, secret }, 1, text)
      return sealed(secret, subject, unsealed(secret, subject, text))
    },
    refusals: [UntrustedEntry],
  })
}
