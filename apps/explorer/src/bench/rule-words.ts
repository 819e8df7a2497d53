import { gameOf, isSymmetric, moveSizes, type PlayConvention, type Ruleset } from '@nim/core/rules'

/** The maximum number of moves of a user's own game that the sentence lists. */
const MOST_VECTORS = 6

/** One sentence that says what a move takes. */
export function rulesWords(ruleset: Ruleset): string {
  if (ruleset.kind === 'GM') {
    return `A move keeps one pile and takes one stone from each of the other ${ruleset.piles - 1}.`
  }
  const sizes = moveSizes(ruleset)
  if (sizes !== null) {
    const isOne = sizes.join() === '1'
    return `A move takes one stone from each of ${sizes.join(' or ')} pile${isOne ? '' : 's'}.`
  }
  if (ruleset.kind === 'WYTHOFF') {
    return 'A move takes any number of stones from one pile, or the same number from both.'
  }
  if (ruleset.kind === 'MOORE') {
    return `A move takes any number of stones from each of 1 to ${ruleset.k} piles.`
  }
  if (ruleset.kind === 'SUB') {
    return `A move takes ${ruleset.stones.join(' or ')} stones from one pile.`
  }
  if (ruleset.kind === 'HNIM') {
    const edges = ruleset.edges.map((edge) => `{${edge.join()}}`).join(' ')
    return `A move takes one stone from each pile of one of ${edges}.`
  }
  const vectors = gameOf(ruleset).moveVectors?.(ruleset) ?? null
  if (vectors === null) return 'The game defines its moves.'
  const shown = vectors.slice(0, MOST_VECTORS).map((vector) => `(${vector.join()})`)
  const more =
    vectors.length > MOST_VECTORS ? ` or one of ${vectors.length - MOST_VECTORS} more` : ''
  const order = isSymmetric(ruleset) ? ', with the piles in any order' : ''
  return `A move takes from the piles ${shown.join(' or ')}${more}${order}.`
}

/** One sentence that says who loses. */
export function endWords({ kind }: Ruleset, play: PlayConvention): string {
  if (kind === 'GM') return 'The player who cannot move loses alone.'
  return play === 'misere'
    ? 'The player who cannot move wins.'
    : 'The player who cannot move loses.'
}
