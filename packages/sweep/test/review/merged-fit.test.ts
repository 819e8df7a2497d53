import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mergeSweep } from '../../src/review/merge.ts'
import { readWithMerged } from '../../src/review/merged-fit.ts'
import { PLAN, runIn, temporary } from '../sweep-fixture.ts'

const folder = temporary()
const directory = folder.at('merged')

/**
 * A copy of the merged sweep with one file changed. The file is removed if the change returns null.
 */
function altered(name: string, file: string, change: (text: string) => string | null): string {
  const at = folder.at(name)
  cpSync(directory, at, { recursive: true })
  const path = join(at, file)
  const text = change(readFileSync(path, 'utf8'))
  if (text === null) rmSync(path)
  else writeFileSync(path, text)
  return at
}

const fitOf = async (at: string) => (await readWithMerged(at)).merged

beforeAll(async () => {
  await runIn(directory)
  await mergeSweep(directory)
})
afterAll(() => folder.remove())

describe('the files of a merge', () => {
  it('agree with the shards from which they were merged', async () => {
    expect(await fitOf(directory)).toEqual({ difference: null, later: 0 })
  })

  it('may be missing before the first merge', async () => {
    const at = folder.at('never merged')
    await runIn(at)
    expect(await fitOf(at)).toEqual({ difference: null, later: 0 })
  })

  it('may lack the shards that were finished after the merge', async () => {
    const at = folder.at('half')
    await runIn(at, { residue: 0, modulus: 2 })
    await mergeSweep(at, true)
    expect(await fitOf(at)).toEqual({ difference: null, later: 0 })
    await runIn(at, { residue: 1, modulus: 2 })
    const { stored, merged } = await readWithMerged(at)
    expect(merged).toEqual({ difference: null, later: stored.done - 5 })
  })

  it('must contain each record of a shard with several records', async () => {
    const at = folder.at('several')
    await runIn(at, { plan: { ...PLAN, shard: { cases: 3 } } })
    await mergeSweep(at)
    expect(await fitOf(at)).toEqual({ difference: null, later: 0 })
    const path = join(at, 'results.jsonl')
    const lines = readFileSync(path, 'utf8').split('\n')
    writeFileSync(path, lines.with(4, lines[4]!.replace('holds', 'refuted')).join('\n'))
    expect((await fitOf(at)).difference).toBe(
      'results.jsonl: line 5 is not record 2 of results/000001.jsonl',
    )
  })

  it('include a summary that is indented by two spaces', () => {
    const text = readFileSync(join(directory, 'summary.json'), 'utf8')
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`)
  })

  it('are not compared with the shards if a shard is damaged, which is reported', async () => {
    const at = altered('damaged', 'results/000003.jsonl', () => null)
    const { stored, merged } = await readWithMerged(at)
    expect(stored.damage).toEqual(['results/000003.jsonl: missing'])
    expect(merged).toEqual({ difference: null, later: 0 })
  })

  const edits: readonly (readonly [string, (text: string) => string | null, RegExp])[] = [
    ['a missing file', () => null, /^results\.jsonl: missing$/],
    ['no records', () => '', /^summary\.json: complete is true, the results give false$/],
    ['a missing record', (text) => text.replace(/^.*\n/, ''), /^summary\.json: complete is true/],
    [
      'a repeated record',
      (text) => text.replace(/^(.*\n)/, '$1$1'),
      /^results\.jsonl: line 2 is no/,
    ],
    [
      'two records in the wrong order',
      (text) => text.replace(/^(.*\n)(.*\n)/, '$2$1'),
      /^results\.jsonl: line 2 is no record/,
    ],
    [
      'a different verdict',
      (text) => text.replace('"refuted"', '"holds"'),
      /^results\.jsonl: line \d is no record of a finished shard/,
    ],
    ['a space', (text) => text.replace(/,/, ', '), /^results\.jsonl: line 1 is no record/],
    ['a carriage return', (text) => text.replace('\n', '\r\n'), /^results\.jsonl: line 1 is no/],
    ['a missing line feed', (text) => text.slice(0, -1), /^results\.jsonl: line 9 is no record/],
    ['an additional line', (text) => `${text}{}\n`, /^results\.jsonl: line 10 is no record/],
    ['an empty line', (text) => `${text}\n`, /^results\.jsonl: line 10 is no record/],
  ]
  it.each(edits)(
    'disagree with the shards after this change of results.jsonl: %s',
    async (name, change, says) => {
      const { difference } = await fitOf(altered(`results ${name}`, 'results.jsonl', change))
      expect(difference).toMatch(says)
    },
  )

  it('disagree with the shards if any field of summary.json is changed or missing', async () => {
    const summary = JSON.parse(readFileSync(join(directory, 'summary.json'), 'utf8')) as object
    const entries = Object.entries(summary)
    for (const [i, [field, value]] of entries.entries()) {
      const other = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : []
      for (const [kind, changed] of [
        ['changed', { ...summary, [field]: Array.isArray(value) ? {} : other }],
        ['absent', Object.fromEntries(entries.filter(([name]) => name !== field))],
      ] as const) {
        const text = `${JSON.stringify(changed, null, 2)}\n`
        const at = altered(`summary ${i} ${kind}`, 'summary.json', () => text)
        expect((await fitOf(at)).difference).toMatch(new RegExp(`^summary\\.json: ${field} is `))
      }
    }
  })

  it.each([
    ['a missing file', () => null, /^summary\.json: missing$/],
    ['invalid JSON', () => 'verdicts', /^summary\.json: is not valid JSON$/],
    ['null', () => 'null', /^summary\.json: plan is absent/],
    [
      'an additional field',
      (text: string) => text.replace('{', '{"x":1,'),
      /^summary\.json: x is 1/,
    ],
    [
      'a different end of the file',
      (text: string) => `${text}\n`,
      /^summary\.json: the bytes are not those/,
    ],
  ] as const)(
    'disagree with the shards after this change of summary.json: %s',
    async (name, change, says) => {
      const { difference } = await fitOf(altered(`summary ${name}`, 'summary.json', change))
      expect(difference).toMatch(says)
    },
  )
})
