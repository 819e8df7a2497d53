import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { IS_LONG, SAMPLE } from '../../../vitest.sample.ts'
import { CHECKERS, triedMutants } from '../src/mutants/checkers.ts'
import { type Mutant, mutantsOf } from '../src/mutants/mutants-of.ts'
import { survivorsOf } from '../src/mutants/try-mutants.ts'

/** Of every module, the mutants that no test notices, each with the reason. */
const EXPLAINED = JSON.parse(
  readFileSync(new URL('../src/mutants/survivors.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Readonly<Record<string, string>>>>

const isExplained = ({ file, name }: Mutant): boolean => EXPLAINED[file]?.[name] !== undefined
/** The module as it is, which passes its tests. */
const unchanged = ({ file }: Mutant): Mutant => ({ file, start: 0, end: 0, text: '', name: '' })

it('the quick tests notice each mutant of a checker that has no reason to survive', () => {
  const all = CHECKERS.map((checker) => [checker, triedMutants(checker)] as const)
  const tried = IS_LONG ? all : [all[SAMPLE % all.length]!]
  for (const [checker, mutants] of tried) {
    const some = IS_LONG
      ? mutants
      : [0, 1, 2].map((i) => mutants[(7 * SAMPLE + i) % mutants.length]!)
    const [control, ...survivors] = survivorsOf(checker, [unchanged(some[0]!), ...some])
    expect(control?.name, `the tests of ${checker.path} pass without a mutant`).toBe('')
    expect(survivors.filter((mutant) => !isExplained(mutant)).map(({ name }) => name)).toEqual([])
  }
})

it('at least 150 mutants are tried, and every reason is that of one of them', () => {
  const tried = CHECKERS.flatMap(triedMutants)
  expect(tried.length).toBeGreaterThanOrEqual(150)
  const names = new Set(tried.map(({ file, name }) => `${file}: ${name}`))
  const reasons = Object.entries(EXPLAINED).flatMap(([file, of]) =>
    Object.keys(of).map((name) => `${file}: ${name}`),
  )
  expect(reasons.filter((reason) => !names.has(reason))).toEqual([])
})

it('drops statements, moves bounds, swaps operators, and leaves types alone', () => {
  const text = 'if (a < 1) throw b\nconst c: 1 | 2 = !d.every(e) ? 3 : 4\n'
  const path = 'packages/a/src/a.ts'
  expect(mutantsOf({ path, text }).map(({ name }) => name)).toEqual([
    'drop if (a < 1) throw b',
    'if (a < 1) throw b [6] < → <=',
    'if (a < 1) throw b [8] 1 → 2',
    'const c: 1 | 2 = !d.every(e) ? 3 : 4 [17] ! → nothing',
    'const c: 1 | 2 = !d.every(e) ? 3 : 4 [20] every → some',
    'const c: 1 | 2 = !d.every(e) ? 3 : 4 [31] 3 → 4',
    'const c: 1 | 2 = !d.every(e) ? 3 : 4 [35] 4 → 5',
  ])
})
