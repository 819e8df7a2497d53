import { termLines } from './term-lines.ts'

/**
 * The forms that a ruleset can have. Each form comes with a description of its moves, and with
 * rulesets to try.
 */
export const RULESET_FORMS: readonly {
  readonly form: string
  readonly moves: string
  readonly examples: readonly string[]
}[] = [
  {
    form: 'NIM(n,k)',
    moves: 'n piles; a move takes one stone from each of exactly k piles (Exact Slow NIM)',
    examples: ['NIM(3,2)', 'NIM(4,2)', 'NIM(4,3)', 'NIM(5,3)'],
  },
  {
    form: 'SN(n,{a,b,…})',
    moves:
      'n piles; a move takes one stone from each of a piles, of b piles, or … (Slow SetNim); SN(n,a..b) allows all numbers of piles from a to b, and SN(n,k) allows only k',
    examples: ['SN(3,{1,2})', 'SN(4,{2,3})', 'SN(5,{2,3})', 'SN(6,{4,5,6})', 'SN(6,4..6)'],
  },
  {
    form: 'HNIM(n;{1,2},…)',
    moves: 'n numbered piles; a move takes one stone from each pile in one of the listed sets',
    examples: ['HNIM(3;{1,2},{2,3})'],
  },
  {
    form: 'MOORE(n,k)',
    moves: 'n piles; a move takes any number of stones from each of at most k piles',
    examples: ['MOORE(3,2)'],
  },
  {
    form: 'SUB(n;a,b,…)',
    moves: 'n piles; a move takes a stones, b stones, or … from one pile',
    examples: ['SUB(2;1,3)'],
  },
  {
    form: 'WYTHOFF',
    moves:
      'two piles; a move takes any number of stones from one pile, or the same number from both piles',
    examples: ['WYTHOFF'],
  },
  {
    form: 'GM(n,l)',
    moves: 'n piles, l players; a move takes one stone from every pile except one (the GM-rule)',
    examples: ['GM(4,3)'],
  },
]

/** The text of `nimlab help rulesets`. */
export function rulesetsTopic(): string {
  const forms = RULESET_FORMS.map(({ form, moves, examples }): [string, string] => [
    form,
    `${moves}. Example: ${examples[0]}`,
  ])
  return `A ruleset describes a game: the number of piles, and the legal moves. Put a ruleset in quotes, because
shells interpret parentheses and braces.

${termLines(forms)}

The player who cannot move loses. With --misere, this player wins.

A module such as ./my-game.mjs can define your own game. To write an example, run nimlab new game my-game.
`
}
