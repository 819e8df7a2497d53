import * as v from 'valibot'
import type { TextResult } from '../address/read-game.ts'

/**
 * The maximum numbers of characters in a name, in a game or position, and in a formula. `MOST` is
 * the maximum number of games and also of conjectures.
 */
const [NAME, TEXT, FORMULA, MOST] = [80, 2000, 20_000, 500]

const NAMED = { name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NAME)) }
const OF_GAME = {
  game: v.pipe(v.string(), v.maxLength(TEXT)),
  play: v.picklist(['normal', 'misere']),
}

const GAME = v.strictObject({
  ...NAMED,
  ...OF_GAME,
  position: v.pipe(v.string(), v.maxLength(TEXT)),
})

const CONJECTURE = v.strictObject({
  ...NAMED,
  ...OF_GAME,
  /**
   * The kind of value that the formula is about. Null if the formula itself determines this kind.
   */
  value: v.nullable(v.picklist(['outcome', 'remoteness', 'grundy'])),
  says: v.pipe(v.string(), v.minLength(1), v.maxLength(FORMULA)),
  /** The result of the last test that the page ran while it was idle. */
  tested: v.exactOptional(
    v.strictObject({
      /** The largest pile in the box. */
      max: v.pipe(v.number(), v.integer(), v.minValue(0)),
      verdict: v.pipe(v.string(), v.maxLength(NAME)),
      /** The smallest counterexample, if the test found a counterexample. */
      at: v.nullable(v.pipe(v.string(), v.maxLength(TEXT))),
    }),
  ),
})

const THINGS = v.strictObject({
  kind: v.literal('nimlab: my things'),
  version: v.literal(1),
  games: v.pipe(v.array(GAME), v.maxLength(MOST)),
  conjectures: v.pipe(v.array(CONJECTURE), v.maxLength(MOST)),
})

/**
 * The games and conjectures that a reader named. The browser keeps them, and an exported file
 * contains them.
 */
export type Things = v.InferOutput<typeof THINGS>

export type KeptConjecture = Things['conjectures'][number]

export const NOTHING: Things = {
  kind: 'nimlab: my things',
  version: 1,
  games: [],
  conjectures: [],
}

/**
 * Reads a file of games and conjectures. If any part of the file is invalid, the whole file is
 * rejected.
 */
export function readThings(text: string): TextResult<Things> {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return { problem: 'expected a JSON file that this page exported' }
  }
  const read = v.safeParse(THINGS, given)
  if (read.success) return { is: read.output }
  const [issue] = read.issues
  const at = v.getDotPath(issue)
  return { problem: `${at === null ? '' : `${at}: `}${issue.message.slice(0, 200)}` }
}

/** The text that {@link readThings} reads back. */
export function thingsText(things: Things): string {
  return `${JSON.stringify(things, null, 2)}\n`
}

/**
 * Adds games and conjectures to the stored games and conjectures. Exact copies are skipped. If a
 * different item already has this name, a number is added to the new item's name. Test results are
 * dropped, because this page did not run the tests.
 *
 * @throws RangeError if there would be more than 500 games or 500 conjectures
 */
export function withMore(
  { games, conjectures }: Things,
  more: Partial<Pick<Things, 'games' | 'conjectures'>>,
): Things {
  return {
    ...NOTHING,
    games: added(games, more.games ?? []),
    conjectures: added(
      conjectures,
      (more.conjectures ?? []).map(({ name, game, play, value, says }) => ({
        name,
        game,
        play,
        value,
        says,
      })),
    ),
  }
}

/** Records the result of a test of a kept conjecture, unless an earlier test used a larger box. */
export function withTest(
  kept: Things,
  { game, says, value, play }: KeptConjecture,
  tested: NonNullable<KeptConjecture['tested']>,
): Things {
  const conjectures = kept.conjectures.map((each) => {
    const isSame =
      each.game === game && each.says === says && each.value === value && each.play === play
    const isMore = tested.verdict === 'refuted' || tested.max > (each.tested?.max ?? -1)
    return isSame && isMore ? { ...each, tested } : each
  })
  return { ...kept, conjectures }
}

function added<T extends { readonly name: string }>(have: readonly T[], more: readonly T[]): T[] {
  const content = (thing: T): string =>
    JSON.stringify({ ...thing, name: undefined, tested: undefined })
  const all = [...have]
  const [contents, names] = [new Set(have.map(content)), new Set(have.map(({ name }) => name))]
  for (const thing of more) {
    if (contents.has(content(thing))) continue
    let { name } = thing
    for (let number = 2; names.has(name); number++) {
      name = `${thing.name.slice(0, NAME - 6)} (${number})`
    }
    contents.add(content(thing))
    names.add(name)
    all.push({ ...thing, name })
  }
  if (all.length > MOST)
    throw new RangeError(`expected at most ${MOST} games and ${MOST} conjectures`)
  return all
}
