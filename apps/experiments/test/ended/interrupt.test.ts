import { describe, expect, it } from 'vitest'
import { interruptedOnce } from '../run-command.ts'

/** Each of these commands takes many minutes. The test interrupts the command during its work. */
const LONG = [
  ['check', 'GMMV-App', '--where', 'branch=whole', '--json'],
  ['solve', 'NIM(4,3)', '--by-layers'],
]

/** @returns true as soon as the command reports its progress */
const isSolving = (told: string): boolean => /: solving \d+ %/.test(told)

describe('Ctrl-C inside a case', () => {
  it.each(LONG)('stops nimlab %s %s early, with exit code 3', async (...args) => {
    const { code, stderr } = await interruptedOnce([...args, '--max', '2000'], isSolving)
    expect(stderr).toMatch(/^(?:checking|solve): .*solving \d+ %.*\ninterrupted/ms)
    expect(code).toBe(3)
  })

  it('has the same effect as SIGHUP, the signal of a closed terminal', async () => {
    const { code, stderr } = await interruptedOnce(
      ['solve', 'NIM(4,3)', '--by-layers', '--max', '2000'],
      isSolving,
      'SIGHUP',
    )
    expect(stderr).toMatch(/\ninterrupted\n/)
    expect(code).toBe(3)
  })
})

describe('Ctrl-C while a verb with intermediate results loads', () => {
  it.each([
    ['discover', 'NIM(6,3)'],
    ['prove', 'GMMV-T2'],
  ])(
    'leads to a line that nothing is known, as soon as nimlab %s handles signals',
    async (...args) => {
      const told = `process.on('newListener', (name) => name === 'SIGHUP' && console.error('hears'))`
      const options = ['--import', `data:text/javascript,${encodeURIComponent(told)}`]
      const hears = (stderr: string): boolean => stderr.includes('hears')
      const { code, stdout } = await interruptedOnce(args, hears, 'SIGINT', options)
      // On a slow machine, the signal may arrive after the work has begun. The command then says
      // what is not finished.
      expect(stdout).toMatch(
        /^stopped at once, without results\n$|not finished|stopped|ended before/,
      )
      expect(code).toBe(3)
    },
  )
})

describe('the progress of a verb', () => {
  it('is printed during the work, to a pipe as well as to a terminal', async () => {
    // An earlier version printed all lines except the first only at the end.
    const { code, stdout, stderr } = await interruptedOnce(
      ['discover', 'NIM(6,3)', '--positions', '100000'],
      (told) => told.includes('learning from the usual questions'),
    )
    expect(stderr).toMatch(
      /phase 1 of 5: solving the box .*\n.*phase 2 of 5: learning .*\ninterrupted\n/s,
    )
    expect(stdout).toMatch(/\nnot finished: the search was learning .*\n/)
    expect(code).toBe(3)
  })
})
