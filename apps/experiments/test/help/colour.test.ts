import { afterEach, describe, expect, it, vi } from 'vitest'
import { isColoured } from '../../src/terminal/colour.ts'
import { nimlab } from '../run-command.ts'

const GREEN = '\u001b[32mholds\u001b[39m'
const CHECK = ['check', 'slow-setnim', '--n', '3', '--max', '4']

describe('colours of verdicts', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each([
    [{}, true, true],
    [{}, false, false],
    [{ TERM: 'dumb' }, true, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  ])('appear with %j on a terminal (%s): %s', (env, isTerminal, expected) => {
    expect(isColoured(env, isTerminal)).toBe(expected)
  })

  it('do not appear in a file or a pipe', async () => {
    expect((await nimlab(...CHECK)).stdout).not.toContain('\u001b')
  })

  it('appear with FORCE_COLOR, but not with --no-color or in JSON', async () => {
    vi.stubEnv('FORCE_COLOR', '1')
    vi.stubEnv('NO_COLOR', '')
    expect((await nimlab(...CHECK)).stdout).toContain(GREEN)
    expect((await nimlab('--no-color', ...CHECK)).stdout).not.toContain('\u001b')
    expect((await nimlab(...CHECK, '--no-color')).stdout).not.toContain('\u001b')
    expect((await nimlab(...CHECK, '--json')).stdout).not.toContain('\u001b')
  })
})
