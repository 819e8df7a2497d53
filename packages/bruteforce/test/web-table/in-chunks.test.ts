import { describe, expect, it } from 'vitest'
import type { TableWork } from '../../src/web-table/answers/work.ts'
import { inChunks } from '../../src/web-table/in-chunks.ts'

/** Work of so many milliseconds, in chunks of about one. */
function* busyFor(milliseconds: number): TableWork<number> {
  for (let done = 1; done <= milliseconds; done++) {
    const end = performance.now() + 1
    while (performance.now() < end);
    yield { step: 'waiting', done, total: milliseconds }
  }
  return milliseconds
}

const immediately = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('inChunks', () => {
  it('pauses before a frame is over, and lets answers take turns', async () => {
    let last = performance.now()
    const turns: number[] = []
    const ends: [string, unknown][] = []
    const { add } = inChunks(async () => {
      turns.push(performance.now() - last)
      await immediately()
      last = performance.now()
    })
    await new Promise<void>((resolve) => {
      const end = (name: string) => (answer: unknown) => {
        ends.push([name, answer])
        if (ends.length === 2) resolve()
      }
      add(1, busyFor(60), { done: end('long'), failed: end('failed') })
      add(2, busyFor(3), { done: end('short'), failed: end('failed') })
      last = performance.now()
    })
    expect(ends).toEqual([
      ['short', 3],
      ['long', 60],
    ])
    expect(turns.length).toBeGreaterThanOrEqual(7)
    expect(turns.toSorted((a, b) => a - b)[Math.floor(turns.length / 2)]).toBeLessThan(16)
  })

  it('hears no more of what is given up, and goes on with what comes later', async () => {
    const { add, cancel } = inChunks(immediately)
    const heard: unknown[] = []
    const waiting = {
      done: (answer: unknown) => heard.push(answer),
      failed: () => heard.push('failed'),
    }
    add(1, busyFor(50), waiting)
    cancel(1)
    cancel(7)
    await immediately()
    await immediately()
    await new Promise<void>((resolve) => {
      add(2, busyFor(1), { ...waiting, done: () => resolve() })
    })
    expect(heard).toEqual([])
  })

  it('tells who waits that work failed', async () => {
    const { add } = inChunks(immediately)
    // oxlint-disable-next-line require-yield -- it fails at once
    function* failing(): TableWork<never> {
      throw new RangeError('no')
    }
    const error = await new Promise((resolve) => {
      add(1, failing(), { done: resolve, failed: resolve })
    })
    expect(error).toEqual(new RangeError('no'))
  })
})
