import { memoryUsage } from 'node:process'
import { expect, it } from 'vitest'
import { collectGarbage } from '../src/collect-garbage.ts'

const MIB = 2 ** 20

function leave(bytes: number): number {
  return new Uint8Array(bytes).fill(1)[0]!
}

it('unused tables are freed, and tables in use are kept', async () => {
  const kept = new Uint8Array(8 * MIB)
  for (let i = 0; i < 4; i++) leave(8 * MIB)
  collectGarbage()
  // polls the memory, because the engine frees buffers concurrently
  await expect.poll(() => memoryUsage().arrayBuffers).toBeLessThan(2 * kept.length)
  expect(memoryUsage().arrayBuffers).toBeGreaterThanOrEqual(kept.length)
})
