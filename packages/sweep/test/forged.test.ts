import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VerdictRecord } from '@nim/conjectures'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sampled } from '../../../vitest.sample.ts'
import { digestOf } from '../src/digest.ts'
import { formatLedgerLine, type LedgerLine, parseLedgerLine } from '../src/directory/ledger-line.ts'
import { readRecordLine } from '../src/directory/record-line.ts'
import { totalsOf } from '../src/directory/shard-totals.ts'
import { mergeSweep, recheckSweep } from '../src/index.ts'
import { threadPool } from '../src/executors/thread-pool.ts'
import { recordsDigest } from '../src/records.ts'
import { MEMORY, runIn, temporary } from './sweep-fixture.ts'

const folder = temporary()
const intact = folder.at('intact')
const forged = folder.at('forged')
const pool = threadPool(1)

/**
 * A shard with the verdict "holds" (GMMV-C1), and a shard with the verdict "refuted"
 * (GMMV-App-case2 max=4).
 */
const HOLDS = 0
const REFUTED = 7

beforeAll(() => runIn(intact))
beforeEach(() => {
  rmSync(forged, { recursive: true, force: true })
  cpSync(intact, forged, { recursive: true })
})
afterAll(async () => {
  await pool.close()
  folder.remove()
})

/** Replaces a record by another line, and updates every count, digest and checksum. */
function forge(shard: number, change: (line: string) => string): void {
  const path = join(forged, 'results', `${String(shard).padStart(6, '0')}.jsonl`)
  const before = readFileSync(path, 'utf8')
  const text = `${change(before.trimEnd())}\n`
  expect(text).not.toBe(before)
  writeFileSync(path, text)
  const { record } = readRecordLine(text.trimEnd())
  forgeLine(shard, (line) => ({
    ...line,
    ...(record === null ? {} : totalsOf([record])),
    file: digestOf(text),
    digest: digestOfRecords(text) ?? line.digest,
  }))
}

/** Changes the ledger line of a shard, and updates its checksum. */
function forgeLine(shard: number, change: (line: LedgerLine) => LedgerLine): void {
  const ledger = join(forged, 'ledger.jsonl')
  const lines = readFileSync(ledger, 'utf8').trimEnd().split('\n')
  const own = lines.findIndex((line) => parseLedgerLine(line)!.shard === shard)
  lines[own] = formatLedgerLine(change(parseLedgerLine(lines[own]!)!)).trimEnd()
  writeFileSync(ledger, `${lines.join('\n')}\n`)
}

function digestOfRecords(text: string): string | null {
  try {
    return recordsDigest([JSON.parse(text) as VerdictRecord])
  } catch {
    return null
  }
}

type Fields = Record<string, unknown>

/** An edit of the fields of a record. */
function fields(change: (record: Fields) => Fields): (line: string) => string {
  return (line) => JSON.stringify(change(JSON.parse(line) as Fields))
}

const evidence = (change: Fields): ((line: string) => string) =>
  fields((record) => ({
    ...record,
    counterexample: { ...(record['counterexample'] as object), ...change },
  }))

/**
 * The kinds of forgery. Each kind has a name, a shard, an edit of the shard's line, and the message
 * of a merge. The message is null if only a second run can detect the forgery.
 */
const KINDS: readonly (readonly [
  kind: string,
  shard: number,
  change: (line: string) => string,
  merge: RegExp | null,
])[] = [
  ['invalid JSON', HOLDS, () => 'nonsense', /record 1: it cannot be read/],
  ['null', HOLDS, () => 'null', /record 1: the line: /],
  ['a list', HOLDS, () => '[]', /record 1: format: /],
  [
    'evidence with deep nesting',
    REFUTED,
    deep,
    /record 1: it cannot be read: it is nested too deeply/,
  ],
  ['an unknown verdict', HOLDS, fields((r) => ({ ...r, verdict: 'true' })), /verdict: /],
  [
    'a verdict that is a property name of every object',
    HOLDS,
    fields((r) => ({ ...r, verdict: 'toString' })),
    /verdict: /,
  ],
  ['a negative count', HOLDS, fields((r) => ({ ...r, checked: -1 })), /checked: /],
  ['a fractional count', HOLDS, fields((r) => ({ ...r, checked: 1.5 })), /checked: /],
  ['a count as a string', HOLDS, fields((r) => ({ ...r, checked: '20' })), /checked: /],
  [
    'a count that is too large',
    HOLDS,
    (l) => l.replace(/"failures":0/, '"failures":1e300'),
    /failures: /,
  ],
  [
    'no counterexample field',
    HOLDS,
    fields((r) => ({ ...r, counterexample: undefined })),
    /counterexample: /,
  ],
  [
    'evidence that is a list',
    REFUTED,
    fields((r) => ({ ...r, counterexample: [] })),
    /counterexample/,
  ],
  [
    'a position of strings',
    REFUTED,
    evidence({ position: ['1', '2'] }),
    /counterexample\.position\.0: /,
  ],
  [
    'a fact without a position',
    REFUTED,
    evidence({ stated: [{ fact: 'remoteness', value: 1, saidBy: 'rules' }] }),
    /counterexample\.stated\.0\./,
  ],
  [
    'an unknown kind of fact',
    REFUTED,
    evidence({ stated: [{ fact: 'beauty', position: [1], value: 1, saidBy: 'rules' }] }),
    /counterexample\.stated\.0\./,
  ],
  ['an extra field', HOLDS, fields((r) => ({ ...r, trusted: true })), /trusted: /],
  ['a prototype', HOLDS, (l) => l.replace('{', '{"__proto__":{},'), /record 1: /],
  [
    'a field that occurs twice',
    HOLDS,
    (l) => l.replace('"failures":0', '"failures":7,"failures":0'),
    /a field occurs twice/,
  ],
  [
    'spaces',
    HOLDS,
    (l) => l.replace('"failures":0', '"failures": 0'),
    /perhaps a field occurs twice, or there are extra spaces/,
  ],
  [
    'a number in another notation',
    HOLDS,
    (l) => l.replace('"failures":0', '"failures":0.0'),
    /differs from what nimlab writes for this record/,
  ],
  ['an unknown kind of digest', HOLDS, fields((r) => ({ ...r, digest: 'md5:0' })), /digest: /],
  [
    'an escape sequence',
    HOLDS,
    fields((r) => ({ ...r, method: '\u001B[2J' })),
    /a control character/,
  ],
  [
    'an 8-bit control character',
    HOLDS,
    fields((r) => ({ ...r, method: '\u009B2J' })),
    /a control character/,
  ],
  [
    'a line break in a sentence',
    REFUTED,
    evidence({ explain: 'so\n# a title' }),
    /a control character/,
  ],
  ['a different format', HOLDS, fields((r) => ({ ...r, format: 1 })), /format: /],
  ['seconds', HOLDS, fields((r) => ({ ...r, seconds: 1 })), /seconds: /],
  [
    'a different game',
    HOLDS,
    fields((r) => ({ ...r, ruleset: 'NIM(9,1)' })),
    /ruleset is "NIM\(9,1\)"/,
  ],
  [
    'a different play convention',
    REFUTED,
    fields((r) => ({ ...r, play: 'misere' })),
    /play is "misere"/,
  ],
  [
    'a verdict that the claim cannot give',
    HOLDS,
    fields((r) => ({ ...r, verdict: 'answered' })),
    /the verdict is answered, the claim can give holds, refuted, vacuous/,
  ],
  [
    'more tests than positions',
    HOLDS,
    fields((r) => ({ ...r, checked: Number(r['counted']) + 1 })),
    /tests of \d+ some positions/,
  ],
  [
    'a different case',
    HOLDS,
    fields((r) => ({ ...r, case: { n: 4, k: 2 } })),
    /record 1 is not of GMMV-C1/,
  ],
  [
    'a different domain',
    HOLDS,
    fields((r) => ({ ...r, domain: { kind: 'box', max: 9 } })),
    /is not of GMMV-C1/,
  ],
  ['a different claim', HOLDS, fields((r) => ({ ...r, claim: 'DH-C1' })), /is not of GMMV-C1/],
  ['a different version', HOLDS, fields((r) => ({ ...r, nimlab: '9.9.9' })), /of nimlab 9\.9\.9/],
  [
    'an additional record',
    HOLDS,
    (l) => `${l}\n${l}`,
    /2 records, the plan has 1|records have the digest/,
  ],
  [
    'more failures than tests',
    REFUTED,
    fields((r) => ({ ...r, failures: Number(r['checked']) + 1 })),
    /failures among/,
  ],
  [
    'a refutation without evidence',
    REFUTED,
    fields((r) => ({ ...r, counterexample: null })),
    /without a counterexample/,
  ],
  [
    'a refutation with the verdict holds',
    REFUTED,
    fields((r) => ({ ...r, verdict: 'holds' })),
    /class is |holds, with/,
  ],
  [
    'a count that differs from the formula',
    REFUTED,
    fields((r) => ({ ...r, counted: Number(r['counted']) + 1 })),
    /the closed formula gives/,
  ],
  [
    'a remark',
    HOLDS,
    fields(({ claim, case: c, ...r }) => ({ claim, case: c, reading: 'remark', ...r })),
    /reading is "remark"/,
  ],
  [
    'a different class',
    REFUTED,
    fields((r) => ({ ...r, class: 'misprint' })),
    /class is "misprint"/,
  ],
  [
    'a different cause',
    REFUTED,
    fields((r) => ({ ...r, cause: 'an error of ours' })),
    /cause is "an error of ours"/,
  ],
  [
    'a statement of nimlab',
    HOLDS,
    fields(({ nimlab, ...r }) => ({ ...r, by: 'nimlab', nimlab })),
    /by is "nimlab"/,
  ],
  [
    'fields in a different order',
    HOLDS,
    fields(({ claim, ...r }) => ({ ...r, claim })),
    /in another order/,
  ],
  [
    'a different digest of the values',
    HOLDS,
    fields((r) => ({ ...r, digest: `sha256:${'0'.repeat(64)}` })),
    null,
  ],
  [
    'a different number of failures',
    REFUTED,
    fields((r) => ({ ...r, failures: Number(r['failures']) + 1 })),
    null,
  ],
  ['a different position', REFUTED, evidence({ position: [1, 1, 1, 2] }), null],
  ['a different value', REFUTED, evidence({ actual: 'N', expected: 'P' }), null],
  ['a different sentence', REFUTED, evidence({ explain: 'it is so' }), null],
  ['a different method', HOLDS, fields((r) => ({ ...r, method: 'by hand' })), null],
  ['a refutation in which every field says that the claim holds', REFUTED, holding, null],
]

/** Evidence with a value inside so many nested lists that some versions of Node cannot write it. */
function deep(line: string): string {
  return line.replace(
    '"expected"',
    `"witness":{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}},"expected"`,
  )
}

/** A refuted record, changed so that every field says that the claim holds. */
function holding(line: string): string {
  const { class: _, cause: __, ...record } = JSON.parse(line) as Fields
  return JSON.stringify({ ...record, verdict: 'holds', failures: 0, counterexample: null })
}

/**
 * Everything that a merge reports, which is the damage in its result or the message of its error.
 */
async function mergeSays(): Promise<string> {
  try {
    return (await mergeSweep(forged)).stored.damage.join('\n')
  } catch (error) {
    expect((error as Error).name).toBe('SweepDamage')
    return (error as Error).message
  }
}

describe('a forged record whose digests all match', () => {
  it.each(sampled(KINDS, 3))(
    'is detected by merge or by a recheck: %s',
    async (_, shard, change, merge) => {
      forge(shard, change)
      const said = await mergeSays()
      if (merge === null) expect(said).toBe('')
      else {
        expect(said).toMatch(merge)
        expect(said).toMatch(/results\/00000[07]\.jsonl: /)
      }
      // oxlint-disable-next-line no-control-regex -- the report must not contain a control character
      expect(said).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
      const { isRight, stored, failures } = await recheckSweep(forged, {
        pool,
        sample: 1,
        seed: 1,
        memory: MEMORY,
      })
      expect([...stored.damage, ...failures].join('\n')).toMatch(
        shard === HOLDS ? /000000\.jsonl|GMMV-C1|shard 1/ : /000007\.jsonl|GMMV-App-case2|shard 8/,
      )
      expect(isRight).toBe(false)
    },
  )

  it('has one of at least 26 kinds', () => {
    expect(KINDS.length).toBeGreaterThanOrEqual(26)
  })
})

describe('a forged ledger line whose checksum matches', () => {
  it.each<[string, Partial<LedgerLine>, RegExp]>([
    ['cases', { cases: 2 }, /it counts 2 cases, the records 1$/],
    ['tests', { checked: 1 }, /it counts 1 checked, the records \d+$/],
    ['a different verdict', { verdicts: { refuted: 1 } }, /it counts 1 refuted, the records 0$/],
    [
      'an additional verdict',
      { verdicts: { holds: 1, proved: 1 } },
      /counts 1 proved, the records 0$/,
    ],
    ['no verdict', { verdicts: {} }, /it counts 0 holds, the records 1$/],
  ])('is detected by merge: %s', async (_, change, says) => {
    forgeLine(HOLDS, (line) => ({ ...line, ...change }))
    const { stored, missing } = await mergeSweep(forged)
    expect(stored.damage).toEqual([expect.stringMatching(/^ledger\.jsonl: shard 1: /)])
    expect(stored.damage[0]).toMatch(says)
    expect(missing).toEqual([HOLDS])
    // a resumed run must repair the ledger
    await runIn(forged)
    expect((await mergeSweep(forged)).stored.damage).toEqual([])
  })

  it.each<[string, Partial<LedgerLine>]>([
    ['a verdict with the count 0', { verdicts: { holds: 1, proved: 0 } }],
    ['a shard that was repeated but run only once', { repeated: true }],
  ])('cannot be parsed: %s', async (_, change) => {
    forgeLine(HOLDS, (line) => ({ ...line, ...change }))
    const { damage } = (await mergeSweep(forged)).stored
    expect(damage).toEqual(['ledger.jsonl line 1: cannot be read, ignored'])
  })
})
