import { boxOf, compareSumLex, formatRuleset, parseRuleset } from '@nim/core/rules'
import { solve } from '@nim/bruteforce'
import { assign, evaluate, evaluateTerm, isTerm } from '@nim/presburger'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampled, runs } from '../../../vitest.sample.ts'
import { parseSoFarLine } from '../src/atlas/so-far-line.ts'
import type { Subject } from '../src/box/solved-box.ts'
import { discover, type DiscoverOptions } from '../src/discover/discover.ts'
import { soFarRecord } from '../src/discover/so-far-record.ts'
import type { Best, SoFar } from '../src/discover/so-far.ts'

const SMALL = { positions: 60, points: 500, probes: 100 }

/**
 * Points decide no formula of the first game, so its search needs most of the phases. The formulas
 * of the other games are soon proved.
 */
const SUBJECTS: readonly Subject[] = [
  ['SUB(2;1,3)', 'normal', 'outcome'],
  ['SN(3,{2})', 'misere', 'outcome'],
  ['SN(2,{1,2})', 'normal', 'grundy'],
  ['SN(2,{1,2})', 'normal', 'remoteness'],
].map(([game, play, value]) => ({ ruleset: parseRuleset(game!), play, value }) as Subject)

const nameOf = ({ ruleset, play, value }: Subject): string =>
  `${formatRuleset(ruleset)}, ${play} play, ${value}`

/** All reports of a search until its end. */
function told(subject: Subject, options: DiscoverOptions = {}): SoFar[] {
  const all: SoFar[] = []
  discover(subject, { ...SMALL, ...options, onLearned: (soFar) => all.push(soFar) })
  return all
}

const lineOf = (soFar: SoFar): string => JSON.stringify(soFarRecord(soFar))

/** The value of a formula or a term at a position. */
function saidBy({ says }: Best, position: readonly number[]): number {
  const values = assign(
    position.map((_, i) => `x${i + 1}`),
    position,
  )
  return Number(isTerm(says) ? evaluateTerm(says, values) : evaluate(says, values))
}

/**
 * Checks the stated errors of the best description. This function counts the errors in a different
 * way from the search.
 */
function requireErrors({ ruleset, play, value, boxes, best }: SoFar): void {
  if (best === null) return
  const max = boxes.at(-1)!
  const table = solve(ruleset, { max }, { value, play })
  const wrong: number[][] = []
  boxOf(ruleset, max).forEach((position, rank) => {
    const entry = table.values[rank]!
    const actual = value === 'outcome' ? Number(table.isP(entry)) : entry
    if (saidBy(best, position) !== actual) wrong.push([...position])
  })
  expect(best.wrong).toBe(wrong.length / table.box.count)
  if (wrong.length > 0) expect(best.failsAt).toEqual(wrong.toSorted(compareSumLex)[0])
}

describe.each(sampled(SUBJECTS, 4).map((subject) => [nameOf(subject), subject] as const))(
  'the results so far for %s',
  (_, subject) => {
    const all = told(subject)

    it('are a record that matches its schema, at every time', () => {
      expect(all.length).toBeGreaterThan(2)
      for (const line of all.map(lineOf)) expect(parseSoFarLine(line)).toEqual(JSON.parse(line))
    })

    it('include the best description with its true share of errors on the largest box', () => {
      const distinct = new Map(
        all.map((soFar) => [`${soFar.boxes.join()} ${soFar.best?.wrong}`, soFar]),
      )
      expect([...distinct.values()].some(({ best }) => best !== null)).toBe(true)
      for (const soFar of distinct.values()) requireErrors(soFar)
    })

    it('do not depend on when the search is stopped', () => {
      const lines = all.map(lineOf)
      fc.assert(
        fc.property(fc.nat(lines.length * 3), (most) => {
          const before: string[] = []
          let looks = 0
          const reason = new Error('the budget is over')
          const signal = {
            get aborted() {
              return ++looks > most
            },
            reason,
          }
          const search = (): unknown =>
            discover(subject, {
              ...SMALL,
              watched: { signal },
              onLearned: (soFar) => before.push(lineOf(soFar)),
            })
          try {
            search()
          } catch (error) {
            expect(error).toBe(reason)
          }
          expect(before).toEqual(lines.slice(0, before.length))
        }),
        { numRuns: runs(6, 6) },
      )
    })

    it('do not change if the caller watches the search', () => {
      const quiet = discover(subject, SMALL)
      const watched = discover(subject, { ...SMALL, onLearned: () => undefined })
      expect(JSON.stringify(watched)).toBe(JSON.stringify(quiet))
    })
  },
)

describe('the phases of a search', () => {
  it('are reported once each, in order, with their number', () => {
    const steps: string[] = []
    told(SUBJECTS[0]!, { onStep: (doing) => steps.push(doing) })
    const numbers = steps.map((step) => /^phase (\d) of 5: \w/.exec(step)![1])
    expect(numbers).toEqual(['1', '2', '3', '4'])
  })
})

describe('the line with the results so far', () => {
  const line = JSON.parse(lineOf(told(SUBJECTS[0]!).at(-1)!)) as Record<string, unknown>

  it.each([
    [{ settled: 5 }, /settled: /],
    [{ strata: 5 }, /strata: expected a power of 2/],
    [{ boxes: [] }, /scan: expected if and only if a box was solved/],
    [{ boxes: [9, 3] }, /boxes: expected numbers in ascending order/],
    [{ walls: [[1, 2, 3]] }, /walls: expected 2 numbers in each list/],
    [{ status: 'open' }, /status/],
    [{ best: { says: null, cases: ['x1 even: P'], wrong: 0.5, failsAt: null } }, /best\.failsAt/],
  ])('is refused after the change %j', (other, why) => {
    expect(() => parseSoFarLine(JSON.stringify({ ...line, ...other }))).toThrow(why)
  })
})
