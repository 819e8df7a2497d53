import { nearest, oneLine } from '@nim/presburger/text'
import type { RulesetData } from '../game.ts'
import { checkPiles } from '../parameters.ts'
import { gameByMoves } from './game-by-moves.ts'
import type { OwnFamily, OwnMoves, OwnRules } from './own-game.ts'
import type { PlayOfGame } from './play-of-game.ts'
import { shown } from './shown.ts'
import { watchedPlay } from './watched-play.ts'

/** The rules of play of a user's own game, and its name. */
export interface OwnPlay {
  readonly piles: number
  readonly play: PlayOfGame
  /** The text that follows the path in the name of the game, such as `(4,2)`. It may be empty. */
  readonly parameters: string
}

const PLAY = ['options', 'isTerminal', 'isSymmetric', 'leastMove', 'mostOptions'] as const
const TEXT = ['parse', 'format', 'check'] as const
const VECTORS = ['moveVectors', 'moveSizes'] as const

const ACCEPTED = '{ piles, moves }, { piles, options, … } or a whole Game'

/**
 * Interprets the default export of a module as a game.
 *
 * @param parameters the text in parentheses after the path; null if there are no parentheses
 * @throws RangeError with a one-line message that describes the fault of the export
 */
export function ownPlay(exported: unknown, parameters: string | null): OwnPlay {
  if (typeof exported !== 'object' || exported === null || Array.isArray(exported)) {
    throw new RangeError(`expected a ruleset object, got ${shown(exported)}; accepted: ${ACCEPTED}`)
  }
  const fields = exported as Readonly<Record<string, unknown>>
  for (const member of ['values', 'players']) {
    if (fields[member] !== undefined) {
      throw new RangeError(
        `${member}: expected no such member, because a user's own game has two players and all values`,
      )
    }
  }
  if (!('piles' in fields)) {
    if (fields['parse'] === undefined) refuseMisspelt(fields, ['piles'])
    return ofFamily(fields, parameters)
  }
  if (parameters !== null)
    throw new RangeError('takes no parameters, because its number of piles is fixed')
  const piles = fields['piles'] as number
  if ('moves' in fields) {
    return { piles, play: gameByMoves(fields as unknown as OwnMoves), parameters: '' }
  }
  if (PLAY.some((name) => fields[name] === undefined)) refuseMisspelt(fields, ['moves'])
  requireFunctions(fields, PLAY)
  checkPiles('piles', piles)
  const play = watchedPlay(fields as unknown as OwnRules, { kind: 'OWN', piles })
  return { piles, play, parameters: '' }
}

function ofFamily(fields: Readonly<Record<string, unknown>>, parameters: string | null): OwnPlay {
  requireFunctions(fields, [...TEXT, ...PLAY])
  const { kind, notation } = fields
  if (typeof kind !== 'string' || kind === '') {
    throw new RangeError(`kind: expected a word, got ${shown(kind)}`)
  }
  const isNotation =
    Array.isArray(notation) && notation.every((form) => typeof form === 'string' && form !== '')
  if (!isNotation || notation.length === 0) {
    throw new RangeError(`notation: expected a list of texts, got ${shown(notation)}`)
  }
  const family = fields as unknown as OwnFamily
  const ruleset = parsed(family, parameters)
  checkPiles('piles', ruleset.piles)
  const text = family.format(ruleset)
  const after = typeof text === 'string' && text.startsWith(kind) ? text.slice(kind.length) : null
  if (after === null || !/^(?:\([^()]+\))?$/.test(after)) {
    throw new RangeError(`format: expected ${kind} or ${kind}(…), got ${shown(text)}`)
  }
  const again = family.format(parsed(family, after === '' ? null : after.slice(1, -1)))
  if (again !== text) throw new RangeError(`parse: reads ${text} as ${shown(again)}`)
  return { piles: ruleset.piles, play: watchedPlay(family, ruleset), parameters: after }
}

function parsed(family: OwnFamily, parameters: string | null): RulesetData {
  const ruleset = family.parse(parameters) as RulesetData | null | undefined
  if (typeof ruleset !== 'object' || ruleset === null || ruleset.kind !== family.kind) {
    throw new RangeError(
      `parse: expected { kind: '${family.kind}', piles, … }, got ${shown(ruleset)}`,
    )
  }
  family.check(ruleset)
  return ruleset
}

function refuseMisspelt(
  fields: Readonly<Record<string, unknown>>,
  missing: readonly string[],
): void {
  for (const written of Object.keys(fields)) {
    const [meant] = nearest(written, missing, 1)
    if (meant === undefined) continue
    throw new RangeError(`has no ${meant}; did you mean ${meant} by '${oneLine(written)}'?`)
  }
}

function requireFunctions(
  fields: Readonly<Record<string, unknown>>,
  names: readonly (keyof OwnFamily)[],
): void {
  const missing = names.filter((name) => fields[name] === undefined)
  if (missing.length > 0) {
    refuseMisspelt(fields, missing)
    throw new RangeError(`has no ${missing.join(', ')}; accepted: ${ACCEPTED}`)
  }
  for (const name of [...names, ...VECTORS]) {
    const member = fields[name]
    if (member !== undefined && typeof member !== 'function') {
      throw new RangeError(`${name}: expected a function, got ${shown(member)}`)
    }
  }
}
