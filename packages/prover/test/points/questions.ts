/** Questions about all positions of a game. The answer to each question is yes. */
import { CORRECTED_APPENDIX, remotenessTerm } from '@nim/core/exact-slow'
import {
  exactSlowNim,
  hypergraphNim,
  type PlayConvention,
  type Ruleset,
  slowSetNim,
} from '@nim/core/rules'
import {
  allStacksFormula,
  anyStacksFormula,
  balancedFormula,
  kToAllButOneFormula,
  oddNumbersFormula,
  oneOrAllButOneFormula,
  theorem33Formula,
} from '@nim/core/setnim'
import { type Formula, parse, parseTerm, type Term } from '@nim/presburger'
import type { OutcomeQuestion, PointQuestion, ValueQuestion } from '../../src/points/index.ts'
import { names } from '../goals/goals.ts'

/** The question “does the formula describe the P-positions?” */
export function outcomes(
  ruleset: Ruleset,
  says: Formula,
  play: PlayConvention = 'normal',
): OutcomeQuestion {
  return { value: 'outcome', ruleset, play, variables: names(ruleset.piles), says }
}

/** The question “is the term the value?” */
export function values(
  value: 'remoteness' | 'grundy',
  ruleset: Ruleset,
  says: Term,
  play: PlayConvention = 'normal',
): ValueQuestion {
  return { value, ruleset, play, variables: names(ruleset.piles), says }
}

const sn = slowSetNim

/**
 * Formulas of the papers and of docs/proofs for the P-positions of SN(n,A). For n = 3, the formulas
 * cover every A.
 */
export const SET_NIM: readonly OutcomeQuestion[] = [
  outcomes(sn(3, [1]), oddNumbersFormula(3, [1])),
  outcomes(sn(3, [2]), theorem33Formula(3)),
  outcomes(sn(3, [3]), allStacksFormula(3)),
  outcomes(sn(3, [1, 2]), oneOrAllButOneFormula(3)),
  outcomes(sn(3, [1, 3]), oddNumbersFormula(3, [1, 3])),
  outcomes(sn(3, [2, 3]), balancedFormula(3, 2)),
  outcomes(sn(3, [1, 2, 3]), anyStacksFormula(3)),
  outcomes(sn(4, [1]), oddNumbersFormula(4, [1])),
  outcomes(sn(4, [3]), theorem33Formula(4)),
  outcomes(sn(4, [4]), allStacksFormula(4)),
  outcomes(sn(4, [1, 3]), oddNumbersFormula(4, [1, 3])),
  outcomes(sn(4, [1, 4]), oddNumbersFormula(4, [1, 4])),
  outcomes(sn(4, [3, 4]), balancedFormula(4, 3)),
  outcomes(sn(4, [1, 2, 3]), kToAllButOneFormula(4, 1)),
  outcomes(sn(4, [1, 3, 4]), oddNumbersFormula(4, [1, 3, 4])),
  outcomes(sn(4, [2, 3, 4]), balancedFormula(4, 2)),
  outcomes(sn(4, [1, 2, 3, 4]), anyStacksFormula(4)),
]

/** The corrected appendix of the first paper. @source GMMV-App */
export const NIM_4_3: OutcomeQuestion = outcomes(exactSlowNim(4, 3), CORRECTED_APPENDIX)

const PATH = hypergraphNim(3, [
  [1, 2],
  [2, 3],
])

/**
 * Questions about other values, about misère play, and about games whose rules distinguish piles.
 */
export const OTHERS: readonly PointQuestion[] = [
  // in these games, every play has the same number of moves, which is known
  outcomes(sn(3, [1]), parse('x1 + x2 + x3 == 1 (mod 2)'), 'misere'),
  outcomes(sn(4, [4]), parse('x1 == 1 (mod 2)'), 'misere'),
  values('remoteness', sn(3, [1]), parseTerm('x1 + x2 + x3'), 'misere'),
  values('remoteness', sn(3, [3]), parseTerm('x1')),
  values('grundy', sn(3, [3]), parseTerm('x1 mod 2')),
  values('grundy', sn(3, [1]), parseTerm('(x1 + x2 + x3 + 1) mod 2'), 'misere'),
  values('remoteness', sn(2, [1, 2]), parseTerm('x1 + x2 - [x1 mod 2 = 1 and x2 mod 2 = 1]')),
  values('grundy', sn(2, [1, 2]), parseTerm('(x1 + x2) mod 2 + 2*[x1 mod 2 = 1]')),
  values('remoteness', exactSlowNim(3, 2), remotenessTerm(3)),
  values('remoteness', exactSlowNim(4, 3), remotenessTerm(4)),
  outcomes(PATH, parse('min(x2, x1 + x3) == 0 (mod 2)')),
  values('remoteness', PATH, parseTerm('min(x2, x1 + x3)')),
  outcomes(PATH, parse('min(x2, x1 + x3) == 1 (mod 2)'), 'misere'),
  {
    value: 'statement',
    variables: names(3),
    sorted: true,
    says: parse('x1 + x2 + x3 == 0 (mod 2) and x3 > x1 -> x3 >= x1 + 1 and min(x1, x2) = x1'),
  },
  {
    value: 'statement',
    variables: names(2),
    sorted: false,
    says: parse('(x1 + x2) div 2 <= max(x1, x2) and (x1 div 2 = x2 -> x1 - 2*x2 <= 1)'),
  },
]
