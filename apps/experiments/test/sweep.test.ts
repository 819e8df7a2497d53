import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { main } from '../src/main.ts'
import { interruptedOnce, jsonLines, nimlab } from './run-command.ts'
import { ledgerLines } from './sweep-process.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-sweep-'))
afterAll(() => rmSync(directory, { recursive: true }))

function read(out: string, file: string): string {
  return readFileSync(join(out, file), 'utf8')
}

function withoutSeconds(text: string): string {
  return text.replaceAll(/"seconds":[\d.e-]+/g, '')
}

describe('nimlab sweep run', () => {
  it('writes the plan, the ledger, the results in plan order, and a summary', async () => {
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
      'results',
      'results.jsonl',
      'summary.json',
    ])
    const results = jsonLines(read(out, 'results.jsonl'))
    expect(results.map(({ claim }) => claim)).toEqual([
      ...Array.from({ length: 5 }, () => 'GMMV-C1'),
      ...Array.from({ length: 7 }, () => 'DH-C1'),
    ])
    expect(jsonLines(read(out, 'ledger.jsonl'))).toMatchObject([{ shard: 0, cases: 12 }])
    expect(JSON.parse(read(out, 'summary.json'))).toMatchObject({
      complete: true,
      shards: 1,
      cases: 12,
      verdicts: { holds: 12 },
      refuted: [],
    })
  })

  it('gives the same results from the plan that it has written', async () => {
    const first = join(directory, 'first')
    const again = join(directory, 'again')
    await nimlab('sweep', 'run', 'DH-T6.1', '--n', '2..3', '--max', '6', '--out', first)
    await nimlab('sweep', 'run', join(first, 'plan.json'), '--out', again)
    expect(withoutSeconds(read(again, 'results.jsonl'))).toBe(
      withoutSeconds(read(first, 'results.jsonl')),
    )
    expect(read(again, 'plan.json')).toBe(read(first, 'plan.json'))
  })

  it('reads YAML, and describes the errors in a plan', async () => {
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

  it('rejects a directory that is not empty, and leaves it unchanged', async () => {
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
  it('exits with 3, and keeps finished cases in the ledger', async () => {
    const out = join(directory, 'interrupted')
    const args = ['sweep', 'run', 'm-critical', '--n', '3..6', '--max', '30', '--out', out]
    const { code, stderr } = await interruptedOnce(args, () => ledgerLines(out) > 0)
    expect(code).toBe(3)
    expect(stderr).toMatch(/interrupted: \d of 9 shards are in .*; continue with --resume/)
    expect(ledgerLines(out)).toBeGreaterThan(0)
    expect(ledgerLines(out)).toBeLessThan(9)
    expect(readdirSync(out)).not.toContain('summary.json')
    const status = await nimlab('sweep', 'status', out, '--json')
    expect(status.code).toBe(3)
    expect(JSON.parse(status.stdout)).toMatchObject({
      complete: false,
      shards: 9,
      done: ledgerLines(out),
      damage: [],
    })
  })
})

describe('nimlab sweep run --dry-run', () => {
  it('prints the expected work of the sweep, and writes nothing', async () => {
    const out = join(directory, 'dry')
    const args = ['sweep', 'run', 'm-critical', '--n', '4', '--max', '20', '--dry-run']
    const { code, stdout } = await nimlab(...args, '--out', out)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^GMMV-C1 +3 +31878 +[\d.]+ KiB/m)
    expect(stdout).toMatch(/^plan sha256:[0-9a-f]{64}: 3 cases in 1 shard, 31878 positions/m)
    expect(existsSync(out)).toBe(false)
  })
})

describe('nimlab sweep run --dry-run of a large box', () => {
  const args = ['GMMV-App-case0', '--max', '150', '--dry-run', '--threads', '2']

  it('lists the shards that use several threads', async () => {
    const { stdout } = await nimlab('sweep', 'run', ...args)
    expect(stdout).toMatch(/^shard 1 \(GMMV-App-case0 max=150\): runs on 2 threads$/m)
    const double = await nimlab('sweep', 'run', ...args, '--double', '--json')
    expect(JSON.parse(double.stdout)).toMatchObject({
      shards: 1,
      threaded: [{ shard: 0, threads: 2 }],
    })
  })
})

describe('nimlab sweep run --json', () => {
  it('prints events to stderr and the summary to stdout', async () => {
    const out = join(directory, 'json')
    const args = ['sweep', 'run', 'GMMV-App-case2', '--max', '5', '--json', '--double']
    const { code, stdout, stderr } = await nimlab(...args, '--out', out)
    expect(code).toBe(1)
    expect(jsonLines(stderr).map(({ event }) => event)).toEqual(['start', 'done'])
    expect(JSON.parse(stdout)).toMatchObject({ complete: true, verdicts: { refuted: 1 } })
    const recheck = await nimlab('sweep', 'recheck', out, '--json', '--sample', '100')
    expect(recheck.code).toBe(1)
    expect(JSON.parse(recheck.stdout)).toMatchObject({
      isRight: true,
      counterexamples: 1,
      byRules: 1,
      sampled: [0],
      second: { independent: 1, partly: 0, repeated: 0 },
      repeated: [],
      unchecked: [],
      failures: [],
    })
    const words = await nimlab('sweep', 'recheck', out, '--sample', '100')
    expect(words.stdout).toMatch(/^1 shard run again \(seed \d+\)/m)
    expect(words.stdout).not.toContain('met with probability')
    const report = await nimlab('report', out)
    expect(report.stdout).toContain('1 of 1 shard during the sweep')
    expect(words.stdout).toMatch(/1 counterexample judged again: 1 derived from the rules alone/)
    expect(words.stdout).toMatch(/: 1 of 1 check entirely with a second algorithm\nall the same\n$/)
  })

  it('reports the shards that have no second algorithm, and records them', async () => {
    const out = join(directory, 'repeated')
    const run = await nimlab('sweep', 'run', 'V-35', '--max', '3', '--double', '--out', out)
    expect(run.code).toBe(0)
    expect(run.stderr).toMatch(
      /1 of 1 shard run twice have checks without an independent second algorithm/,
    )
    const status = await nimlab('sweep', 'status', out)
    expect(status.stdout).toMatch(/1 shard run twice, 0 of them entirely by two algorithms/)
    const all = join(directory, 'repeated, merged')
    await nimlab('sweep', 'merge', all, out)
    const merged = await nimlab('sweep', 'status', all, '--json')
    expect(JSON.parse(merged.stdout)).toMatchObject({ doubled: 1, repeated: 1 })
    const recheck = await nimlab('sweep', 'recheck', out)
    expect(recheck.stdout).toMatch(/0 checks only partly, and 1 repeated with the same algorithm/)
  })
})

describe('merged results that somebody edited', () => {
  it('are reported by status, recheck and report with exit code 4, and merge writes them again', async () => {
    const out = join(directory, 'edited')
    await nimlab('sweep', 'run', 'V-35', '--max', '3', '--out', out)
    const path = join(out, 'results.jsonl')
    const results = readFileSync(path, 'utf8')
    writeFileSync(path, results.replace('"holds"', '"proved"'))
    for (const verb of [['sweep', 'status'], ['sweep', 'recheck', '--sample', '0'], ['report']]) {
      const { code, stdout, stderr } = await nimlab(...verb, out)
      expect([verb, code]).toEqual([verb, 4])
      expect(stderr).toMatch(/^ALARM: .*\/results\.jsonl: line 1 is no record .* sweep merge /m)
      expect(stdout).not.toContain('all the same')
    }
    await nimlab('sweep', 'merge', out)
    expect(readFileSync(path, 'utf8')).toBe(results)
    expect((await nimlab('sweep', 'status', out)).code).toBe(0)
  })
})

describe('a forged result with matching digests', () => {
  it('leads to one line without control characters, and exit code 4', async () => {
    const out = join(directory, 'forged')
    await nimlab('sweep', 'run', 'V-35', '--max', '3', '--out', out)
    const path = join(out, 'results', '000000.jsonl')
    const text = readFileSync(path, 'utf8').replace('"method":"', '"method":"\\u001b[2J')
    writeFileSync(path, text)
    const ledger = join(out, 'ledger.jsonl')
    const { check: _, ...line } = JSON.parse(readFileSync(ledger, 'utf8')) as Record<
      string,
      unknown
    >
    const sha256 = (of: string): string => createHash('sha256').update(of).digest('hex')
    const own = {
      ...line,
      file: `sha256:${sha256(text)}`,
      digest: `sha256:${sha256(text)}`,
    }
    const sealed = { ...own, check: sha256(JSON.stringify(own)).slice(0, 8) }
    writeFileSync(ledger, `${JSON.stringify(sealed)}\n`)
    for (const verb of [['sweep', 'merge'], ['sweep', 'recheck'], ['report']]) {
      const { code, stderr } = await nimlab(...verb, out)
      expect([verb, code]).toEqual([verb, 4])
      expect(stderr).toMatch(
        /^damaged: .*000000\.jsonl: record 1: it holds a control character; not/m,
      )
      expect(stderr).not.toContain('\u001B')
    }
  })
})

it('a sweep directory that cannot be written leads to a one-line error', async () => {
  const file = join(directory, 'no-folder')
  writeFileSync(file, '')
  const plan = ['m-critical', '--n', '3', '--max', '4']
  for (const args of [
    ['run', ...plan, '--out', join(file, 'new')],
    ['slurm', join(file, 'new'), ...plan],
    ['merge', file],
    ['status', file],
  ]) {
    const { code, stderr } = await nimlab('sweep', ...args)
    expect([args[0], code]).toEqual([args[0], 2])
    expect(stderr).toMatch(/^nimlab: .*\n$/)
  }
})

it('a merge without a finished shard describes the missing shard', async () => {
  const part = join(directory, 'one-shard')
  const run = ['sweep', 'run', 'DH-T6.1', '--n', '2', '--max', '3', '--out', part]
  await nimlab(...run, '--shard', '2/2')
  const { code, stderr } = await nimlab('sweep', 'merge', part)
  expect(stderr).toMatch(/1 of 1 shard is missing: shard 1 \(DH-T6\.1 n=2.* max=3\)\n/)
  expect(code).toBe(3)
})

describe('invalid options of nimlab sweep', () => {
  const out = join(directory, 'wrong')
  const run = ['run', 'DH-C1', '--out', 'OUT']
  process.stdout.setMaxListeners(0)
  const remote = [...run, '--queue', 'redis://10.255.255.1']

  it.each([
    [[...run, '--shard', '4/3'], /--shard '4\/3': expected i\/N with 1 <= i <= N/],
    [[...run, '--res', '3', '--mod', '3'], /0 <= res < mod/],
    [[...run, '--res', '1'], /--res and --mod must be used together/],
    [[...run, '--shard', '1/3', '--res', '0'], /use only one of the two forms/],
    [['run', '--out', 'OUT'], /name a plan file or claims, or --resume/],
    [['run', '--out', 'OUT', '--resume'], /no sweep to continue; name a plan/],
    [[...run, '--quue', 'y'], /unknown option '--quue'.*accepted: .*--queue/],
    [[...run, '--queue', 'http://y'], /expected redis:\/\/ or rediss:/],
    [['status', 'OUT'], /there is no such directory/],
    [['merge', 'OUT'], /there is no such directory/],
    [['worker'], /the required option '--queue <url>'/],
    [['worker', '--queue', 'y'], /expected an address such as redis:/],
    [[...run, '--queue-secret-file', 'OUT'], /--queue-secret-file needs --queue/],
    [
      [...remote, '--queue-secret-file', 'OUT'],
      /queue secret '.*': cannot be read: .* does not exist/,
    ],
    [remote, /results from other machines must be signed: set NIMLAB_QUEUE_SECRET or/],
    [['recheck', 'OUT', '--sample', '200'], /percentage from 0 to 100/],
  ])('%j', async (args, message) => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    try {
      expect(await main(['sweep', ...args.map((arg) => (arg === 'OUT' ? out : arg))])).toBe(2)
      expect(written.mock.calls.join()).toMatch(message)
    } finally {
      written.mockRestore()
      rmSync(out, { recursive: true, force: true })
    }
  })
})
