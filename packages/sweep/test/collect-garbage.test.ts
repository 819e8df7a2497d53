import { memoryUsage } from 'node:process'
import { expect, it } from 'vitest'
import { collectGarbage } from '../src/collect-garbage.ts'

const MIB = 2 ** 20

function leave(bytes: number): number {
  return new Uint8Array(bytes).fill(1)[0]!
}

it('tables that are left are given back, those in use are not', async () => {
  const kept = new Uint8Array(8 * MIB)
  for (let i = 0; i < 4; i++) leave(8 * MIB)
  collectGarbage()
  // buffers are freed on the side
  await expect.poll(() => memoryUsage().arrayBuffers).toBeLessThan(2 * kept.length)
  expect(memoryUsage().arrayBuffers).toBeGreaterThanOrEqual(kept.length)
})
