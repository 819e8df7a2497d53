import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { parseRuleset } from '@nim/core/rules'
import { findShifts } from '@nim/discovery'
import type { ShiftLine } from '@nim/discovery/atlas'
import type { ShiftCertificate } from '@nim/prover/shift-check'
import { afterAll, describe, expect, it } from 'vitest'
import { sampled } from '../../../../vitest.sample.ts'
import { DamagedAtlas } from '../../src/atlas/atlas-files.ts'
import {
  readShiftGames,
  type RecheckedShifts,
  recheckShiftGames,
  SHIFT_GAMES,
  SHIFT_PACK,
} from '../../src/atlas/recheck-shifts.ts'

const ATLAS = fileURLToPath(new URL('../../../../docs/atlas/', import.meta.url))
const linesOf = (text: string): string[] => text.trimEnd().split('\n')
const ROWS = linesOf(readFileSync(join(ATLAS, SHIFT_GAMES), 'utf8')).map(
  (line) => JSON.parse(line) as ShiftLine,
)
const CERTIFICATES = linesOf(gunzipSync(readFileSync(join(ATLAS, SHIFT_PACK))).toString()).map(
  (line) => JSON.parse(line) as ShiftCertificate,
)
const nameOf = ({ game, play, value }: ShiftLine): string => `${game} ${play} ${value ?? 'outcome'}`
const certificateOf = (row: ShiftLine): ShiftCertificate | undefined =>
  CERTIFICATES.find(({ ruleset, play, value }) => `${ruleset} ${play} ${value}` === nameOf(row))

const folder = mkdtempSync(join(tmpdir(), 'nimlab-shifts-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Changed = Record<string, unknown>
/** Rows and certificates. A forger may change them before they are written. */
interface Small {
  rows: Changed[]
  certificates: Changed[]
}
const NAMES = [
  'HNIM(3;{2},{1,2},{1,3}) misere outcome',
  'SN(2,{1,2}) normal grundy',
  'SN(4,{1,2,3,4}) normal grundy',
]
const small = (): Small => {
  const rows = NAMES.map((name) => ROWS.find((row) => nameOf(row) === name)!)
  const certificates = rows.flatMap((row) => certificateOf(row) ?? [])
  return structuredClone({ rows, certificates }) as unknown as Small
}
const recheckFolder = (
  onProgress: (done: number, total: number) => void = () => undefined,
): RecheckedShifts =>
  recheckShiftGames(readShiftGames(folder), { stop: { aborted: false }, onProgress })
const write = ({ rows, certificates }: Small): void => {
  const text = (lines: Changed[]): string =>
    lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  writeFileSync(join(folder, SHIFT_GAMES), text(rows))
  writeFileSync(join(folder, SHIFT_PACK), gzipSync(text(certificates)))
}
const recheck = (atlas: Small): RecheckedShifts => {
  write(atlas)
  return recheckFolder()
}

describe('the values of games that are solved by shift rules', () => {
  it('are checked by the independent checker', () => {
    const some = sampled(ROWS, 10)
    const certificates = some.flatMap((row) => certificateOf(row) ?? [])
    const proved = some.filter((row) => row.proved).length
    const result = recheck({ rows: some, certificates } as unknown as Small)
    expect(result).toEqual({ proved, problems: [] })
  })

  it('have one certificate each if they are proved, and there are no other certificates', () => {
    const named = ROWS.filter((row) => row.proved).map(nameOf)
    const packed = CERTIFICATES.map(({ ruleset, play, value }) => `${ruleset} ${play} ${value}`)
    expect(packed).toEqual(named)
  })

  it('are found again from the rules of the game', () => {
    const proved = ROWS.filter((row) => row.proved && parseRuleset(row.game).piles < 4)
    for (const row of sampled(proved, 60)) {
      const { game, play, value, positions } = row
      const question = { ruleset: parseRuleset(game), play, value: value ?? 'outcome' } as const
      expect(findShifts(question, { positions })).toMatchObject({ certificate: certificateOf(row) })
    }
  })

  it('may be absent from an atlas', () => {
    for (const name of [SHIFT_GAMES, SHIFT_PACK]) rmSync(join(folder, name), { force: true })
    expect(recheckFolder()).toEqual({ proved: 0, problems: [] })
  })

  it('need both of their files', () => {
    for (const name of [SHIFT_GAMES, SHIFT_PACK]) {
      write(small())
      rmSync(join(folder, name))
      expect(recheckFolder).toThrow(`${name}' does not exist`)
    }
  })

  it('report how many rules are checked', () => {
    write(small())
    const calls: [done: number, total: number][] = []
    recheckFolder((done, total) => calls.push([done, total]))
    const rules = small().certificates.map((one) => (one['rules'] as unknown[]).length)
    const total = rules.reduce((sum, count) => sum + count, 0)
    expect(calls[0]).toEqual([0, total])
    expect(calls).toContainEqual([rules[0], total])
    expect(calls.at(-1)).toEqual([total, total])
  })
})

describe('nimlab rejects', () => {
  it('nothing in an unchanged atlas', () => {
    expect(recheck(small())).toEqual({ proved: 2, problems: [] })
  })

  const CHANGES: [string, (of: Small) => void, RegExp][] = [
    ...['rules', 'critical', 'covered', 'box', 'beyond', 'irreducible'].map(
      (name): [string, (of: Small) => void, RegExp] => [
        `another number: ${name}`,
        ({ rows }) => (rows[0]![name] = (rows[0]![name] as number) + 1),
        new RegExp(`^shift-games.jsonl, line 1 .*: ${name}: the checker counts \\d+$`),
      ],
    ),
    ['another number of P-positions', ({ rows }) => (rows[0]!['p'] = 0), /: p: the checker counts/],
    ['a missing certificate', (of) => of.certificates.shift(), /does not contain its certificate$/],
    ['a certificate without a row', ({ rows }) => rows.shift(), /belongs to no row$/],
    [
      'a row twice',
      ({ rows }) => rows.push(rows[0]!),
      /line 4 .*: an earlier line has the same subject/,
    ],
    [
      'a certificate of an unproved row',
      ({ certificates }) => certificates.push({ ...certificates[1]!, ruleset: 'SN(4,{1,2,3,4})' }),
      /it has a certificate but is not proved$/,
    ],
    [
      'a rule that holds at too many positions',
      ({ certificates }) => {
        const rules = certificates[0]!['rules'] as { where: [number[], number][] }[]
        for (const rule of rules) rule.where = rule.where.map(([form]) => [form, 1])
      },
      /^shift-games.jsonl, line 1/,
    ],
  ]
  it.each(CHANGES)('%s', (_, change, why) => {
    const changed = small()
    change(changed)
    const [first] = recheck(changed).problems
    expect(`${first?.where}: ${first?.why}`).toMatch(why)
  })

  const DAMAGE: [string, (of: Small) => void, RegExp][] = [
    [
      'a field that no certificate has',
      ({ certificates }) => (certificates[0]!['more'] = 1),
      /^shift-certificates.jsonl.gz: line 1: more: /,
    ],
    [
      'a certificate twice',
      ({ certificates }) => certificates.push(certificates[0]!),
      /^shift-certificates.jsonl.gz: line 3: an earlier line has the same subject$/,
    ],
    [
      'a row that nimlab would not write',
      ({ rows }) => (rows[1]!['more'] = 1),
      /^shift-games.jsonl, line 2: more: /,
    ],
  ]
  it.each(DAMAGE)('%s', (_, change, why) => {
    const changed = small()
    change(changed)
    expect(() => recheck(changed)).toThrow(DamagedAtlas)
    expect(() => recheck(changed)).toThrow(why)
  })
})
