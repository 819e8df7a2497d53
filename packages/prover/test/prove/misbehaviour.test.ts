import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type AnswerStatus, nativeZ3, prove, type Solver } from '../../src/index.ts'
import { liar } from '../control/liar.ts'
import { PATH } from '../goals/goals.ts'

/** A solver that answers `unsat`, except that it gives `answer` to the n-th query. */
function failingAt(n: number, answer: Partial<Answer> & { status: AnswerStatus }): Solver {
  let asked = 0
  return liar({
    check: () =>
      Promise.resolve(
        asked++ === n
          ? { reason: 'injected', seconds: 0, ...answer }
          : { status: 'unsat', reason: '', seconds: 0 },
      ),
  })
}

/** Executables that replace z3, named after what they do. */
const EXECUTABLES: Readonly<Record<string, string>> = {
  'prints garbage': 'cat > /dev/null; echo Segmentation fault',
  'prints nothing': 'cat > /dev/null',
  'prints unsat and fails': 'cat > /dev/null; echo unsat; exit 134',
  'prints unsat twice': 'cat > /dev/null; echo unsat; echo unsat',
  'prints unsat after an error': 'cat > /dev/null; echo "(error \\"parse error\\")"; echo unsat',
  'prints unsat and an error message': 'cat > /dev/null; echo unsat; echo "out of memory" >&2',
  'prints unknown': 'cat > /dev/null; echo unknown',
  'prints timeout and ends with 0': 'cat > /dev/null; echo timeout',
  'is killed': 'cat > /dev/null; kill -9 $$',
  'does not read its input': 'exit 3',
  'prints UNSAT in capitals': 'cat > /dev/null; echo UNSAT',
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nim-prover-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the prover never reports a proof', () => {
  it.each(['unknown', 'timeout', 'error'] as const)(
    'after a single %s among answers of unsat',
    async (status) => {
      for (const n of [0, 2, 3]) {
        const result = await prove(PATH, { solver: failingAt(n, { status }) })
        expect(result.verdict).toBe('incomplete')
        expect(result.reason).toMatch(/^obligation \S+: \w+, injected$/)
        expect(result.reason).toContain(status)
        expect(result.counts).toMatchObject({ open: 1, unsat: 3 })
      }
    },
  )

  it('after a sat without a model, or with a model at which the formula is correct', async () => {
    const models: (Partial<Answer> & { status: 'sat' })[] = [
      { status: 'sat' },
      { status: 'sat', model: new Map() },
      {
        status: 'sat',
        model: new Map([
          ['x1', 5n],
          ['x2', 7n],
          ['x3', 9n],
        ]),
      },
      {
        status: 'sat',
        model: new Map([
          ['x1', 10n ** 30n],
          ['x2', 7n],
          ['x3', 9n],
        ]),
      },
      {
        status: 'sat',
        model: new Map([
          ['x1', -5n],
          ['x2', 7n],
          ['x3', 9n],
        ]),
      },
    ]
    for (const model of models) {
      const result = await prove(PATH, { solver: failingAt(1, model) })
      expect(result).toMatchObject({ verdict: 'incomplete', counterexample: null })
      expect(result.reason).toMatch(/^obligation \S+: sat at/)
    }
  })

  it('after a cancellation', async () => {
    const controller = new AbortController()
    const result = await prove(PATH, {
      solver: failingAt(-1, { status: 'unsat' }),
      signal: controller.signal,
      onProgress: () => controller.abort(),
    })
    expect(result.verdict).toBe('incomplete')
    expect(result.reason).toMatch(/^cancelled/)
  })

  it.each(Object.entries(EXECUTABLES))('with an executable that %s', async (name, body) => {
    const file = join(folder, name.replaceAll(' ', '-'))
    await writeFile(file, `#!/bin/sh\n[ "$1" = --version ] && { echo fake; exit 0; }\n${body}\n`)
    await chmod(file, 0o755)
    const result = await prove(PATH, { solver: liar(nativeZ3(file)) })
    expect(result.verdict).toBe('incomplete')
    expect(result.counts.unsat).toBe(0)
    expect(result.counts.open).toBe(4)
    expect(result.reason).toMatch(/^obligation no-move-1\.2-\d+: (error|timeout|unknown), ./)
  })

  it('with an executable that never answers', async () => {
    const file = join(folder, 'hangs')
    await writeFile(
      file,
      '#!/bin/sh\n[ "$1" = --version ] && { echo fake; exit 0; }\nexec tail -f /dev/null\n',
    )
    await chmod(file, 0o755)
    const result = await prove(PATH, { solver: liar(nativeZ3(file)), timeoutMs: 50, threads: 4 })
    expect(result.verdict).toBe('incomplete')
    expect(result.reason).toContain('timeout')
  })

  it('if there is no solver: it throws an error', async () => {
    await expect(prove(PATH, { solver: nativeZ3('no-such-solver') })).rejects.toThrow('PATH')
  })
})
