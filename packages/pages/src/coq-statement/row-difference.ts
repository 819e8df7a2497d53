import { parse, parseTerm } from '@nim/presburger'
import { Meanings } from './meanings.ts'
import { type CoqStatement, readCoqStatement } from './statement.ts'

/** The texts of an atlas row that the Coq statement must agree with. */
interface SaidRow {
  readonly game: string
  readonly play: string
  readonly value: string
  readonly says?: string
}

/**
 * Compares the statement of a Coq file with the text of its row: the value, the play, the game and
 * the formula.
 *
 * @returns the difference, or null if there is no difference
 */
export function differenceFromRow(text: string, row: SaidRow): string | null {
  const { game, play, value, says = '' } = row
  const meanings = new Meanings()
  let stated: CoqStatement
  try {
    stated = readCoqStatement(text, meanings)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return error.message
  }
  if (stated.value !== value) return `it states the ${stated.value}, not the ${value}`
  if (stated.play !== play) return `it states ${stated.play} play, not ${play} play`
  const own = gameIn(game)
  if (own.piles !== stated.piles) return `it has ${stated.piles} piles, not ${own.piles}`
  if (movesText(own.game) !== movesText(stated.game)) {
    return `its moves are ${movesText(stated.game)}, not ${movesText(own.game)}`
  }
  const variables = Array.from({ length: own.piles }, (_, i) => `x${i + 1}`)
  const formula = value === 'outcome' ? parse(says) : parseTerm(says)
  const isSame = meanings.ofFormula(formula, variables) === stated.says
  return isSame ? null : 'it states a different formula'
}

/** The moves as text, in a canonical order. */
function movesText(game: CoqStatement['game']): string {
  return 'sizes' in game
    ? `of ${game.sizes.toSorted((a, b) => a - b).join()} piles`
    : `of the piles ${game.edges.toSorted().join(' or ')}`
}

/**
 * The game that a row names, parsed from its text.
 * @throws RangeError for a name that does not occur in rows
 */
function gameIn(name: string): Pick<CoqStatement, 'piles' | 'game'> {
  const [, kind, count = '', moves = ''] = /^(SN|NIM|HNIM)\((\d+)[,;](.+)\)$/.exec(name) ?? []
  const piles = Number(count)
  if (kind === 'NIM') return { piles, game: { sizes: [Number(moves)] } }
  if (kind === 'HNIM') {
    return {
      piles,
      game: withoutPiles(
        piles,
        [...moves.matchAll(/\{([\d,]+)\}/g)].map(([, edge]) => edge!),
      ),
    }
  }
  if (kind === undefined) throw new RangeError(`no row is about ${name}`)
  const [, from, to] = /^(\d+)\.\.(\d+)$/.exec(moves) ?? []
  const sizes =
    from === undefined
      ? moves.replaceAll(/[{}]/g, '').split(',').map(Number)
      : Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i)
  return { piles, game: { sizes } }
}

/**
 * The sizes of the edges, if every set of piles that has one of these sizes is an edge. In this
 * case the rules do not distinguish piles.
 */
function withoutPiles(piles: number, edges: readonly string[]): CoqStatement['game'] {
  const sizes = [...new Set(edges.map((edge) => edge.split(',').length))]
  const all = sizes.reduce((sum, size) => sum + setsOf(piles, size), 0)
  return new Set(edges).size === all ? { sizes } : { edges }
}

/** The number of sets that contain `size` piles. */
function setsOf(piles: number, size: number): number {
  return Array.from({ length: size }).reduce(
    (sets: number, _, i) => (sets * (piles - i)) / (i + 1),
    1,
  )
}
