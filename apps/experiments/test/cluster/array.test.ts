import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nimlab } from '../run-command.ts'

const BIN = fileURLToPath(new URL('../../bin/nimlab.mjs', import.meta.url))
const directory = mkdtempSync(join(tmpdir(), 'nimlab-array-'))
afterAll(() => rmSync(directory, { recursive: true }))

const array = join(directory, 'array')
const script = join(array, 'sweep.slurm')
const plan = join(directory, 'plan.yaml')

/** Runs a task as Slurm does. */
function runTask(task: number): void {
  const env = { ...process.env, SLURM_ARRAY_TASK_ID: String(task) }
  expect(spawnSync('bash', [script], { env }).status).toBe(0)
}

function tasksAt(...tasks: readonly number[]): string[] {
  return tasks.map((task) => join(array, 'tasks', String(task)))
}

beforeAll(async () => {
  // 6 cases in 6 shards, so task i runs the shards i and i + 4
  writeFileSync(
    plan,
    `format: 1
claims: [{ claim: V-35, max: [1, 2, 3, 4, 5, 6] }]
shard: { cases: 1 }
`,
  )
  const command = ['--command', `'${process.execPath}' '${BIN}'`]
  const { code } = await nimlab('sweep', 'slurm', array, plan, '--tasks', '4', ...command)
  expect(code).toBe(0)
  runTask(1)
  runTask(3)
})

describe('a job array with two finished tasks of four', () => {
  it('has a status that counts the shards of the tasks, and lists the missing ones', async () => {
    const { code, stdout, stderr } = await nimlab('sweep', 'status', array)
    expect(stdout.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^3 of 6 shards done, \d+\.\d % of the predicted cost$/),
      'task 1: 2 of 2 shards done',
      'task 2: 0 of 2 shards done, not started; missing: shards 2, 6',
      'task 3: 1 of 1 shard done',
      'task 4: 0 of 1 shard done, not started; missing: shard 4',
      'so far: 3 holds',
      '',
    ])
    expect(stderr).toBe(
      `when no task is running, submit the unfinished tasks: sbatch --array=2,4 ${script}\n`,
    )
    expect(code).toBe(3)
    const json = await nimlab('sweep', 'status', array, '--json')
    expect(JSON.parse(json.stdout)).toMatchObject({
      complete: false,
      shards: 6,
      done: 3,
      unmerged: 3,
      tasks: [
        { task: 1, isStarted: true, shards: 2, missing: [] },
        { task: 2, isStarted: false, shards: 2, missing: [1, 5] },
        { task: 3, isStarted: true, shards: 1, missing: [] },
        { task: 4, isStarted: false, shards: 1, missing: [3] },
      ],
    })
  })

  it.each(['array', 'other'])(
    'is not merged in %s, and merge prints what to submit',
    async (into) => {
      // The merge into the array itself works on a copy, because it would change the status.
      const copy = join(directory, 'copy')
      if (into === 'array') cpSync(array, copy, { recursive: true })
      const target = into === 'array' ? copy : join(directory, into)
      const { code, stdout, stderr } = await nimlab('sweep', 'merge', target, ...tasksAt(1, 3))
      expect(code).toBe(3)
      expect(stdout).toBe('')
      const [one, two] = tasksAt(1, 3)
      const own = into === 'array' ? join(copy, 'sweep.slurm') : script
      expect(stderr.split('\n')).toEqual([
        `${one}: copied 2 of 2 finished shards to ${target}`,
        `${two}: copied 1 of 1 finished shard to ${target}`,
        'incomplete: 3 of 6 shards are missing: shards 2, 4, 6',
        `nimlab writes results.jsonl and summary.json only if no shard is missing, or with --incomplete; ${target} keeps the copied shards`,
        `run the missing tasks, then merge again: sbatch --array=2,4 ${own}`,
        '',
      ])
    },
  )

  it('has no report, and report names the command that shows what is missing', async () => {
    const { code, stdout, stderr } = await nimlab('report', array)
    expect(code).toBe(3)
    expect(stdout).toBe('')
    expect(stderr).toBe(
      `incomplete: 6 shards missing; nimlab sweep status ${array} prints the next command, or use --incomplete\n`,
    )
  })

  it('reports damage in the directory of a task', async () => {
    const path = join(array, 'tasks', '3', 'results', '000002.jsonl')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace('"holds"', '"proved"'))
    const { code, stdout, stderr } = await nimlab('sweep', 'status', array)
    writeFileSync(path, text)
    expect(code).toBe(4)
    expect(stderr).toMatch(/^damaged: .*array\/tasks\/3\/results\/000002\.jsonl: .*; not counted$/m)
    expect(stdout).toMatch(/^task 3: 0 of 1 shard done; missing: shard 3$/m)
  })

  it('rejects a task with another plan', async () => {
    const [, , , other] = tasksAt(1, 2, 3, 4)
    await nimlab('sweep', 'run', 'V-35', '--max', '1', '--out', other!)
    const { code, stderr } = await nimlab('sweep', 'status', array)
    rmSync(other!, { recursive: true })
    expect(code).toBe(2)
    expect(stderr).toMatch(/^nimlab: sweep directory '.*tasks\/4' contains another plan: /)
  })

  it('rejects a script that does not state the number of tasks', async () => {
    const text = readFileSync(script, 'utf8')
    writeFileSync(script, text.replace('$SLURM_ARRAY_TASK_ID/4', '1/4'))
    const { code, stderr } = await nimlab('sweep', 'status', array)
    writeFileSync(script, text)
    expect(code).toBe(2)
    expect(stderr).toMatch(
      /sweep\.slurm': expected --shard "\$SLURM_ARRAY_TASK_ID\/N" exactly once/,
    )
  })
})

describe('a job array with all tasks finished', () => {
  beforeAll(() => {
    runTask(2)
    runTask(4)
  })

  it('has a complete status before its results are merged', async () => {
    const { code, stdout, stderr } = await nimlab('sweep', 'status', array)
    expect(code).toBe(0)
    expect(stdout).toContain('6 of 6 shards done, 100.0 %')
    expect(stdout).toContain('so far: 6 holds')
    expect(stderr).toBe(
      `all tasks are complete; merge their results: nimlab sweep merge ${array} ${array}/tasks/*\n`,
    )
  })

  it('is merged once, and counts each shard once', async () => {
    const merged = await nimlab('sweep', 'merge', array, ...tasksAt(1, 2, 3, 4))
    expect(merged.code).toBe(0)
    const again = await nimlab('sweep', 'merge', array, ...tasksAt(1, 2, 3, 4))
    expect(again.stderr).toContain('copied 0 of 2 finished shards to ')
    expect(again.stderr).toContain('; the others were there before\n')
    const { code, stdout, stderr } = await nimlab('sweep', 'status', array)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain('6 of 6 shards done')
    expect(stdout).toContain('so far: 6 holds')
  })
})

describe('the line on counts of nimlab sweep merge', () => {
  it.each([
    ['GMMV-T2', /^counts: in (\d+) of \1 records, a formula confirms the number of positions$/m],
    [
      'V-35',
      /^counts: in 0 of 1 record, a formula .*; the others test items whose number is not known in advance$/m,
    ],
  ])('mentions other records only if there are any: %s', async (claim, line) => {
    const out = join(directory, claim)
    await nimlab('sweep', 'run', claim, '--max', '3', '--out', out)
    expect((await nimlab('sweep', 'merge', out)).stderr).toMatch(line)
  })
})
