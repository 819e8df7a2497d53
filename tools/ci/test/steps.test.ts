import { readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BREAKS } from '../planted/breaks.mjs'
import { COQ_PARTS, LONG_STEPS } from '../steps/long.mjs'
import { redSamples } from '../steps/red-samples.mjs'
import { RUN_STEPS } from '../steps/run.mjs'
import { DEADLINE, limitOf } from '../src/limit.mjs'
import { inputsOf } from '../src/inputs.mjs'
import { readRepository } from '../src/repository.mjs'
import { ROOT } from '../src/session.mjs'

const ci = (...args: string[]) =>
  spawnSync(join(ROOT, '.ci', args[0]!), args.slice(1), { encoding: 'utf8' })

describe.each([
  ['run', RUN_STEPS],
  ['long', LONG_STEPS],
])('.ci/%s', (which, steps) => {
  it('has steps with distinct names, which --list prints', () => {
    const names = steps.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const { stdout, status } = ci(which, '--list')
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(names)
    expect(status).toBe(0)
  })

  it.each([
    ['--only=nothing', 'there is no step nothing'],
    ['nothing', 'there is no step nothing'],
    ['--nothing', "Unknown option '--nothing'"],
  ])('rejects %s', (argument, problem) => {
    const { stderr, status } = ci(which, argument)
    expect(stderr).toBe(`.ci/${which}: ${problem}; .ci/${which} --list names the steps\n`)
    expect(status).toBe(2)
  })
})

describe('the steps of .ci/run', () => {
  it('wait only for steps that exist', () => {
    const names = new Set([...RUN_STEPS.map(({ name }) => name), 'tools'])
    const awaited = RUN_STEPS.flatMap(({ after = [] }) => after)
    expect(awaited.filter((name) => !names.has(name))).toEqual([])
  })

  it('have ten times their usual duration, but at least ten minutes, and all together less than 85 minutes', () => {
    expect([limitOf(3), limitOf(90), limitOf(undefined)]).toEqual([600, 900, DEADLINE])
    expect(DEADLINE).toBeLessThan(85 * 60)
  })
})

describe('a sample that failed', () => {
  it('is tested again with its seed, alone in its package, until it leaves the list', () => {
    expect(redSamples([])).toEqual([])
    const [step] = redSamples([{ workspace: '@nim/core', seed: 812, why: 'GMMV-C1 fails' }])
    expect(step!.commands).toEqual([
      'NIMLAB_SEED=812 npm test --ignore-scripts -- --filter=@nim/core',
    ])
  })

  it.each([
    {},
    [{}],
    [{ workspace: 'core; rm', seed: 1, why: 'x' }],
    [{ workspace: '@nim/core', seed: 'x', why: 'y' }],
    [{ workspace: '@nim/core', seed: 1 }],
  ])('is rejected as %j', (list) => {
    expect(() => redSamples(list)).toThrow(/^\.ci\/red-samples\.json: /)
  })
})

describe('the planted breaks', () => {
  it('concern every step of .ci/run, and there are at least 20', () => {
    const broken = new Set(BREAKS.map(({ steps }) => steps.at(-1)))
    const names = RUN_STEPS.map(({ name }) => name)
    // The steps `results` and `docs` write files that the step `tree` then rejects. The step
    // `advisories` asks a registry, and has a test with its own registry.
    const others = ['results', 'docs', 'advisories']
    expect(names.filter((name) => !broken.has(name) && !others.includes(name))).toEqual([])
    expect(BREAKS.length).toBeGreaterThanOrEqual(20)
  })

  it('find the text that they change', () => {
    for (const { file, find } of BREAKS) {
      if (file === undefined || find === undefined) continue
      const text = readFileSync(join(ROOT, file), 'utf8')
      expect(text.replace(find, ''), `${file} has ${find}`).not.toBe(text)
    }
  })
})

describe('the steps of .ci/long', () => {
  it('have inputs that exist', async () => {
    const repository = readRepository(ROOT)
    const known = new Map<string, Promise<string>>()
    for (const { inputs } of LONG_STEPS) {
      expect(Object.keys(await inputsOf(repository, inputs, known))).not.toEqual([])
    }
  })

  it('prove each case in Coq in exactly one part', () => {
    const lines = readFileSync(join(ROOT, 'docs/proofs/coq-cases.jsonl'), 'utf8').trimEnd()
    const cases = lines
      .split('\n')
      .map((line) => (JSON.parse(line) as { readonly case: string }).case)
    expect(cases.length).toBeGreaterThan(400)
    const parts = Object.values(COQ_PARTS).map((part) => new RegExp(part))
    expect(cases.filter((name) => parts.filter((part) => part.test(name)).length !== 1)).toEqual([])
  })
})
