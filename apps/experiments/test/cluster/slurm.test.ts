import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { nimlab } from '../run-command.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-slurm-'))
afterAll(() => rmSync(directory, { recursive: true }))

function read(out: string, file: string): string {
  return readFileSync(join(out, file), 'utf8')
}

// The tests run the command inside this process. The script for Slurm therefore gets the path of
// the real command.
const BIN = fileURLToPath(new URL('../../bin/nimlab.mjs', import.meta.url))
const COMMAND = ['--command', `'${process.execPath}' '${BIN}'`]

describe('nimlab sweep slurm', () => {
  it('writes an array script in which each task runs a part of the plan', async () => {
    const out = join(directory, 'cluster')
    const args = [
      'm-critical',
      '--n',
      '3..6',
      '--max',
      '20',
      '--tasks',
      '2',
      '--threads',
      '2',
      ...COMMAND,
    ]
    const { code, stdout } = await nimlab('sweep', 'slurm', out, ...args)
    expect(code).toBe(0)
    expect(stdout).toBe(`${join(out, 'sweep.slurm')}\n`)
    const script = read(out, 'sweep.slurm')
    expect(script).toMatch(/^#SBATCH --array=1-2$/m)
    expect(script).toMatch(/^#SBATCH --cpus-per-task=2$/m)
    expect(script).toMatch(/--shard "\$SLURM_ARRAY_TASK_ID\/2"/)
    for (const task of ['1', '2']) {
      const env = { ...process.env, SLURM_ARRAY_TASK_ID: task }
      const { status, stderr } = spawnSync('bash', ['-c', script], { env, encoding: 'utf8' })
      expect(stderr).toMatch(/this part is complete/)
      expect(status).toBe(0)
    }
    const tasks = ['1', '2'].map((task) => join(out, 'tasks', task))
    const merged = await nimlab('sweep', 'merge', out, ...tasks, '--json')
    expect(merged.code).toBe(0)
    expect(JSON.parse(merged.stdout)).toMatchObject({ complete: true, cases: 14 })
  })

  it('quotes the folder everywhere, and rejects a name with a line break', async () => {
    const out = join(directory, `it's "100%" $(touch x)`)
    const args = [
      'GMMV-C1',
      '--n',
      '3',
      '--max',
      '5',
      '--tasks',
      '1',
      '--time',
      '1-12:30',
      ...COMMAND,
    ]
    expect((await nimlab('sweep', 'slurm', out, ...args)).code).toBe(0)
    const script = read(out, 'sweep.slurm')
    expect(script).toContain(String.raw`it'\''s "100%" $(touch x)'/tasks/`)
    expect(script).toMatch(
      /^#SBATCH --output=".*\/it's \\"100%%\\" \$\(touch x\)\/logs\/%a\.log"$/m,
    )
    const env = { ...process.env, SLURM_ARRAY_TASK_ID: '1' }
    const { status } = spawnSync('bash', ['-c', script], { env, cwd: directory })
    expect(status).toBe(0)
    expect(existsSync(join(directory, 'x'))).toBe(false)
    const broken = await nimlab('sweep', 'slurm', `${out}\nreboot`, ...args)
    expect([broken.code, broken.stderr.split('\n').length]).toEqual([2, 2])
  })
})

const PLAN = join(directory, 'plan.yaml')
writeFileSync(
  PLAN,
  `format: 1
claims:
  - { claim: slow-setnim, ranges: { n: [3, 4] }, max: [4] }
shard: { cases: 2 }
`,
)

describe('nimlab sweep slurm of a plan with 4 shards', () => {
  const out = join(directory, 'sizes')
  const args = ['sweep', 'slurm', out, PLAN, '--threads', '2', ...COMMAND]

  it('prints the memory that the script requests', async () => {
    const { code, stderr } = await nimlab(...args, '--tasks', '4')
    expect(code).toBe(0)
    const [, requested] = /^#SBATCH --mem=(\d+)M$/m.exec(read(out, 'sweep.slurm'))!
    expect(stderr).toContain(
      `4 tasks, each with --cpus-per-task=2 --mem=${requested}M --time=02:00:00; --mem covers the largest tables on 2 threads, and at least 1 GiB for everything else\n`,
    )
  })

  it('accepts the same script again, and never replaces a different one', async () => {
    const script = read(out, 'sweep.slurm')
    expect((await nimlab(...args, '--tasks', '4')).code).toBe(0)
    const { code, stderr } = await nimlab(...args, '--tasks', '2')
    expect(code).toBe(2)
    expect(stderr).toMatch(
      /^nimlab: '.*\/sweep\.slurm' already exists and differs: line 2 is '.* 4 tasks\.', but '.* 2 tasks\.' in the new script; remove the file to write the new script\n$/,
    )
    expect(read(out, 'sweep.slurm')).toBe(script)
    rmSync(join(out, 'sweep.slurm'))
    expect((await nimlab(...args, '--tasks', '2')).code).toBe(0)
    expect(read(out, 'sweep.slurm')).toMatch(/^#SBATCH --array=1-2$/m)
  })

  const folder = join(directory, 'a-folder')
  mkdirSync(folder)
  const order = 'write nimlab sweep slurm DIRECTORY PLAN\n'

  it.each([
    [
      [PLAN, folder],
      `argument 'directory': expected a sweep directory, got a plan file, '${PLAN}'; `,
    ],
    [[PLAN, 'slow-setnim'], "argument 'directory': expected a sweep directory, got a plan file, '"],
    [
      ['slow-setnim', 'array'],
      "argument 'directory': expected a sweep directory, got a claim, 'slow-setnim'; ",
    ],
    [[join(directory, 'new'), folder], `got a directory, '${folder}'; `],
  ])('names the wrong argument of %j', async (words, message) => {
    const { code, stderr } = await nimlab('sweep', 'slurm', ...words)
    expect(code).toBe(2)
    expect(stderr).toContain(message)
    expect(stderr.endsWith(order)).toBe(true)
    expect(existsSync(join(directory, 'new'))).toBe(false)
  })
})
