import type { VerdictRecord } from '@nim/conjectures'
import type { ReportClaim } from '../../src/index.ts'
import type { ReportData } from '../../src/report.ts'

/** Characters with a meaning in HTML, LaTeX or Markdown, and some non-ASCII characters. */
export const HOSTILE: string =
  String.raw`a<b> & "c" 'd' \e{f} $5 #6 %7 _8_ ^9 ~ | *i* [j](k) ` + '`l` ⌊x⌋ é 😀 \u0000'

const CLAIM: Omit<ReportClaim, 'id'> = {
  paper: 'gmmv',
  by: 'paper',
  kind: 'theorem',
  source: 'A paper, Theorem 1',
  paperStatus: 'proved',
  title: 'm(x) = M(x) for every position',
  statement: String.raw`For all $0<k\le n$: $\lfloor x/2\rfloor \equiv \sum_{i=1}^n x_i \pmod 2$ & more.`,
  conventions: ['normal play', 'piles in any order'],
  decides: 'every position of the box',
}

const RECORD: VerdictRecord = {
  format: 2,
  claim: 'GMMV-T2',
  case: { n: 4, k: 3 },
  domain: { kind: 'box', max: 60 },
  ruleset: 'NIM(4,3)',
  play: 'normal',
  counted: 635_376,
  checked: 635_376,
  verdict: 'holds',
  failures: 0,
  counterexample: null,
  digest: `sha256:${'0123456789abcdef'.repeat(4)}`,
  method: 'retrograde',
  nimlab: '0.1.0',
}

const REFUTED: VerdictRecord = {
  ...RECORD,
  claim: 'V-P5',
  case: { part: HOSTILE },
  verdict: 'refuted',
  failures: 3,
  counterexample: {
    position: [0, 1, 2],
    expected: HOSTILE,
    actual: null,
    explain: `its option 0,0,1 is P; ${HOSTILE}`,
    stated: [
      {
        fact: 'options',
        position: [0, 1, 2],
        value: [
          [0, 0, 1],
          [0, 1, 1],
        ],
        saidBy: 'rules',
      },
      { fact: 'outcome', position: [0, 0, 1], value: 'P', saidBy: 'rules' },
      { fact: 'remoteness', position: [0, 1, 1], value: 4, saidBy: 'rules' },
    ],
  },
}

/** Records with every kind of verdict and domain. All texts in these records are hostile. */
export const SAMPLE: ReportData = {
  title: `Sweep of ${HOSTILE}`,
  asked: [
    { claim: 'GMMV-T2', ranges: { n: [3, 6], k: [2, 2] }, max: [20, 60] },
    { claim: 'V-P5', ranges: { part: ['a', HOSTILE] } },
    { claim: 'X-<1>', ranges: {}, max: 7 },
  ],
  planned: 13,
  claims: [
    { ...CLAIM, id: 'GMMV-T2', alias: 'm-rule' },
    { ...CLAIM, id: 'V-P5', title: HOSTILE, statement: HOSTILE, conventions: [HOSTILE] },
    {
      ...CLAIM,
      id: 'X-<1>',
      statement: String.raw`$\unknowncommand{x}$ and $ alone`,
      principal: { cases: { reading: ['a'] }, because: HOSTILE },
    },
  ],
  records: [
    RECORD,
    { ...RECORD, domain: { kind: 'box', max: 20 }, counted: 10_626, checked: 10_626 },
    REFUTED,
    ...['b', 'c', 'd'].map((part) => ({
      ...REFUTED,
      case: { part },
      counterexample: { ...REFUTED.counterexample!, position: [1, 1, 4] },
    })),
    {
      ...REFUTED,
      case: { part: 'witness' },
      domain: { kind: 'fixed' },
      counterexample: { witness: { row: HOSTILE }, expected: 1, actual: 2, explain: 'they differ' },
    },
    {
      ...RECORD,
      claim: 'X-<1>',
      verdict: 'incomplete',
      domain: { kind: 'up-to', of: 'n', max: 9 },
    },
    { ...RECORD, claim: 'X-<1>', verdict: 'vacuous', checked: 0 },
    { ...RECORD, claim: 'X-<1>', verdict: 'undecided', answer: HOSTILE },
    { ...RECORD, claim: 'X-<1>', verdict: 'answered', answer: HOSTILE },
    { ...REFUTED, claim: 'X-<1>', case: { reading: HOSTILE }, reading: 'remark' },
  ],
  figures: [
    {
      title: `Figure of ${HOSTILE}`,
      caption: HOSTILE,
      svg: '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10"><rect width="20" height="10"/></svg>\n',
    },
  ],
  provenance: {
    nimlab: '0.1.0',
    command: `nimlab sweep run '${HOSTILE}'`,
    reproduce: 'nimlab sweep run plan.json --out again',
    planDigest: `sha256:${'f'.repeat(64)}`,
    plan: `{\n  "claims": ["${HOSTILE}"]\n}\n`,
    environment: [
      ['node', '20.20.2'],
      ['machine', HOSTILE],
    ],
  },
}
