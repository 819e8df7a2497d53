import { exactSlowNim } from '@nim/core/rules'
import { afterEach, describe, expect, it } from 'vitest'
import { doWebJob, type WebJob } from '../../src/workers/web-job.ts'
import type { WebWorker, WebWorkerEvent } from '../../src/workers/web-worker-api.ts'
import { endIdleWorkers, inWebWorkers } from '../../src/workers/web-worker-pool.ts'

const job = (max: number): WebJob => ({
  ruleset: exactSlowNim(2, 1),
  max,
  options: { value: 'outcome' },
})

type Behaviour = (job: WebJob) => WebWorkerEvent | null

/** Workers that run in this thread and behave as requested, with a log of them. */
function workersThat(behave: Behaviour) {
  const log: { ended: boolean; jobs: number; listeners: number }[] = []
  const createWorker = (): WebWorker => {
    const entry = { ended: false, jobs: 0, listeners: 0 }
    log.push(entry)
    const listeners = new Set<(event: WebWorkerEvent) => void>()
    return {
      postMessage(message) {
        entry.jobs++
        queueMicrotask(() => {
          const event = behave(message as WebJob)
          if (event !== null) for (const listener of listeners) listener(event)
        })
      },
      addEventListener(type, listener) {
        if (type === 'message') entry.listeners++
        listeners.add(listener)
      },
      removeEventListener(type, listener) {
        if (type === 'message') entry.listeners--
        listeners.delete(listener)
      },
      terminate() {
        entry.ended = true
      },
    }
  }
  return { createWorker, log }
}

const works: Behaviour = (each) => ({ type: 'message', data: { packed: doWebJob(each) } })

afterEach(endIdleWorkers)

describe('inWebWorkers', () => {
  it('returns the packed entries of each job, and reuses workers', async () => {
    const { createWorker, log } = workersThat(works)
    const answers = await inWebWorkers([job(1), job(3)], createWorker)
    // The packed outcomes of 00 01 11, and those of 00 01 11 02 12 22 03 13 23 33.
    expect(answers.map((packed) => Array.from(new Uint8Array(packed!)))).toEqual([
      [0b010],
      [0b01010010, 0b01],
    ])
    await inWebWorkers([job(1)], createWorker)
    await inWebWorkers([job(1), job(2), job(3)], createWorker)
    expect(log.map(({ jobs }) => jobs).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
    expect(log.every(({ ended, listeners }) => !ended && listeners === 0)).toBe(true)
  })

  it('does not mix workers that were started in different ways', async () => {
    const one = workersThat(works)
    const other = workersThat(works)
    await inWebWorkers([job(1)], one.createWorker)
    await inWebWorkers([job(1)], other.createWorker)
    expect([one.log.length, other.log.length]).toEqual([1, 1])
  })

  it('terminates all workers if one fails, although others never answer', async () => {
    for (const [event, why] of [
      [{ type: 'error', message: 'out of memory' }, 'a worker failed: out of memory'],
      [{ type: 'messageerror' }, 'a worker failed: its script'],
      [{ type: 'message', data: { error: new RangeError('too large') } }, 'too large'],
    ] as const) {
      const { createWorker, log } = workersThat((each) =>
        'max' in each && each.max === 2 ? event : null,
      )
      await expect(inWebWorkers([job(1), job(2), job(3)], createWorker)).rejects.toThrow(why)
      expect(log.map(({ ended }) => ended)).toEqual([true, true, true])
      await inWebWorkers([], createWorker)
      await expect(inWebWorkers([job(2)], createWorker)).rejects.toThrow(why)
      expect(log).toHaveLength(4)
    }
  })

  it('terminates all workers if each reports that another one failed', async () => {
    const error = new Error('solve: another worker failed')
    const { createWorker, log } = workersThat(() => ({ type: 'message', data: { error } }))
    await expect(inWebWorkers([job(1), job(2)], createWorker)).rejects.toThrow(error)
    expect(log.map(({ ended }) => ended)).toEqual([true, true])
  })

  it('terminates the workers that it has started if it cannot start another one', async () => {
    const { createWorker, log } = workersThat(works)
    const limited = (): WebWorker => {
      if (log.length === 2) throw new Error('no more workers')
      return createWorker()
    }
    await expect(inWebWorkers([job(1), job(1), job(1)], limited)).rejects.toThrow('no more')
    expect(log.map(({ ended }) => ended)).toEqual([true, true])
  })
})

it('endIdleWorkers terminates idle workers, and later jobs start new ones', async () => {
  const { createWorker, log } = workersThat(works)
  await inWebWorkers([job(1)], createWorker)
  endIdleWorkers()
  expect(log.map(({ ended }) => ended)).toEqual([true])
  await inWebWorkers([job(1)], createWorker)
  expect(log.map(({ ended }) => ended)).toEqual([true, false])
})
