import * as v from 'valibot'
import type { Read } from '../address/read-game.ts'

/** Characters of a name, of a game or position, of a formula; things of one kind that are kept. */
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
  /** Null: by the formula. */
  value: v.nullable(v.picklist(['outcome', 'remoteness', 'grundy'])),
  says: v.pipe(v.string(), v.minLength(1), v.maxLength(FORMULA)),
})

const THINGS = v.strictObject({
  kind: v.literal('nimlab: my things'),
  version: v.literal(1),
  games: v.pipe(v.array(GAME), v.maxLength(MOST)),
  conjectures: v.pipe(v.array(CONJECTURE), v.maxLength(MOST)),
})

/** Named games and conjectures of a reader: what the browser keeps, and what a file of them holds. */
export type Things = v.InferOutput<typeof THINGS>

export const NOTHING: Things = {
  kind: 'nimlab: my things',
  version: 1,
  games: [],
  conjectures: [],
}

/** Reads a file of games and conjectures. What is not of the schema is refused as a whole. */
export function readThings(text: string): Read<Things> {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return { problem: 'expected a JSON file that "export" of this page has written' }
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
 * What is kept with more added to it. A thing that is there already is not added again; another one with the same name
 * gets a number.
 *
 * @throws RangeError if there are more things than a file may hold
 */
export function withMore(
  { games, conjectures }: Things,
  more: Partial<Pick<Things, 'games' | 'conjectures'>>,
): Things {
  return {
    ...NOTHING,
    games: added(games, more.games ?? []),
    conjectures: added(conjectures, more.conjectures ?? []),
  }
}

function added<T extends { readonly name: string }>(have: readonly T[], more: readonly T[]): T[] {
  const content = (thing: T): string => JSON.stringify({ ...thing, name: '' })
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
  if (all.length > MOST) throw new RangeError(`at most ${MOST} things of a kind are kept`)
  return all
}
