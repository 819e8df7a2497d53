import type { KnownBy } from './provenance.ts'
import type { Verdict } from '../claim/verdict.ts'
import { NT_CARDS } from './made/nt.ts'

/** A proof in docs/proofs. */
export interface WrittenProof extends Pick<KnownBy, 'only'> {
  /** The path, relative to the root of the repository. */
  readonly file: string
  /** The part of the document that proves the claim, such as `Theorem 5 (NT-T5)`. */
  readonly proves: string
}

/** Theorems in formal/theories/Headlines.v. */
export interface CoqProof extends Pick<KnownBy, 'only'> {
  readonly theorems: readonly string[]
  /** Explains how the theorems relate to the claim, if this is not obvious. */
  readonly note?: string
}

/**
 * Claims of the papers that are proved for all cases. Each entry names the file in docs/proofs and
 * the part of this file that contains the proof. If only a part of the claim is proved, the entry
 * names this part.
 */
const ROWS: readonly (readonly [claim: string, file: string, proves: string, only?: string])[] = [
  ['GMMV-F4', 'parities-and-intersections', 'Lemma 26 (GMMV-F4)'],
  ['GMMV-D3.values', 'grundy-values', 'Theorem 30 (GMMV-D3.values)'],
  ['GMMV-D3.steps', 'grundy-values', 'Lemma 31 and the proof of Theorem 30 (GMMV-D3.steps)'],
  ['GMMV-C1.t', 'm-critical', 'Theorem 5 (GMMV-C1.t)'],
  ['GMMV-C1-fix', 'm-critical', 'Theorem 5 and the text after it (GMMV-C1-fix)'],
  [
    'GMMV-C1.b',
    'm-critical',
    'Theorem 5 and Corollary 9 (GMMV-C1.b)',
    'for k = 1, for k = n − 1 and for NIM(4,2)',
  ],
  ['GMMV-D4.values', 'misere-remoteness', 'Theorem 38 (GMMV-D4.values)'],
  ['GMMV-D4.m-rule', 'misere-remoteness', 'Theorem 39 (GMMV-D4.m-rule)'],
  ['DH-I4b-fix', 'misere-remoteness', 'Corollary 40 (DH-I4b-fix)'],
  ['DH-C1', 'slow-setnim-types', 'Corollary (NT-1)'],
  ['DH-T5.1', 'slow-setnim-types', 'Corollary (NT-1) with k = n − 1'],
  ['DH-T3.3', 'k-to-all-but-one', 'Theorem 10 (NT-2) with k = n − 1 and Remark 1 (NT-2.r1)'],
  ['DH-T6.1', 'parities-and-intersections', 'Theorem 12 (NT-4), A = {1,n}'],
  ['DH-T2.3', 'slow-setnim-types', 'Lemma 14 (NT-L14)'],
  ['DH-L2.7', 'slow-setnim-types', 'Lemma 14 (NT-L14)'],
  ['DH-I3', 'slow-setnim', 'Theorem 5 (NT-T5) and (NT-F5) with k = 1'],
  ['GMMV-Rem-odd-fix', 'odd-p-positions', 'Theorem 16 (GMMV-Rem-odd-fix)'],
  ['V-42.a-fix', 'newton-steps', 'Corollary 26 (V-42.a-fix)'],
  ['V-T4-fix', 'newton-steps', 'Corollary 27 (V-T4-fix)'],
  ['V-42.steps', 'newton-steps', 'Theorem 17 (V-42.steps)'],
  ['GN-T1.periods', 'gm-sequences', 'Theorem 19 (GN-T1.periods)'],
  ['GN-T1-fix', 'gm-sequences', 'Corollary 25 (GN-T1-fix)'],
  ['GN-T1.2-fix', 'gm-sequences', 'Corollary 25 (GN-T1.2-fix)'],
  ['GN-O4', 'gm-sequences', 'Corollary (GN-O4)'],
  ['GN-L2', 'gm-sequences', 'Lemma 18 (GN-L2)'],
  ['GN-C1.length', 'gm-plays', 'Theorem 33 (GN-C1.length)'],
  ['GN-C1.move', 'gm-plays', 'Lemma 34 (GN-C1.move)'],
  ['GN-C1.multiple', 'gm-plays', 'Theorem 35 (GN-C1.multiple)'],
  ['GN-C1-fix', 'gm-plays', 'Theorem 36 (GN-C1-fix)'],
  ['GN-C1.families', 'gm-plays', 'Theorem 37 (GN-C1.families)'],
  ['GN-C1.low', 'gm-plays', 'Theorem 41 (GN-C1.low)'],
  ['GN-C1.shift', 'gm-plays', 'Theorem 42 (GN-C1.shift)'],
]

const WRITTEN: ReadonlyMap<string, WrittenProof> = new Map(
  ROWS.map(([claim, file, proves, only]) => [
    claim,
    { file: `docs/proofs/${file}.md`, proves, ...(only !== undefined && { only }) },
  ]),
)

const COQ: ReadonlyMap<string, CoqProof> = new Map([
  ['DH-C1', { theorems: ['DH_C1', 'DH_C1_all_positions'] }],
  ['NT-1', { theorems: ['DH_C1', 'DH_C1_all_positions', 'NT_1_rule'] }],
  ['DH-T5.1', { theorems: ['DH_C1', 'DH_C1_all_positions'], note: 'with k = n − 1, for n ≥ 2' }],
  ['NT-T5', { theorems: ['NT_1', 'NT_1_rule'] }],
  ['GMMV-T2', { theorems: ['GMMV_T2', 'GMMV_remoteness_closed_form'] }],
  ['GMMV-M4', { theorems: ['GMMV_M4'] }],
  ['GMMV-D3.values', { theorems: ['GMMV_D3_values', 'Grundy_values_exist'] }],
  ['GMMV-D4.values', { theorems: ['GMMV_D4_values', 'misere_remoteness_exists'] }],
  ['GMMV-D4.m-rule', { theorems: ['GMMV_D4_m_rule', 'misere_remoteness_exists'] }],
  ['DH-T2.3', { theorems: ['DH_T2_3'] }],
  ['DH-L2.7', { theorems: ['DH_L2_7'] }],
  ['NT-L25', { theorems: ['NT_L25'] }],
  ['NT-5', { theorems: ['NT_5'] }],
  [
    'NT-11',
    { theorems: ['NT_11'], note: 'piles in any order: one is even, the others are odd and higher' },
  ],
  ['NT-6', { theorems: ['NT_6', 'hypergraph_remoteness_exists'] }],
  ['NT-7', { theorems: ['NT_7', 'hypergraph_remoteness_exists'] }],
  ['NT-8', { theorems: ['NT_8'], note: 'the large stack comes first' }],
  [
    'NT-9',
    {
      theorems: [
        'NT_9',
        'NT_9_hypergraph',
        'NT_9_remoteness',
        'NT_9_remoteness_misere',
        'NT_9_grundy',
        'NT_9_grundy_hypergraph',
      ],
      only: 'that the formula is right everywhere if a check of listed points succeeds, but not that finitely many points decide every formula',
    },
  ],
  [
    'NT-13',
    {
      theorems: [
        'NT_13_shift_rules',
        'NT_13_beyond_the_box',
        'NT_13_finitely_many',
        'NT_13',
        'NT_13_rules',
        'NT_13_remoteness',
        'NT_13_grundy',
      ],
      note: 'over the gaps of ascending piles, for any local value',
    },
  ],
  ['GMMV-C1.t', { theorems: ['GMMV_C1_t'] }],
  ['GMMV-C1-fix', { theorems: ['GMMV_C1_t'], only: '(a), (c), and (b) for k = 1' }],
])

/**
 * The written proof of a claim, for all parameters and positions, or undefined if the claim has no
 * such proof. Every claim with the prefix `NT-` has a written proof, and so do some claims of the
 * papers.
 */
export function writtenProofOf(claim: string): WrittenProof | undefined {
  const own = NT_CARDS.find(({ id }) => id === claim)
  if (own === undefined) return WRITTEN.get(claim)
  // The source of these claims has the form `nimlab, docs/proofs/FILE, what`.
  const [, file, ...proves] = own.source.split(', ')
  return { file: file!, proves: `${proves.join(', ')} (${claim})` }
}

/**
 * The Coq proof of a claim or of a part of it, for all parameters and positions.
 *
 * @param claim an id, such as `GMMV-T1` or `GMMV-C1-fix.a`
 * @returns undefined if there is no Coq proof of the claim
 */
export function coqProofOf(claim: string): CoqProof | undefined {
  return COQ.get(claim)
}

/**
 * A method that proves the whole statement of a claim for all positions. The most certain method
 * comes first.
 */
export type WholeProof = 'by Coq' | 'in words' | 'by points'

/**
 * The proofs of the whole statement of a claim, for all positions. A Coq proof or a written proof
 * covers all parameters; a proof by points covers every default case. Proofs of only a part of the
 * claim do not count.
 *
 * @param verdict the verdict of the check. For verdicts other than `holds` and `proved`, the list
 * is empty: a check that refutes a proved statement has found an error, and the reader must see it
 */
export function wholeProofsOf(claim: string, verdict: Verdict | undefined): WholeProof[] {
  if (verdict !== 'holds' && verdict !== 'proved') return []
  const coq = coqProofOf(claim)
  const written = writtenProofOf(claim)
  return [
    ...(coq !== undefined && coq.only === undefined ? ['by Coq' as const] : []),
    ...(written !== undefined && written.only === undefined ? ['in words' as const] : []),
    ...(verdict === 'proved' ? ['by points' as const] : []),
  ]
}

/** Those proofs of a claim that cover all parameters and positions and need no solver. */
export function generalWaysOf(claim: string): KnownBy[] {
  const written = writtenProofOf(claim)
  const coq = coqProofOf(claim)
  return [
    ...(written === undefined ? [] : [{ way: 'in words', only: written.only } as const]),
    ...(coq === undefined ? [] : [{ way: 'by Coq', only: coq.only } as const]),
  ]
}
