import { toText } from '@nim/presburger'
import { type Goal, playOf } from '../goal/goal.ts'

/** Sentences that explain why a counterexample refutes a goal. */
export const REFUTED: readonly string[] = [
  'The claim is false at the position given: its true value follows from the rules and the values of its options, which are all smaller.',
]

/**
 * Explains, with one sentence for each step, why the goal follows if all obligations are
 * unsatisfiable.
 */
export function argumentOf(goal: Goal): string[] {
  return [...statementOf(goal), ...ENCODING]
}

function statementOf(goal: Goal): string[] {
  switch (goal.kind) {
    case 'outcome':
      return [
        'Every move lowers the sum of the piles, so play ends and induction on the sum is possible.',
        'A set of positions is the set of P-positions if and only if no legal move leads from the set into it, and from every position outside it (in misère play: that is not terminal) some legal move leads into it; in misère play, moreover, no terminal position is in it.',
        ...hasMove(goal.strategy !== undefined),
        MOVES,
      ]
    case 'remoteness':
      return [
        'Every move lowers the sum of the piles, so play ends and induction on the sum is possible.',
        playOf(goal) === 'misere'
          ? 'A function is the misère remoteness if and only if it is 0 at the positions without a legal move and positive elsewhere, and there: if its value is even, no option has an odd value below value − 1; if it is odd, all options have even values of at most value − 1; and some option has value − 1.'
          : 'A function is the remoteness if and only if it is 0 at the positions without a legal move and positive elsewhere, and there: if its value is odd, no option has an even value below value − 1; if it is even, all options have odd values of at most value − 1; and some option has value − 1.',
        ...hasMove(goal.strategy !== undefined),
        MOVES,
      ]
    case 'restricted':
      return [
        goal.assumed === undefined
          ? 'The conditions whose ids begin with given- show that the given formula describes the P-positions of all positions, by the argument for outcomes: no legal move leads from it into it, and from every other position one does.'
          : `That the given formula describes the P-positions is not shown here; it is assumed, and shown in: ${goal.assumed}.`,
        'The condition `equivalent` shows that under the hypothesis the formula is true exactly where the given one is.',
        ...(goal.assumed === undefined ? [MOVES] : []),
      ]
    case 'partial':
      return [
        'Every move lowers the sum of the piles, so play ends and induction on the sum is possible.',
        'Every option of a position called P is called N, so by induction it is N, and the position is P; every position called N has an option called P, so by induction it is N.',
        ...hasMove(goal.strategy !== undefined),
        MOVES,
      ]
    case 'implication':
      return [
        'The condition `implied`, or one for each move, shows that where the hypothesis is true the conclusion is. Names that end in _next are of the position after the move.',
        ...(goal.also ?? []).map(
          ({ name, from, to }) =>
            `${name} is every whole number from ${toText(from)} to ${toText(to)}.`,
        ),
        ...goal.quantities.map(
          ({ name, says, premises }) =>
            `${name} is a number of each position: ${says}. Its formula is true of the value, if that is not −1, and of no number above it${premises.length === 0 ? '' : `; the conditions ${name}-… show so`}.`,
        ),
        ...hasMove(typeof goal.moves === 'object'),
        ...(goal.moves === undefined ? [] : [MOVES]),
      ]
    case 'grundy':
      return []
  }
}

const MOVES =
  'Where the rules do not tell piles apart, positions are sorted; among equal piles the first ones are lowered, so that each option is reached by exactly one listed set of piles, and is sorted: a pile is taken together with its lower neighbour or is strictly larger than it.'

function hasMove(byStrategy: boolean): string[] {
  if (!byStrategy) return []
  return [
    'That a good move exists is shown by naming it: the conditions strategy-… show, rule by rule, that the move of the first rule that applies is legal and good (for each way in which the piles it names can be equal to their lower neighbours), and strategy-total that some rule applies.',
  ]
}

const ENCODING: readonly string[] = [
  'A condition is a list of formulas; it holds for all positions if and only if they have no common solution. The file named like the condition holds them as the game and the formulas of the claim give them, nothing in it split or simplified. Where its answer is `unsat`, nothing else is asked.',
  'Other conditions are split into cases by residues of linear forms and by which term is a minimum or maximum; the cases cover all positions.',
  'In a case the split terms are replaced by what is known, fresh variables q with form = modulus·q + residue stand for quotients, and further fresh variables, each with constraints that leave exactly one value, stand for the minima, maxima and quotients that remain. So a case has a solution if and only if the obligation of that number has one.',
  'Cases that simplification turns into `false` are counted for each condition and not written. `nimlab recheck` does not rely on that: it asks every condition as it is, and where that has no answer every case, with these, as the formulas of the condition and the equations and inequalities of the case, and whether some case holds everywhere.',
  'All files answered `unsat` and all counted cases together leave no solution to any condition.',
]
