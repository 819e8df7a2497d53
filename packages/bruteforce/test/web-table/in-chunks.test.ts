import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableWork } from '../../src/web-table/answers/work.ts'
import { inChunks } from '../../src/web-table/in-chunks.ts'

/** The simulated clock, in milliseconds. */
let clock = 0
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
})
afterEach(() => vi.restoreAllMocks())

/** Work that takes the given number of milliseconds, in chunks of one millisecond. */
function* busyFor(milliseconds: number): TableWork<number> {
  for (let done = 1; done <= milliseconds; done++) {
    clock++
    yield { step: 'waiting', done, total: milliseconds }
  }
  return milliseconds
}

const immediately = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('inChunks', () => {
  it('pauses every 8 ms and alternates between pending answers', async () => {
    const starts: number[] = []
    const ends: [string, unknown][] = []
    const progress: number[] = []
    const { add } = inChunks(() => {
      starts.push(clock)
      return immediately()
    })
    await new Promise<void>((resolve) => {
      const end = (name: string) => (answer: unknown) => {
        ends.push([name, answer])
        if (ends.length === 2) resolve()
      }
      const onProgress = ({ done }: { done: number }): void => {
        progress.push(done)
      }
      clock = 0
      add(1, busyFor(20), { onProgress, done: end('long'), failed: end('failed') })
      add(2, busyFor(3), { done: end('short'), failed: end('failed') })
    })
    expect(ends).toEqual([
      ['short', 3],
      ['long', 20],
    ])
    expect(starts).toEqual([8, 16, 19, 23])
    expect(progress).toEqual([8, 16])
  })

  it('reports nothing about a cancelled answer and continues with later ones', async () => {
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

  it('informs the caller if the work fails', async () => {
    const { add } = inChunks(immediately)
    // oxlint-disable-next-line require-yield -- this generator fails before it can yield
    function* failing(): TableWork<never> {
      throw new RangeError('no')
    }
    const error = await new Promise((resolve) => {
      add(1, failing(), { done: resolve, failed: resolve })
    })
    expect(error).toEqual(new RangeError('no'))
  })
})
