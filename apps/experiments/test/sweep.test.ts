import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { interruptedOnce, jsonLines, nimlab } from './run-command.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-sweep-'))
afterAll(() => rmSync(directory, { recursive: true }))

function read(out: string, file: string): string {
  return readFileSync(join(out, file), 'utf8')
}

function withoutSeconds(text: string): string {
  return text.replaceAll(/"seconds":[\d.e-]+/g, '')
}

describe('nimlab sweep run', () => {
  it('keeps plan, ledger, results in plan order, and a summary', async () => {
    const out = join(directory, 'one')
    const { code } = await nimlab(
      'sweep',
      'run',
      'm-critical',
      'slow-setnim',
      '--n',
      '3..4',
      '--max',
      '6',
      '--threads',
      '2',
      '--out',
      out,
    )
    expect(code).toBe(0)
    expect(readdirSync(out).sort()).toEqual([
      'ledger.jsonl',
      'plan.json',
      'results.jsonl',
      'summary.json',
    ])
    const results = jsonLines(read(out, 'results.jsonl'))
    expect(results.map(({ claim }) => claim)).toEqual([
      ...Array.from({ length: 5 }, () => 'GMMV-C1'),
      ...Array.from({ length: 7 }, () => 'DH-C1'),
    ])
    expect(jsonLines(read(out, 'ledger.jsonl'))).toHaveLength(12)
    expect(JSON.parse(read(out, 'summary.json'))).toMatchObject({
      shards: 12,
      verdicts: { holds: 12 },
      refuted: [],
    })
  })

  it('gives the same results from the plan it wrote', async () => {
    const first = join(directory, 'first')
    const again = join(directory, 'again')
    await nimlab('sweep', 'run', 'DH-T6.1', '--n', '2..3', '--max', '6', '--out', first)
    const { format, claims } = JSON.parse(read(first, 'plan.json')) as Record<string, unknown>
    const plan = join(directory, 'plan.json')
    writeFileSync(plan, JSON.stringify({ format, claims }))
    await nimlab('sweep', 'run', plan, '--out', again)
    expect(withoutSeconds(read(again, 'results.jsonl'))).toBe(
      withoutSeconds(read(first, 'results.jsonl')),
    )
    expect(read(again, 'plan.json')).toBe(read(first, 'plan.json'))
  })

  it('reads YAML, and names what is wrong in a plan', async () => {
    const good = join(directory, 'good.yaml')
    writeFileSync(
      good,
      'format: 1\nclaims:\n  - claim: DH-T6.1\n    ranges: { n: [2, 2] }\n    max: 4\n',
    )
    const held = await nimlab('sweep', 'run', good, '--out', join(directory, 'yaml'))
    expect(held.code).toBe(0)
    const bad = join(directory, 'bad.yaml')
    writeFileSync(bad, 'format: 1\nclaims:\n  - claim: DH-T6.1\n    maximum: 4\n')
    const refused = await nimlab('sweep', 'run', bad, '--out', join(directory, 'none'))
    expect(refused.code).toBe(2)
    expect(refused.stderr).toMatch(/^nimlab: plan: claims\.0\.maximum/)
    expect(readdirSync(directory)).not.toContain('none')
  })

  it('refuses a directory that is not empty and leaves it alone', async () => {
    const out = join(directory, 'full')
    await nimlab('sweep', 'run', 'DH-T6.1', '--n', '2', '--max', '3', '--out', out)
    const before = read(out, 'results.jsonl')
    const { code, stderr } = await nimlab(
      'sweep',
      'run',
      'DH-T6.1',
      '--n',
      '3',
      '--max',
      '3',
      '--out',
      out,
    )
    expect(code).toBe(2)
    expect(stderr).toMatch(/new or empty/)
    expect(read(out, 'results.jsonl')).toBe(before)
  })
})

describe('an interrupted sweep', () => {
  it('exits with 3 and leaves finished cases in the ledger', async () => {
    const out = join(directory, 'interrupted')
    const args = ['sweep', 'run', 'm-critical', '--n', '3..6', '--max', '22', '--out', out]
    const { code, stderr } = await interruptedOnce(args, () => ledgerLines(out) > 0)
    expect(code).toBe(3)
    expect(stderr).toMatch(/interrupted: \d+ of 14 cases/)
    expect(ledgerLines(out)).toBeGreaterThan(0)
    expect(ledgerLines(out)).toBeLessThan(14)
    expect(readdirSync(out)).not.toContain('summary.json')
  })
})

function ledgerLines(out: string): number {
  try {
    return read(out, 'ledger.jsonl').split('\n').length - 1
  } catch {
    return 0
  }
}
