import { readdirSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { runSweep, type RunSweepEvents, sweepStatus, unfold } from '../src/index.ts'
import { MEMORY, PLAN, temporary } from './sweep-fixture.ts'

const folder = temporary()
afterAll(() => folder.remove())

const options = {
  sweep: await unfold(PLAN),
  isResume: true,
  memory: MEMORY,
  threads: 1,
  signal: new AbortController().signal,
}

/** Listeners that store the names and the numbers of the events. */
function listening(): { readonly told: string[]; readonly events: RunSweepEvents } {
  const told: string[] = []
  const events: RunSweepEvents = {
    opened: ({ shards, jobs }) => told.push(`opened ${shards} ${jobs.length}`),
    estimated: (estimate) => told.push(`estimated ${estimate?.shards ?? 'nothing'}`),
    finished: ({ shard }) => told.push(`finished ${shard}`),
  }
  return { told, events }
}

describe('runSweep', () => {
  it('runs the parts of a plan, reports its steps, and merges when the last part is complete', async () => {
    const directory = folder.at('parts')
    const first = listening()
    const part = await runSweep(
      { ...options, directory, part: { residue: 0, modulus: 3 } },
      first.events,
    )
    expect(first.told.slice(0, 2)).toEqual(['opened 3 3', 'estimated 3'])
    expect(first.told.slice(2).toSorted()).toEqual(['finished 0', 'finished 3', 'finished 6'])
    expect(part).toMatchObject({ reason: 'done', done: 3, shards: 3, summary: null })
    expect(readdirSync(directory)).not.toContain('summary.json')

    const rest = listening()
    const whole = await runSweep({ ...options, directory }, rest.events)
    expect(rest.told.slice(0, 2)).toEqual(['opened 9 6', 'estimated 6'])
    expect(whole).toMatchObject({ done: 9, shards: 9, twice: { shards: 0 } })
    expect(whole.summary).toMatchObject({ complete: true, cases: 9, verdicts: { refuted: 2 } })

    const again = listening()
    await runSweep({ ...options, sweep: null, directory }, again.events)
    expect(again.told).toEqual(['opened 9 0', 'estimated nothing'])
  })

  it('counts the shards that ran twice, and those of them without a second algorithm', async () => {
    const plan = { format: 1, claims: [{ claim: 'V-35', ranges: {}, max: 3 }] } as const
    const directory = folder.at('twice')
    const found = await runSweep({
      ...options,
      directory,
      sweep: await unfold(plan),
      isDouble: true,
    })
    expect(found.twice).toEqual({ shards: 1, repeated: 1 })
    expect(await sweepStatus(directory)).toMatchObject({ doubled: 1, repeated: 1, share: 1 })
  })

  it('unlocks the directory after an interruption, even before the start', async () => {
    const directory = folder.at('stopped')
    const signal = AbortSignal.abort()
    const stopped = await runSweep({ ...options, directory, signal })
    expect(stopped).toMatchObject({ reason: 'interrupted', done: 0, shards: 9, summary: null })
    expect(await sweepStatus(directory)).toMatchObject({ complete: false, done: 0, share: 0 })
    const again = await runSweep({ ...options, directory, isFirst: true })
    expect(again.reason).toBe('first refutation')
  })
})
