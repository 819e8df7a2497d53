import type { TableValue } from '@nim/bruteforce'
import type { CaseParameters } from '@nim/conjectures'
import type { PlayConvention } from '@nim/core/rules'

/** A claim whose check is timed on a box, and the table with which the box is compared. */
export interface ClaimEntry {
  readonly claim: string
  readonly parameters: CaseParameters
  readonly max: number
  readonly ruleset: string
  readonly value: TableValue
  readonly play: PlayConvention
  /** True if the statement uses the innermost pile only through residues. */
  readonly isPeriodic: boolean
}

type Line = readonly [claim: string, parameters: CaseParameters, ruleset: string, max: number]

/** The box of the claims that list the moves of each position: on 1413 they take minutes. */
const MOVES_BOX = 150

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
  ['DH-I2', { n: 4, part: 'length' }, 'SN(4,{4})', 72],
  ['DH-C2.5', { n: 4, A: '{2,3}' }, 'SN(4,{2,3})', 72],
  ['DH-T2.2', { n: 4, k: 2 }, 'SN(4,{2})', 72],
  ['DH-T2.3', { n: 4, A: '{2,3}', part: 'formula' }, 'SN(4,{2,3})', 72],
  ['DH-P2.4', { n: 4, A: '{2,3}', part: 'outcome' }, 'SN(4,{2,3})', 72],
  ['DH-U8-fix', { n: 4, part: 'A = {n−1}' }, 'SN(4,{3})', 72],
  ['DH-Alg1', { n: 4, k: 3, part: 'result' }, 'SN(4,{3})', 72],
  ['DH-Alg2-fix', { n: 4, k: 3, part: 'result' }, 'SN(4,{3})', 72],
  ['NT-1', { n: 4, k: 3, part: 'all' }, 'SN(4,{3,4})', 72],
  ['NT-1', { n: 4, k: 3, part: 'rule' }, 'SN(4,{3,4})', 72],
  ['NT-L14', { n: 4, A: '{3}', part: 'reduction' }, 'SN(4,{3})', 72],
  ['NT-2', { n: 4, A: '{3}', part: 'P-positions' }, 'SN(4,{3})', 72],
  ['NT-3', { n: 5, A: '{1,4}', part: 'P-positions' }, 'SN(5,{1,4})', 40],
  ['NT-4', { n: 4, A: '{1,4}', part: 'P-positions' }, 'SN(4,{1,4})', 72],
  ['NT-T5', { n: 4, k: 3, part: 'P-positions' }, 'SN(4,{3,4})', 72],
  ['GN-D10', { n: 4 }, 'NIM(4,3)', 68],
  ['GN-3.1.a', { n: 4 }, 'NIM(4,1)', 68],
  ['GN-3.1.b', { n: 4 }, 'NIM(4,4)', 68],
  ['GN-3.2.rule', { n: 4 }, 'NIM(4,3)', 68],
  ['GN-3.2.a', { n: 4 }, 'NIM(4,3)', 68],
  ['GN-3.2.d', { n: 4 }, 'NIM(4,3)', 68],
  ['GN-O3', { n: 5 }, 'NIM(5,4)', 39],
  ['V-G', { part: 'outcome' }, 'WYTHOFF', MOVES_BOX],
  ['V-P1', {}, 'WYTHOFF', 1413],
  ['V-P2', {}, 'WYTHOFF', 1413],
  ['V-P3', { part: 'losing' }, 'WYTHOFF', MOVES_BOX],
  ['V-P3.f', {}, 'WYTHOFF', 1413],
  ['V-P5', { part: 'positive' }, 'WYTHOFF', 1413],
  ['V-P7', { part: 'if' }, 'WYTHOFF', 1413],
  ['V-T2.2', { reading: 'indices from 0' }, 'WYTHOFF', 1413],
  ['V-T2.3', { reading: 'indices from 0' }, 'WYTHOFF', 1413],
  ['V-V2', { reading: 'indices from 0' }, 'WYTHOFF', 1413],
  ['V-AE', { part: 'S > 0' }, 'WYTHOFF', 1413],
  ['V-AWP', { part: '0 < S < L' }, 'WYTHOFF', 1413],
  ['V-16.R0', { starts: 'any', part: 'game', base: '10' }, 'WYTHOFF', 1413],
  ['V-16.R1', { starts: 'any', base: '10' }, 'WYTHOFF', 1413],
  ['V-16.R2', { starts: 'any', base: '10' }, 'WYTHOFF', 1413],
  ['V-Alg17-fix', { part: 'losing' }, 'WYTHOFF', 1413],
  ['V-R3', { part: '(49)', Q: 7 }, 'WYTHOFF', 1413],
  ['V-R3', { part: '(52)', Q: 1 }, 'WYTHOFF', 1413],
  ['V-19', {}, 'WYTHOFF', 1413],
  ['V-FlipFlop.b', { reading: 'f1', flips: 'one', condition: '(54)' }, 'WYTHOFF', MOVES_BOX],
]

const MISERE: readonly Line[] = [
  ['V-Attrition', {}, 'WYTHOFF', MOVES_BOX],
  ['V-Attrition.a', {}, 'WYTHOFF', 1413],
]

const BY_REMOTENESS: readonly Line[] = [
  ['GMMV-C1', { n: 5, k: 3 }, 'NIM(5,3)', 40],
  ['GMMV-T1', { n: 4 }, 'NIM(4,3)', 72],
  ['GMMV-T2', { n: 4 }, 'NIM(4,3)', 72],
  ['GMMV-T3', { part: 'value', n: 4 }, 'NIM(4,3)', 72],
  ['GMMV-T3-alg', { n: 4, reading: 'dropped' }, 'NIM(4,3)', 72],
  ['GMMV-T3-alg-fix', { n: 4 }, 'NIM(4,3)', 72],
  ['GMMV-S1.7', { n: 4, part: 'a' }, 'NIM(4,3)', 72],
  ['GMMV-S3', { n: 4, part: 'a-formula' }, 'NIM(4,3)', 72],
  ['GMMV-F4', { n: 4, part: 'k=1' }, 'NIM(4,1)', 72],
  ['GMMV-F4', { n: 4, part: 'k=n' }, 'NIM(4,4)', 72],
  ['GN-3.2', { n: 4 }, 'NIM(4,3)', 72],
  ['GN-2.7.nn', { n: 4, l: 3 }, 'NIM(4,3)', 68],
  ['GN-D11', { n: 4 }, 'NIM(4,3)', 68],
  ['GN-3.2.b', { n: 4 }, 'NIM(4,3)', 68],
  ['GN-D12', { n: 4, part: 'remoteness' }, 'NIM(4,3)', 68],
  ['GN-4u', { n: 4, a: '2', reading: 'r1' }, 'NIM(4,3)', 68],
  ['GN-O2', { n: 4, l: 3 }, 'NIM(4,3)', 68],
]

/**
 * Formula claims that cover every way of evaluation, on boxes with about a million sorted positions
 * or more.
 */
export const CLAIM_ENTRIES: readonly ClaimEntry[] = [
  ...PERIODIC.map((line) => entryOf(line, 'outcome', { isPeriodic: true })),
  ...BY_OUTCOME.map((line) => entryOf(line, 'outcome')),
  ...MISERE.map((line) => entryOf(line, 'outcome', { play: 'misere' })),
  ...BY_REMOTENESS.map((line) => entryOf(line, 'remoteness')),
]

function entryOf(
  [claim, parameters, ruleset, max]: Line,
  value: TableValue,
  { isPeriodic = false, play = 'normal' }: Partial<ClaimEntry> = {},
): ClaimEntry {
  return { claim, parameters, ruleset, max, value, play, isPeriodic }
}
