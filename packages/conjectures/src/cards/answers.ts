// Written by `npm run docs` from results/check-all.jsonl and the proofs.
import type { QuestionAnswer } from './question-answer.ts'

/** The answer to every question over all its default cases, by id. */
export const ANSWERS: Readonly<Record<string, QuestionAnswer>> = {
  'GMMV-O1': {
    status: 'reduced',
    words:
      'No for n = 3, k = 1; n = 4, k = 1..2; n = 5, k = 1..3; n = 6, k = 1..4. Yes, as far as the check went, for n = 2, k = 1; n = 3, k = 2; n = 4, k = 3; n = 5, k = 4; n = 6, k = 5. Open: a description of the m-critical positions for 1 < k < n−1. For k = 1 every position x is |x|-critical; the paper proves Theorem 1, the case k = n−1.',
  },
  'GMMV-O2': {
    status: 'answered',
    words:
      'No for branch = case2.1b, case2.2c, case2.3c. Proved for branch = case0.1, case0.2, case0.3, case0.4, case0.5, case1.1, case1.2, case1.3, case1.4, case2.1a, case2.2a, case2.2b, case2.3a, case2.3b (proofs of 14 statements). Nothing is left open: a branch is settled by a proof of its formula or by a counterexample.',
  },
  'DH-OP1': {
    status: 'reduced',
    words:
      'No for n = 4, k = 2; n = 5, k = 2..3; n = 6, k = 2..4; n = 7, k = 2..5. Proved for n = 3, k = 1..3; n = 4, k = 1, 3..4; n = 5, k = 1, 4..5; n = 6, k = 1, 5..6; n = 7, k = 1, 6..7 (NT-4, DH-T3.3, NT-1). Open: the P-positions if types do not determine the outcome, unless the atlas has a proved formula.',
  },
  'DH-OP2': {
    status: 'reduced',
    words:
      'No for n = 4, k = 2; n = 5, k = 2..3; n = 6, k = 2..4; n = 7, k = 2..5. Open: the P-positions for k < n−2, unless the atlas has a proved formula. NT-10 describes them for k = n−2.',
  },
  'DH-OP3': {
    status: 'reduced',
    words:
      'No for n = 4, A = {2,4}; n = 5, A = {3,5}; n = 6, A = {3,6}, {4,6}. Proved for n = 2, A = {1,2}; n = 3, A = {1,3}, {2,3}; n = 4, A = {1,4}, {3,4}; n = 5, A = {1,5}, {4,5}; n = 6, A = {1,6}, {5,6} (NT-4, DH-T3.3, DH-T5.1). Yes, as far as the check went, for n = 5, A = {2,5}; n = 6, A = {2,6}. Open: all other pairs of sets, and piles beyond the check. The atlas proves further inclusions.',
  },
  'DH-OP4': {
    status: 'reduced',
    words:
      'No for n = 4, k = 2; n = 5, k = 2..3; n = 6, k = 2..4. Proved for n = 2, k = 1..2; n = 3, k = 1..3; n = 4, k = 1, 3..4; n = 5, k = 1, 4..5; n = 6, k = 1, 5..6 (NT-4, NT-1, NT-2.r1). Open: the P-positions if types do not determine the outcome, unless the atlas has a proved formula.',
  },
  'GN-R2': {
    status: 'answered',
    words:
      'Yes for n = 1..5, l = 2..5. Nothing is left open: GN-O4 asks for the same lists, and its answer describes them.',
  },
  'GN-O4': {
    status: 'answered',
    words:
      'Proved for n = 1..6, l = 2..5, and for all other cases (docs/proofs/gm-sequences.md). Nothing is left open: the condition describes the lists, and the proof covers all n and l.',
  },
  'GN-O3': {
    status: 'answered',
    words:
      'Proved for n = 5..8 (DH-T3.3). Nothing is left open: the formula of DH-T3.3 is explicit, and its proof covers every n.',
  },
  'GN-O5': {
    status: 'reduced',
    words: 'No for part = moore-4-2, exact-5-2. Open: a description that works in these cases.',
  },
  'GN-O1': {
    status: 'reduced',
    words:
      'No for n = 5, k = 3; n = 6, k = 3..4. Proved for n = 2, k = 1..2; n = 3, k = 1..3; n = 4, k = 1, 3..4; n = 5, k = 1, 4..5; n = 6, k = 1, 5..6 (GMMV-M4, GMMV-F4). Yes, as far as the check went, for n = 4..6, k = 2. Open: all other games, and piles beyond the check.',
  },
  'GN-O2': {
    status: 'reduced',
    words:
      'No for n = 3..4, l = 3..6. Proved for n = 2, l = 2..6; n = 3..4, l = 2 (GMMV-M4, GMMV-F4). Open: all other dynamical systems and all other games.',
  },
}
