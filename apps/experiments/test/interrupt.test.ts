import { describe, expect, it } from 'vitest'
import { interruptedOnce } from './run-command.ts'

/** What is asked for takes many minutes; it is interrupted in its midst. */
const LONG = [
  ['check', 'GMMV-App', '--where', 'branch=whole', '--json'],
  ['solve', 'NIM(4,3)', '--by-layers'],
]

describe('Ctrl-C inside a case', () => {
  it.each(LONG)('ends nimlab %s %s within a second, with exit code 3', async (...args) => {
    const { code, stderr, seconds } = await interruptedOnce([...args, '--max', '2000'], (told) =>
      /: solving \d+ %/.test(told),
    )
    expect(stderr).toMatch(/^(?:checking|solve): .*solving \d+ %.*\ninterrupted/ms)
    expect(code).toBe(3)
    // much longer than a second: tests share the machine
    expect(seconds).toBeLessThan(10)
  })
})
