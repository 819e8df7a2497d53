import { type Formula, parse } from '@nim/presburger'
import { describe, expect, it } from 'vitest'
import { casesOf } from '../../src/claim/parameter.ts'
import { kPlusOne } from '../../src/facts/exact-slow/games.ts'
import { positions as paperPositions } from '../../src/judge/positions.ts'
import {
  type Claim,
  ClaimError,
  exists,
  fact,
  factOfGame,
  formulas,
  gamesOf,
  grundy,
  instances,
  integer,
  isOwnClaim,
  moves,
  oneOf,
  outcome,
  positions,
  reduction,
  remoteness,
  upTo,
  values,
} from '../../src/shapes/index.ts'

const allPiles = gamesOf(
  { n: integer('number of piles', { from: 2, to: 3 }) },
  ({ n }) => `NIM(${n},${n})`,
)
const smallest = { id: 'smallest', title: 'R is the smallest pile', games: allPiles }
const box = (max: number) => ({ kind: 'box', max }) as const

describe('a user’s own claim', () => {
  const claim = positions({
    ...smallest,
    facts: { R: remoteness },
    printed: ({ x, R }) => R === x[0],
  })

  it('is judged on all positions of its games', () => {
    expect(casesOf(claim.parameters, {})).toEqual([{ n: 2 }, { n: 3 }])
    expect(claim.check({ n: 3 }, box(9))).toMatchObject({ verdict: 'holds', checked: 220 })
    expect(claim).toMatchObject({ by: 'user', paper: 'asked', kind: 'conjecture' })
    expect(isOwnClaim(claim)).toBe(true)
    expect(isOwnClaim({ ...claim })).toBe(false)
  })

  it('has the same digest as the same statement in a claim of a paper', () => {
    const printed = ({ R, x }: { R: number; x: readonly number[] }) => R >= x[0]!
    const own = positions({
      ...smallest,
      games: kPlusOne(2, 6, 1000),
      facts: { R: remoteness },
      printed,
    })
    const paper = paperPositions({
      id: 'smallest',
      title: 't',
      statement: 's',
      kind: 'theorem',
      at: '1',
      by: 'user',
      games: kPlusOne(2, 6, 1000),
      facts: { R: remoteness },
      digest: 'R',
      printed,
    })
    expect(own.check({ n: 4 }, box(8)).digest).toBe(paper.check({ n: 4 }, box(8)).digest)
  })

  it('is refuted at the smallest position, with the options that determine the value', () => {
    const wrong = positions({
      ...smallest,
      facts: { R: remoteness, o: outcome },
      printed: ({ x, R }) => x[0]! < 2 || R < x[0]!,
    })
    expect(wrong.check({ n: 2 }, box(4))).toMatchObject({
      verdict: 'refuted',
      failures: 6,
      counterexample: {
        position: [2, 2],
        actual: '2,2 has R = 2, o = 0 (P)',
        stated: [
          { fact: 'remoteness', position: [2, 2], value: 2, saidBy: 'rules' },
          { fact: 'options', position: [2, 2], value: [[1, 1]], saidBy: 'rules' },
          { fact: 'remoteness', position: [1, 1], value: 1, saidBy: 'rules' },
        ],
      },
    })
  })

  it('receives facts of the piles, of the game, and of the papers', () => {
    const sum = fact('the sum', (x) => x.reduce((a, b) => a + b, 0))
    const doubled = factOfGame(
      'twice the Grundy value',
      (game) => {
        const column = game.column(grundy)
        return (_, rank) => 2 * column[rank]!
      },
      [grundy],
    )
    const own = positions({
      id: 'facts',
      title: 'red(x) does not have a larger sum',
      games: gamesOf({ game: oneOf('the game', ['SN(3,{2})', 'SN(3,{1,2})']) }, ({ game }) => game),
      facts: { sum, doubled, g: grundy, red: reduction },
      printed: ({ sum: all, doubled: twice, g, red }) =>
        twice === 2 * g && red.reduce((a, b) => a + b, 0) <= all,
    })
    expect(own.check({ game: 'SN(3,{2})' }, box(6)).verdict).toBe('holds')
  })

  it('can have parts, one of which a case selects, and can be a question', () => {
    const parts = positions({
      id: 'parts',
      kind: 'question',
      title: 'which positions are P?',
      games: gamesOf({}, () => 'NIM(2,2)'),
      facts: { o: outcome },
      printed: {
        even: { says: 'all', holds: ({ o }) => o === 0 },
        none: { says: 'of nothing', holds: () => null },
      },
    })
    expect(casesOf(parts.parameters, {})).toEqual([{ part: 'even' }, { part: 'none' }])
    expect(parts.check({ part: 'even' }, box(3))).toMatchObject({ verdict: 'answered' })
    expect(parts.check({ part: 'none' }, box(3))).toMatchObject({ checked: 0 })
  })

  it('can be about moves, listed items, or a table', () => {
    const step = moves({
      id: 'step',
      title: 'R falls by at most 2',
      games: allPiles,
      facts: { R: remoteness },
      printed: (from, to) => from.R - to.R <= 1,
    })
    expect(step.check({ n: 2 }, box(5))).toMatchObject({ verdict: 'holds', checked: 15 })
    const squares = instances({
      id: 'squares',
      title: 'n² < 50',
      domain: upTo('n', 5),
      *instances({ domain: { max } }) {
        for (let n = 0; n <= max; n++) yield { n, square: n * n }
      },
      printed: ({ square }) => square < 50,
    })
    const ten = { kind: 'up-to', of: 'n', max: 10 } as const
    expect(squares.check({}, ten)).toMatchObject({
      verdict: 'refuted',
      checked: 11,
      counterexample: { witness: { n: 8, square: 64 } },
    })
    const table = values({
      id: 'table',
      title: 'the squares',
      printed: () => ({ a: 1, b: 5 }),
      compute: (key) => (key === 'a' ? 1 : 4),
    })
    expect(table.check({}, { kind: 'fixed' })).toMatchObject({
      counterexample: { expected: 5, actual: 4 },
    })
  })

  it('can be a formula, in the words of nimlab test or as data', () => {
    const formula = (printed: string | { says: Formula }, play: 'normal' | 'misere' = 'normal') =>
      formulas({ id: 'formula', title: 'P', games: allPiles, printed: () => printed, play })
    const judged = (claim: Claim) => claim.check({ n: 3 }, box(9))
    const asText = judged(formula('x1 == 0 (mod 2)'))
    expect(asText).toMatchObject({ verdict: 'holds', counted: 220, checked: 220 })
    expect(judged(formula({ says: parse('x1 == 0 (mod 2)') }))).toEqual(asText)
    expect(judged(formula('x1 == 0 (mod 2) if x1 <= 4'))).toMatchObject({ checked: 185 })
    expect(judged(formula('x1 == 1 (mod 2)', 'misere')).verdict).toBe('holds')
    expect(formula('o == 0', 'misere').about({ n: 3 }).game?.play).toBe('misere')
    expect(judged(formula('o == 0'))).toMatchObject({
      verdict: 'refuted',
      counterexample: { position: [0, 0, 1], expected: 'N', actual: 'P' },
    })
  })

  it('can list items from a game on a box, and its cost includes their tables', () => {
    const own = instances({
      id: 'listed',
      title: 'some position is P',
      games: allPiles,
      facts: { outcome },
      instances: ({ game, parameters: { n } }) => [{ n, P: game.column(outcome)[0] }],
      printed: ({ P }) => P === 0,
    })
    expect(casesOf(own.parameters, {})).toEqual([{ n: 2 }, { n: 3 }])
    expect(own.check({ n: 2 }, box(3))).toMatchObject({ verdict: 'holds', counted: 1 })
    expect(own.about({ n: 2 }).game?.ruleset).toMatchObject({ kind: 'NIM', piles: 2 })
    expect(own.cost({ n: 2 }, box(3)).memory).toBeGreaterThan(0n)
  })

  it('can state that something exists, which no small domain refutes', () => {
    const own = instances({
      id: 'square',
      title: 'some square ends with 6',
      domain: upTo('root', 9),
      instances: ({ domain }) => [Array.from({ length: domain.max + 1 }, (_, root) => root ** 2)],
      printed: exists({
        no: 'square that ends with 6',
        holdsWitness: (squares: readonly number[]) => squares.some((square) => square % 10 === 6),
      }),
    })
    expect(own.check({}, upTo('root', 3)())).toMatchObject({
      verdict: 'incomplete',
      answer: expect.stringContaining('(root up to 3) has no square that ends with 6'),
    })
    expect(own.check({}, upTo('root', 4)()).verdict).toBe('holds')
    const onPositions = positions({
      ...smallest,
      printed: (() => ({ no: 'witness' })) as unknown as () => boolean,
    })
    expect(() => onPositions.check({ n: 2 }, box(1))).toThrow('expected true, false or null')
  })

  it('can limit its parameters by the preceding ones', () => {
    const games = gamesOf(
      {
        n: integer('piles', { from: 2, to: 3 }),
        k: integer('piles of a move', { from: 1, to: ({ n }) => n }),
      },
      ({ n, k }) => `NIM(${n},${k})`,
      { max: ({ n }) => 10 - n },
    )
    const own = positions({ id: 'nk', title: 't', games, printed: () => true })
    const all = casesOf(own.parameters, {})
    expect(all.map(({ n, k }) => `${n}${k}`)).toEqual(['21', '22', '31', '32', '33'])
    expect(casesOf(own.parameters, { n: [2, 2], k: [2, 9] })).toEqual([{ n: 2, k: 2 }])
    expect(own.defaultDomain({ n: 3, k: 1 })).toEqual(box(7))
  })
})

/** Members of a claim about a list, and of a claim about a table. They have no games. */
const LISTED = { games: undefined, instances: () => [] }
const TABLE = { games: undefined, printed: () => ({ a: 1 }), compute: () => 1 }

/** Calls a shape with values that TypeScript would reject but plain JavaScript allows. */
function made(members: object, shape: unknown = positions): () => Claim {
  const make = shape as (claim: object) => Claim
  const given = Object.entries({ ...smallest, printed: (): boolean => true, ...members })
  // A field that a test sets to undefined counts as absent.
  const games = Object.fromEntries(given.filter(([, value]) => value !== undefined))
  return () => make(games)
}

describe('an object that is not a claim causes an error message of one line', () => {
  it.each([
    [{ printed: 3 }, "claim 'smallest': printed: expected a function that answers true"],
    [{ printed: undefined }, "claim 'smallest': the member 'printed' is missing"],
    [{ printed: {} }, "claim 'smallest': printed: expected at least one part"],
    [{ printed: { a: () => true } }, "claim 'smallest': printed.a: expected { says: a text"],
    [{ games: 'NIM(2,2)' }, `claim 'smallest': games: expected gamesOf({ n: integer(…) }, `],
    [{ facts: { R: 3 } }, "claim 'smallest': facts.R: expected a fact such as remoteness"],
    [{ facts: { x: remoteness } }, "claim 'smallest': facts: 'x' is the position itself"],
    [{ facts: [remoteness] }, "claim 'smallest': facts: expected facts by name"],
    [{ pritned: 3 }, "claim 'smallest': unknown member 'pritned'; accepted: id, title"],
    [{ title: '' }, `claim 'smallest': title: expected a text, got ""`],
    [{ kind: 'hunch' }, "claim 'smallest': kind: expected definition, theorem"],
    [{ conventions: 'x' }, "claim 'smallest': conventions: expected a list of texts"],
    [{ id: 3 }, "claim '?': id: expected letters, digits"],
    [{ id: 'a b' }, "claim 'a b': id: expected letters, digits"],
    [{ id: 'dh-mine' }, "claim 'dh-mine': ids of this form are reserved for the papers"],
  ])('%j', (members, line) => {
    expect(made(members)).toThrow(ClaimError)
    expect(made(members)).toThrow(line)
  })

  it('also in other shapes', () => {
    expect(made({}, moves)().check({ n: 2 }, box(2)).verdict).toBe('holds')
    expect(made({}, instances)).toThrow("claim 'smallest': the member 'instances' is missing")
    const { games: _, ...card } = smallest
    const listed = instances as unknown as (claim: object) => Claim
    expect(() => listed({ ...card, printed: () => true, instances: 3 })).toThrow(
      "claim 'smallest': instances: expected a function, got 3",
    )
  })

  it.each([
    [positions, { edge: true }, 'edge: expected { says: a text, is: a function }, got true'],
    [positions, { unsettled: 'no' }, "unsettled: expected { where: 'holds', 'fails' or 'always'"],
    [positions, { quick: { mux: 3 } }, 'quick: expected smaller ranges and a bound'],
    [moves, { moves: [] }, 'moves: expected a function, got an array'],
    [instances, { instances: () => [], domain: () => 3 }, "unknown member 'domain'; accepted:"],
    [instances, { ...LISTED, parameters: [] }, 'parameters: expected parameters by name'],
    [instances, { ...LISTED, facts: {} }, "unknown member 'facts'; accepted:"],
    [formulas, { facts: {} }, "unknown member 'facts'; accepted:"],
    [formulas, { play: 'reverse' }, 'play: expected normal or misere, got "reverse"'],
    [formulas, { printed: 'o == 0' }, 'printed: expected a function, got "o == 0"'],
    [values, { ...LISTED, instances: undefined, compute: 3 }, 'compute: expected a function'],
  ])('of every shape, case %#', (shape, members, line) => {
    expect(made(members, shape)).toThrow(ClaimError)
    expect(made(members, shape)).toThrow(`claim 'smallest': ${line}`)
  })

  it('also for games and facts', () => {
    const untyped = gamesOf as unknown as (...args: unknown[]) => unknown
    expect(() => untyped({ n: [2, 3] }, () => 'NIM(2,2)')).toThrow(
      "parameter 'n': expected integer",
    )
    expect(() => untyped({ 'n!': integer('', { from: 1, to: 2 }) }, () => '')).toThrow('of letters')
    expect(() => untyped({}, 'NIM(2,2)')).toThrow('gamesOf: expected a function')
    expect(() => (fact as (...args: unknown[]) => unknown)('x')).toThrow('fact: expected')
  })
})

describe('an error in a check is not a verdict', () => {
  const checked = (members: object): (() => unknown) => {
    const claim = made(members)()
    return () => claim.check({ n: 2 }, box(4))
  }

  it.each([
    [
      ({ x }: { x: readonly number[] }) => x[1] === 2 && (null as unknown as number[])[0] === 1,
      "claim 'smallest' n=2: the statement at 0,2: it throws TypeError: ",
    ],
    [
      ({ x }: { x: readonly number[] }) => (x[1] === 1 ? undefined : true),
      "claim 'smallest' n=2: the statement at 0,1: expected true, false or null, got undefined",
    ],
    [async () => true, 'expected true, false or null, got a promise'],
    [() => 1, 'expected true, false or null, got 1'],
  ])('%s', (printed, line) => {
    expect(checked({ printed })).toThrow(ClaimError)
    expect(checked({ printed })).toThrow(line)
  })

  const listing = (list: unknown): object => ({ ...LISTED, games: undefined, instances: list })
  it.each([
    [moves, { moves: () => 3 }, 'moves: expected a list of positions with no pile above that of x'],
    [moves, { moves: () => [[2, 1]] }, 'moves: expected a list of positions'],
    [moves, { moves: (x: { y: { z: number } }) => [x.y.z] }, 'moves: it throws TypeError'],
    [instances, { instances: () => 3 }, 'instances: expected a list, or a generator, got 3'],
    [
      instances,
      {
        *instances() {
          yield 1
          throw new Error('late')
        },
      },
      'instances: it throws Error: late',
    ],
    [instances, { ...listing(() => []), domain: () => 'all' }, "domain: expected upTo('n', 100)"],
    [
      instances,
      { instances: () => [1], printed: (): boolean => false, witness: () => 3 },
      'witness: expected an object, got 3',
    ],
    [
      positions,
      { printed: (): boolean => false, evidence: () => 'no' },
      'evidence: expected { expected, actual, explain: a text }, got "no"',
    ],
    [
      formulas,
      { printed: () => 'x5 == 0' },
      'printed: formula: column 1: expected one of x1 to x2',
    ],
    [
      formulas,
      { printed: () => 5 },
      "printed: expected a formula such as 'sum == 0 (mod 2)', got 5",
    ],
    [
      formulas,
      { printed: () => ({ says: { kind: 'nix' } }) },
      'printed: expected a formula such as',
    ],
    [
      formulas,
      { printed: () => ({ says: parse('y == 0') }) },
      'printed: expected a formula such as',
    ],
    [values, { ...TABLE, printed: () => 3 }, 'printed: expected entries by name'],
    [values, { ...TABLE, compute: () => 0.5 }, 'compute: expected a whole number, a text or null'],
  ])('also in members of every shape, case %#', (shape, members, line) => {
    const claim = made(members, shape)()
    const run = (): unknown => {
      const [parameters] = casesOf(claim.parameters, {})
      const domain = claim.defaultDomain(parameters!)
      claim.cost(parameters!, domain)
      return claim.check(parameters!, domain.kind === 'box' ? box(2) : domain)
    }
    expect(run).toThrow(ClaimError)
    expect(run).toThrow(/^claim 'smallest'( n=2)?: /)
    expect(run).toThrow(line)
  })

  it('also in facts, rulesets and bounds', () => {
    const odd = fact('odd', () => {
      throw new Error('no\nmore')
    })
    expect(
      checked({ facts: { odd }, printed: ({ odd: it }: { odd: number }) => it === 1 }),
    ).toThrow("claim 'smallest' n=2: the statement at 0,0: it throws Error: no")
    const noGame = gamesOf({}, () => 'NIX(2)')
    expect(checked({ games: noGame })).toThrow("claim 'smallest' n=2: ruleset 'NIX(2)': no game")
    const noNumber = gamesOf(
      { n: integer('piles', { from: 2, to: () => Number.NaN }) },
      () => 'NIM(2,2)',
    )
    const { parameters } = made({ games: noNumber })()
    expect(() => casesOf(parameters, {})).toThrow(
      "claim 'smallest': parameter 'n': most: expected a whole number, got NaN",
    )
  })
})
