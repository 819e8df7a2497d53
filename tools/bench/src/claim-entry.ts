import type { TableValue } from '@nim/bruteforce'
import type { CaseParameters } from '@nim/conjectures'

/** A claim whose check is timed on one box, and the table that it compares the box with. */
export interface ClaimEntry {
  readonly claim: string
  readonly parameters: CaseParameters
  readonly max: number
  readonly ruleset: string
  readonly value: TableValue
  /** The innermost pile enters through residues only. */
  readonly isPeriodic: boolean
}

type Line = readonly [claim: string, parameters: CaseParameters, ruleset: string, max: number]

const PERIODIC: readonly Line[] = [
  ['GMMV-F2', { n: 4, k: 3 }, 'NIM(4,3)', 127],
  ['GMMV-F3', { n: 4, k: 3 }, 'NIM(4,3)', 127],
  ['DH-T4.1', { n: 4, A: '{2,3}' }, 'SN(4,{2,3})', 127],
  ['DH-T6.1', { n: 4 }, 'SN(4,{1,4})', 127],
  ['GN-3.1.c', { n: 4 }, 'NIM(4,2)', 127],
]

const BY_OUTCOME: readonly Line[] = [
  ['GMMV-App', { branch: 'whole' }, 'NIM(4,3)', 72],
  ['GMMV-App-fix', {}, 'NIM(4,3)', 72],
  ['DH-C1', { n: 4, k: 2 }, 'SN(4,{2,3,4})', 72],
  ['DH-C1', { n: 5, k: 3 }, 'SN(5,{3,4,5})', 40],
  ['DH-C1', { n: 6, k: 3 }, 'SN(6,{3,4,5,6})', 27],
  ['DH-T3.3', { n: 4 }, 'SN(4,{3})', 72],
  ['DH-T3.3', { n: 6 }, 'SN(6,{5})', 27],
  ['DH-T5.1', { n: 4 }, 'SN(4,{3,4})', 72],
  ['DH-R6.2', { n: 4, part: '1' }, 'SN(4,{1,4})', 72],
  ['DH-I1', { n: 4, part: 'outcome' }, 'SN(4,{1})', 72],
  ['DH-I3', { n: 4 }, 'SN(4,{1,2,3,4})', 72],
  ['DH-P2.4', { n: 4, A: '{2,3}', part: 'outcome' }, 'SN(4,{2,3})', 72],
  ['DH-U8-fix', { n: 4, part: 'A = {n−1}' }, 'SN(4,{3})', 72],
  ['DH-Alg1', { n: 4, k: 3, part: 'result' }, 'SN(4,{3})', 72],
  ['DH-Alg2-fix', { n: 4, k: 3, part: 'result' }, 'SN(4,{3})', 72],
  ['NT-1', { n: 4, k: 3, part: 'all' }, 'SN(4,{3,4})', 72],
  ['NT-2', { n: 4, A: '{3}', part: 'P-positions' }, 'SN(4,{3})', 72],
  ['NT-3', { n: 5, A: '{1,4}', part: 'P-positions' }, 'SN(5,{1,4})', 40],
  ['NT-4', { n: 4, A: '{1,4}', part: 'P-positions' }, 'SN(4,{1,4})', 72],
  ['NT-T5', { n: 4, k: 3, part: 'P-positions' }, 'SN(4,{3,4})', 72],
]

const BY_REMOTENESS: readonly Line[] = [
  ['GMMV-C1', { n: 5, k: 3 }, 'NIM(5,3)', 40],
  ['GMMV-T1', { n: 4 }, 'NIM(4,3)', 72],
  ['GMMV-T2', { n: 4 }, 'NIM(4,3)', 72],
  ['GMMV-T3', { n: 4 }, 'NIM(4,3)', 72],
  ['GMMV-T3-alg', { n: 4, reading: 'dropped' }, 'NIM(4,3)', 72],
  ['GMMV-T3-alg-fix', { n: 4 }, 'NIM(4,3)', 72],
  ['GMMV-S1.7', { n: 4, part: 'a' }, 'NIM(4,3)', 72],
  ['GMMV-S3', { n: 4, part: 'a-formula' }, 'NIM(4,3)', 72],
  ['GMMV-F4', { n: 4, part: 'k=n' }, 'NIM(4,4)', 72],
  ['GN-3.2', { n: 4 }, 'NIM(4,3)', 72],
]

/** Formula claims of every kind of evaluation, on boxes of about a million sorted positions or more. */
export const CLAIM_ENTRIES: readonly ClaimEntry[] = [
  ...PERIODIC.map((line) => entryOf(line, 'outcome', true)),
  ...BY_OUTCOME.map((line) => entryOf(line, 'outcome', false)),
  ...BY_REMOTENESS.map((line) => entryOf(line, 'remoteness', false)),
]

function entryOf(
  [claim, parameters, ruleset, max]: Line,
  value: TableValue,
  isPeriodic: boolean,
): ClaimEntry {
  return { claim, parameters, ruleset, max, value, isPeriodic }
}
