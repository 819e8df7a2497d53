import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IS_LONG } from '../../../vitest.sample.ts'
import { lockDirectory } from '../src/directory/lock.ts'
import { processStart } from '../src/directory/process-start.ts'
import { ForeignSweep } from '../src/index.ts'
import { temporary } from './sweep-fixture.ts'

const folder = temporary()
afterAll(() => folder.remove())

/**
 * An id that no process has. Process ids are below 2^22 on Linux, and smaller still on other
 * systems.
 */
const GONE = 2 ** 22 + 1

const ROUNDS = IS_LONG ? 400 : 20

describe('a stale lock that several processes request at the same time', () => {
  const script = fileURLToPath(new URL('lock-in-process.mjs', import.meta.url))
  let processes: ChildProcess[] = []

  beforeAll(async () => {
    processes = Array.from({ length: 4 }, () => fork(script))
    await Promise.all(processes.map((child) => once(child, 'message')))
  })
  afterAll(() => {
    for (const child of processes) child.disconnect()
  })

  async function tell(message: object): Promise<string[]> {
    const answers = processes.map((child) => once(child, 'message'))
    for (const child of processes) child.send(message)
    return (await Promise.all(answers)).map(([answer]) => answer as string)
  }

  it(
    `is given to exactly one of them in ${ROUNDS} of ${ROUNDS} rounds`,
    { timeout: 600_000 },
    async () => {
      const directory = folder.at('race')
      const holders: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        mkdirSync(directory)
        leaveStale(directory, round)
        const answers = await tell({ directory, at: Date.now() + 5 })
        holders.push(answers.filter((answer) => answer === 'held').length)
        for (const answer of answers)
          expect(answer).toMatch(/^(held|ForeignSweep: .*(is in use by|is empty))/)
        await tell({ directory: null })
        expect(readdirSync(directory)).toEqual([])
        rmSync(directory, { recursive: true })
      }
      expect(holders).toEqual(Array.from({ length: ROUNDS }, () => 1))
    },
  )
})

/**
 * Leaves the lock of a process that has ended. In every second round, it also leaves the files of a
 * process that ended during a takeover.
 */
function leaveStale(directory: string, round: number): void {
  const [before, now] = [processStart(process.pid), `${GONE + round} ${hostname()}\n`]
  const reused = `${process.pid} ${hostname()} ${before?.replace(/\d+$/, '1')}\n`
  writeFileSync(join(directory, '.lock'), round % 3 === 0 && before !== null ? reused : now)
  if (round % 2 === 1) writeFileSync(join(directory, '.lock~'), now)
  if (round % 4 === 3) writeFileSync(join(directory, '.lock~~'), now)
}

describe('a lock', () => {
  const directory = folder.at('one')
  const lock = join(directory, '.lock')
  const start = processStart(process.pid)
  beforeEach(() => {
    rmSync(directory, { recursive: true, force: true })
    mkdirSync(directory)
  })

  /** Expects an error that leaves the directory unchanged. */
  function expectRefused(content: string, message: RegExp): void {
    writeFileSync(lock, content)
    expect(() => lockDirectory(directory)).toThrow(message)
    expect(readFileSync(lock, 'utf8')).toBe(content)
    expect(readdirSync(directory)).toEqual(['.lock'])
  }

  it('has only one holder even within a process, and is free after its release', () => {
    const release = lockDirectory(directory)
    if (start !== null) {
      expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid}`)
    }
    release()
    lockDirectory(directory)()
    expect(readdirSync(directory)).toEqual([])
  })

  it('of a running process is kept, with and without a start time', () => {
    expectRefused(`${process.ppid} ${hostname()}\n`, /in use by process \d+ on /)
    const parent = processStart(process.ppid)
    if (parent !== null) {
      expectRefused(`${process.ppid} ${hostname()} ${parent}\n`, /in use by process/)
    }
  })

  it.runIf(start !== null)('is taken over if another process has reused the process id', () => {
    const boot = start!.split(':')[0]
    for (const earlier of [`${boot}:1`, `00000000-0000-0000-0000-000000000000:${start}`]) {
      for (const pid of [process.pid, process.ppid]) {
        writeFileSync(lock, `${pid} ${hostname()} ${earlier}\n`)
        lockDirectory(directory)()
        expect(readdirSync(directory)).toEqual([])
      }
    }
  })

  it('of another host is kept, and the message says how to remove it', () => {
    expectRefused(
      `${GONE} elsewhere\n`,
      /in use by process \d+ on elsewhere; if that process has ended, remove /,
    )
    expectRefused(`1 elsewhere ${start ?? 'then'}\n`, /in use by process 1 on elsewhere/)
  })

  it.each([
    ['', /\.lock is empty; if no process works there, remove it/],
    ['\n', /is no lock of nimlab/],
    ['12', /is no lock/],
    [`${GONE} ${hostname()}`, /is no lock/],
    [`-1 ${hostname()}\n`, /is no lock/],
    [`0 ${hostname()}\n`, /is no lock/],
    ['1e3 host\n', /is no lock/],
    [`${GONE} ${hostname()} then \u001B[2J\n`, /is no lock/],
    [`${GONE} ${hostname()}\n${GONE} ${hostname()}\n`, /is no lock/],
  ])('that contains %j causes a one-line error', (content, message) => {
    expectRefused(content, message)
  })

  it('that cannot be read causes a one-line error', () => {
    mkdirSync(lock)
    expect(() => lockDirectory(directory)).toThrow(/its lock cannot be read: .* is a folder/)
    expect(() => lockDirectory(directory)).toThrow(ForeignSweep)
  })

  it('that is a link to a missing file causes an error', () => {
    symlinkSync('nowhere', lock)
    expect(() => lockDirectory(directory)).toThrow(
      /its lock can be neither created nor read; remove /,
    )
  })

  it('is not released if it belongs to another process by then', () => {
    const release = lockDirectory(directory)
    const other = `${process.ppid} ${hostname()}\n`
    writeFileSync(lock, other)
    release()
    expect(readFileSync(lock, 'utf8')).toBe(other)
  })
})
