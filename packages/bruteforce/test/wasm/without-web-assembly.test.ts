import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { slowSetNim } from '@nim/core/rules'
import { expect, it } from 'vitest'
import { planOf, solve } from '../../src/index.ts'
import { boxTask } from '../../src/task/task.ts'
import { hasSimd } from '../../src/wasm/encode/modules.ts'

const PROCESS = fileURLToPath(new URL('./process-without-web-assembly.mjs', import.meta.url))

it('an engine without WebAssembly computes the same tables with typed arrays', async () => {
  const boxes = [
    { ruleset: slowSetNim(4, [1, 3]), max: 38, value: 'remoteness', play: 'normal' },
    { ruleset: slowSetNim(4, [3]), max: 38, value: 'outcome', play: 'misere' },
    { ruleset: slowSetNim(4, [2, 3]), max: 38, value: 'grundy', play: 'normal' },
  ] as const
  const args = ['--jitless', PROCESS, JSON.stringify(boxes)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(hasSimd()).toBe(true)
  const digests = boxes.map(({ ruleset, max, value, play }) => {
    // This process supports WebAssembly, so the plan uses kernels.
    expect(planOf(boxTask(ruleset, max, value, play)).algorithm).toBe('generated')
    return solve(ruleset, { max }, { value, play }).digest()
  })
  expect(JSON.parse(stdout.trimEnd().split('\n').at(-1)!)).toEqual({
    hasWebAssembly: false,
    hasSimd: false,
    digests,
    inThreads: digests[0],
  })
})
