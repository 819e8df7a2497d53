import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nimlab } from './run-command.ts'
import { ledgerLines, fileText } from './sweep-process.ts'

const COMMAND = fileURLToPath(new URL('../bin/nimlab.mjs', import.meta.url))
const SHARDS = 40

const directory = mkdtempSync(join(tmpdir(), 'nimlab-full-'))
const plan = join(directory, 'plan.json')
const undisturbed = join(directory, 'undisturbed')
const disk = join(directory, 'disk')

/**
 * True if the test can create a small file system. If the test cannot create it, the test only
 * limits the size of files.
 */
const isMounted = mount()
afterAll(() => {
  if (isMounted) spawnSync('umount', [disk])
  rmSync(directory, { recursive: true })
})

function mount(): boolean {
  mkdirSync(disk)
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96k', 'tmpfs', disk]).status === 0
}

beforeAll(async () => {
  const max = Array.from({ length: SHARDS / 2 }, (_, i) => i + 2)
  const claims = [{ claim: 'GMMV-C1', ranges: { n: [3, 3] }, max }]
  writeFileSync(plan, JSON.stringify({ format: 1, claims, shard: { cases: 1 } }))
  await nimlab('sweep', 'run', plan, '--out', undisturbed)
  expect(ledgerLines(undisturbed)).toBe(SHARDS)
})

/**
 * Checks the end of a sweep without disk space: an error message, no lost results, and no merge.
 */
async function expectNamed(
  out: string,
  { status, stderr }: { readonly status: number | null; readonly stderr: string },
  reason: RegExp,
): Promise<void> {
  expect(stderr).toMatch(
    /^nimlab: cannot write results: .*the results that were finished before are kept$/m,
  )
  expect(stderr).toMatch(reason)
  expect(status).toBe(4)
  expect(ledgerLines(out)).toBeLessThan(SHARDS)
  const merged = await nimlab('sweep', 'merge', out)
  expect(merged.stderr).toMatch(
    /nimlab writes results\.jsonl and summary\.json only if no shard is missing/,
  )
}

async function expectFinished(out: string): Promise<void> {
  const { code } = await nimlab('sweep', 'run', '--out', out, '--resume')
  expect(code).toBe(0)
  expect(fileText(out, 'results.jsonl')).toBe(fileText(undisturbed, 'results.jsonl'))
}

describe('a sweep without space for its results', () => {
  it('reports the file size limit, and continues after it is lifted', async () => {
    const out = join(directory, 'limited')
    // This shell ignores SIGXFSZ, so that exceeding the limit makes the write fail.
    const script = `trap '' XFSZ; ulimit -f 4; exec '${process.execPath}' '${COMMAND}' sweep run '${plan}' --out '${out}'`
    const run = spawnSync('bash', ['-c', script], { encoding: 'utf8' })
    await expectNamed(out, run, /EFBIG/)
    await expectFinished(out)
  })

  // Without a small file system, only the file size limit above is tested.
  if (isMounted) {
    it('reports a full disk, and continues after space is free again', async () => {
      const out = join(disk, 'full')
      const args = [COMMAND, 'sweep', 'run', plan, '--out', out]
      const run = spawnSync(process.execPath, args, { encoding: 'utf8' })
      await expectNamed(out, run, /ENOSPC/)
      spawnSync('mount', ['-o', 'remount,size=4m', disk])
      await expectFinished(out)
    })
  }
})
