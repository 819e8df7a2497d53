import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { IS_LONG, SAMPLE } from '../../../vitest.sample.ts'
import { CHECKERS, triedMutants } from '../src/mutants/checkers.ts'
import { type Mutant, mutantsOf } from '../src/mutants/mutants-of.ts'
import { survivorsOf } from '../src/mutants/try-mutants.ts'

/** For every module, the mutants that no test detects, each with the reason. */
const REASONS = JSON.parse(
  readFileSync(new URL('../src/mutants/survivors.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Readonly<Record<string, string>>>>

const inWords = ({ file, name }: Mutant): string => `${file}: ${name}`
const hasReason = ({ file, name }: Mutant): boolean => REASONS[file]?.[name] !== undefined
/** The unchanged module as a control. Its tests must pass. */
const unchanged = ({ file }: Mutant): Mutant => ({ file, start: 0, end: 0, text: '', name: '' })

it('the quick tests detect each mutant of a checker, except the mutants with a reason to survive', () => {
  const all = CHECKERS.map((checker) => [checker, triedMutants(checker)] as const)
  const tried = IS_LONG ? all : [all[SAMPLE % all.length]!]
  for (const [checker, mutants] of tried) {
    const some = IS_LONG
      ? mutants
      : [0, 1, 2].map((i) => mutants[(7 * SAMPLE + i) % mutants.length]!)
    const [control, ...survivors] = survivorsOf(checker, [unchanged(some[0]!), ...some])
    expect(control?.name, `the tests of ${checker.path} pass without a mutant`).toBe('')
    const expected = new Set(some.filter(hasReason).map(inWords))
    expect(new Set(survivors.map(inWords)), checker.path).toEqual(expected)
  }
})

it('there are at least 150 mutants, and each survivor has a reason why it changes no verdict', () => {
  const tried = CHECKERS.flatMap(triedMutants)
  expect(tried.length).toBeGreaterThanOrEqual(150)
  const names = new Set(tried.map(inWords))
  const wrong = Object.entries(REASONS).flatMap(([file, of]) =>
    Object.entries(of)
      .filter(([name, reason]) => !names.has(`${file}: ${name}`) || !isReason(reason))
      .map(([name]) => `${file}: ${name}`),
  )
  expect(wrong).toEqual([])
})

it.each(['', 'unexplained', 'unexplained: it survived', 'equivalent', 'harmless: '])(
  'rejects the reason %j',
  (text) => expect(isReason(text)).toBe(false),
)

/**
 * True if the text starts with a kind of reason. An equivalent mutant changes no verdict. A
 * harmless mutant changes the time or the wording, or turns a verdict into a rejection.
 */
function isReason(text: string): boolean {
  return /^(?:equivalent|harmless): \S+(?: \S+){3,}/.test(text)
}

it('mutantsOf drops statements, moves bounds and swaps operators, but does not change types', () => {
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
