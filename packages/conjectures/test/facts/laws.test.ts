import { readdirSync } from 'node:fs'
import { linearCongruence } from '@nim/core/random'
import { exactSlowNim, type Ruleset, slowSetNim, WYTHOFF } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS, type Limits } from '../../src/claim/claim.ts'
import { cursors, forEachTold } from '../../src/facts/cursor.ts'
import { criticalByR } from '../../src/facts/exact-slow/critical.ts'
import type { Fact, GameOnBox } from '../../src/facts/fact.ts'
import { gameOnBox } from '../../src/facts/game-on-box.ts'
import { remoteness } from '../../src/facts/solved.ts'
import { forEachRow } from '../../src/rows/for-each-row.ts'

const NIM = [exactSlowNim(1, 1), exactSlowNim(3, 1), exactSlowNim(4, 2), exactSlowNim(3, 3)]
const K_PLUS_ONE = [exactSlowNim(2, 1), exactSlowNim(3, 2), exactSlowNim(4, 3), exactSlowNim(5, 4)]
const SN = [
  slowSetNim(1, [1]),
  slowSetNim(2, [2]),
  slowSetNim(3, [2]),
  slowSetNim(3, [1, 3]),
  slowSetNim(4, [2, 3]),
  slowSetNim(4, [3]),
  slowSetNim(5, [2, 4]),
  slowSetNim(5, [4, 5]),
]
const GAMES: Readonly<Record<NonNullable<Fact['about']>, readonly Ruleset[]>> = {
  NIM: [...NIM, ...K_PLUS_ONE],
  'NIM(k+1,k)': K_PLUS_ONE,
  SN,
  WYTHOFF: [WYTHOFF],
}
const ANY: readonly Ruleset[] = [...GAMES.NIM, ...SN, WYTHOFF]

const BY_DEFINITION: Limits = { ...DEFAULT_LIMITS, facts: 'definition' }

/**
 * The largest pile of a small box, for each number of piles. All positions of small boxes are
 * compared.
 */
const MOST = [40, 40, 20, 12, 9, 7]

/**
 * The largest pile of a large box, for each number of piles. Random rows of large boxes are
 * compared.
 */
const LARGE = [300, 300, 90, 34, 20, 13]

/** In a large box, about one row in this many is compared. */
const ROWS_APART = 97

const folder = new URL('../../src/facts/', import.meta.url)

function isFact(value: unknown): value is Fact {
  return typeof value === 'object' && value !== null && 'of' in value && 'says' in value
}

/** Every fact that a file in facts/ exports, either alone or in a list of samples. */
async function allFacts(): Promise<[name: string, fact: Fact][]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const facts: [string, Fact][] = []
  for (const file of files.filter((path) => path.endsWith('.ts')).sort()) {
    const module = (await import(new URL(file, folder).href)) as Record<string, unknown>
    for (const [name, value] of Object.entries(module)) {
      const list = Array.isArray(value) ? (value as unknown[]) : [value]
      facts.push(
        ...list.filter(isFact).map((fact, i): [string, Fact] => [`${file} ${name} ${i}`, fact]),
      )
    }
  }
  return facts
}

const FACTS = await allFacts()

describe('a fact has the same values by rows as by its definition', () => {
  const withRows = FACTS.filter(([, { rows }]) => rows !== undefined)

  it('there are facts with rows', () => {
    expect(withRows.length).toBeGreaterThan(0)
  })

  it.each(withRows)('%s', (_, fact) => {
    for (const ruleset of fact.about === undefined ? ANY : GAMES[fact.about]) {
      for (const max of [0, 1, 2, MOST[ruleset.piles]!]) {
        const domain = { kind: 'box', max } as const
        const game = gameOnBox(ruleset, domain, DEFAULT_LIMITS)
        const defined = gameOnBox(ruleset, domain, BY_DEFINITION).column(fact)
        const byRows = game.column(fact)
        game.box.forEach((x, rank) => {
          if (byRows[rank] === defined[rank]) return
          expect.fail(
            `${JSON.stringify(ruleset)} at ${x.join()}: ${byRows[rank]} by rows, ${defined[rank]} by definition`,
          )
        })
      }
    }
  })
})

describe('a fact has the same values by rows on random rows of large boxes', () => {
  it.each(FACTS.filter(([, { rows }]) => rows !== undefined))('%s', (_, fact) => {
    for (const ruleset of fact.about === undefined ? ANY : GAMES[fact.about]) {
      const domain = { kind: 'box', max: LARGE[ruleset.piles]! } as const
      const game = gameOnBox(ruleset, domain, DEFAULT_LIMITS)
      const byRows = game.column(fact)
      const defined = fact.of(gameOnBox(ruleset, domain, BY_DEFINITION))
      const next = linearCongruence(20_261_122)
      let isCompared = false
      game.box.forEach((x, rank) => {
        if (x[0] === 0) isCompared = next() % ROWS_APART === 0
        if (isCompared) expect(byRows[rank], x.join()).toBe(defined(x, rank))
      })
    }
  })
})

describe('a fact fills the same row twice with the same values', () => {
  it.each(FACTS.filter(([, { rows }]) => rows !== undefined))('%s', (_, fact) => {
    for (const ruleset of fact.about === undefined ? ANY : GAMES[fact.about]) {
      const domain = { kind: 'box', max: MOST[ruleset.piles]! } as const
      const game = gameOnBox(ruleset, domain, DEFAULT_LIMITS)
      const fill = fact.rows!(game)
      const [once, again] = [1, 2].map(() => {
        const column = new Int32Array(game.box.count)
        forEachRow(game.box, (outer, length, rank) =>
          fill(outer, column.subarray(rank, rank + length), length, rank),
        )
        return column
      })
      expect(again).toEqual(once)
    }
  })

  it('a cursor that returns to a position builds no column of the fact', () => {
    const game = gameOnBox(exactSlowNim(4, 2), { kind: 'box', max: 8 }, DEFAULT_LIMITS)
    const columns: Fact<unknown>[] = []
    const watched: GameOnBox = {
      ...game,
      column: (fact) => {
        columns.push(fact)
        return game.column(fact)
      },
    }
    const cursor = cursors({ m: criticalByR })(watched)
    const passed: number[] = []
    forEachTold(watched, cursor, ({ m }) => passed.push(m))
    game.box.forEach((x, rank) => {
      cursor.backTo(x, rank)
      expect([cursor.told.x, cursor.told.m]).toEqual([x, passed[rank]])
    })
    expect(columns).toEqual([remoteness])
  })
})

describe('every fact', () => {
  it.each(FACTS)('%s has a description and the source of its definition', (_, { says, source }) => {
    expect(says).toMatch(/\w/)
    expect(source).toMatch(/^(GMMV|DH|GN|V|NT)-/)
  })
})
