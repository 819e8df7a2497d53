import type { VerdictRecord } from '@nim/conjectures'
import { findCard } from '@nim/conjectures/cards'
import type { FindingPage } from '@nim/report'
import { blocksMarkdown, type TableBlock } from '@nim/report/blocks'
import { type ClaimSummary, provedSummary } from '@nim/report/claims'
import { describe, expect, it } from 'vitest'
import { claimsBlocks, claimsIndexBlocks } from '../src/claims/claims.ts'
import { paperClaimsBlocks } from '../src/claims/claims-of-paper.ts'
import type { ErrataSources } from '../src/claims/errata.ts'
import { errataCounts, PAPER_NAMES, verdictCounts } from '../src/claims/verdict-counts.ts'

/** A record of one case. By default its verdict is `holds`; `more` overrides any field. */
function record(
  parameters: VerdictRecord['case'],
  more: Partial<VerdictRecord> = {},
): VerdictRecord {
  return {
    format: 2,
    claim: 'GMMV-T2',
    case: parameters,
    domain: { kind: 'box', max: 9 },
    counted: 100,
    checked: 100,
    verdict: 'holds',
    failures: 0,
    counterexample: null,
    digest: 'sha256:0',
    method: 'retrograde',
    nimlab: '0.0.0',
    ...more,
  }
}

function summary(claim: string, one: VerdictRecord): ClaimSummary {
  return provedSummary(findCard(claim)!, [{ ...one, claim }], [])
}

const REFUTED = {
  verdict: 'refuted',
  failures: 1,
  counterexample: { position: [1, 2], expected: 'P', actual: 'N', explain: 'its option 0,0 is P' },
  class: 'theorem',
  cause: 'one-error',
} as const

const SUMMARIES = [
  summary('GMMV-T2', record({ n: 3 }, REFUTED)),
  summary('GMMV-T1', record({ n: 3 }, REFUTED)),
  summary('DH-C1', record({ n: 3, k: 2 })),
  summary('DH-OP1', record({ n: 3 }, { verdict: 'answered' })),
  summary('GMMV-C1-fix', record({ n: 3, k: 2 })),
  summary('GMMV-C1.b', record({ n: 3, k: 2 })),
  summary('GN-2.6.sharp', record({ n: 3, l: 2 })),
]

const PARTS = ['Printed', 'What fails', 'Why', 'Correct']

function findingPage(id: string): readonly [string, FindingPage] {
  return [id, { id, title: 'a title', parts: new Map(PARTS.map((part) => [part, 'words'])) }]
}

const ERRATA: ErrataSources = {
  findings: new Map([findingPage('GMMV-T2'), findingPage('DH-C1.reference')]),
  slips: new Map([
    [
      'DH-C1.reference',
      {
        claim: 'DH-C1',
        class: 'misprint',
        cause: 'DH-C1.reference',
        printed: 'Theorem 1',
        right: 'Theorem 2',
        because: 'Theorem 2 says it',
      },
    ],
  ]),
}

describe('the page of all claims', () => {
  it('links a page for each paper, which shows the counterexample or the status of each claim', () => {
    expect(blocksMarkdown(claimsIndexBlocks(SUMMARIES, ERRATA))).toMatch(
      /\| \[GMMV\]\(claims\/gmmv\.md\) +\| +\d+ \|/,
    )
    const text = Object.entries(PAPER_NAMES)
      .map(([paper, name]) => blocksMarkdown(paperClaimsBlocks(SUMMARIES, paper, name)))
      .join('\n')
    for (const { claim } of SUMMARIES) expect(text).toContain(`- [${claim.id}](../papers/`)
    expect(text).toMatch(
      /^- \[GMMV-T2\]\(\.\.\/papers\/gmmv\.md#gmmv-t2\) .*<summary>refuted · smallest counterexample n=3: 1,2<\/summary>/m,
    )
    expect(text).toMatch(
      /^- \[DH-C1\].*<summary>proved by Coq, in words; the check: holds<\/summary>conjectured in the paper; proved by nimlab, in words, by Coq · /m,
    )
    expect(text).toMatch(
      /^- \[GMMV-C1-fix\].*<summary>proved in words; the check: holds<\/summary>proved by nimlab, in words, by Coq \(only .+\) · /m,
    )
    expect(text).toMatch(
      /^- \[GMMV-C1\.b\].*<summary>holds<\/summary>partly proved by nimlab, in words \(only .+\) · /m,
    )
    expect(text).toMatch(
      /^- \[GN-2\.6\.sharp\].*<summary>holds<\/summary>found by nimlab · .* · 100 checked</m,
    )
  })

  it('lists the claims of a paper by kind, below an index of the kinds', () => {
    const text = blocksMarkdown(paperClaimsBlocks(SUMMARIES, 'gmmv', 'GMMV'))
    const index =
      /^\[Theorems\]\(#theorems\) \((\d+)\), \[Conjectures\]\(#conjectures\) \((\d+)\)$/m
    expect(index.exec(text)?.slice(1)).toEqual(['3', '1'])
    const parts = text.split(/^## /m).slice(1)
    expect(parts.map((part) => /^\w+/.exec(part)![0])).toEqual(['Theorems', 'Conjectures'])
    expect(parts.map((part) => part.match(/^- /gm)!.length)).toEqual([3, 1])
  })

  it('shows only short verdicts, and names the command that builds the long form', () => {
    const text = blocksMarkdown(claimsBlocks(SUMMARIES, ERRATA))
    expect(text).toMatch(
      /\| \[DH-C1\]\(papers\/dh\.md#dh-c1\) +\|.*\| proved by Coq, in words; the check: holds +\|/,
    )
    expect(text).not.toContain('n=3: 1,2')
    expect(text).toContain('`npm run site`')
  })

  const rowOf = ({ rows }: TableBlock, name: string): readonly string[] =>
    rows.find(([first]) => first === name)!

  it('counts statements, errors, questions and the claims of nimlab for each paper', () => {
    const counts = verdictCounts(SUMMARIES)
    expect(rowOf(counts, 'GMMV')).toEqual([
      'GMMV',
      '2',
      '0',
      '2 (1 errors)',
      '0',
      '0',
      '0',
      '0',
      '2 of 2',
    ])
    expect(rowOf(counts, 'all')).toEqual([
      'all',
      '3',
      '1',
      '2 (1 errors)',
      '0',
      '0',
      '1',
      '0',
      '3 of 3',
    ])
  })

  it('counts a statement only once if the paper makes it twice', () => {
    const twice = [summary('V-P4', record({})), summary('V-Prop1', record({}))]
    expect(rowOf(verdictCounts(twice), 'V')).toEqual([
      'V',
      '1',
      '1',
      '0',
      '0',
      '0',
      '0',
      '0',
      '0 of 0',
    ])
  })

  it('does not count a question of nimlab among the questions of the paper', () => {
    const asked = { ...findCard('DH-OP1')!, by: 'nimlab' } as const
    const own = provedSummary(
      asked,
      [record({ n: 3 }, { claim: 'DH-OP1', verdict: 'answered' })],
      [],
    )
    const [dh] = [rowOf(verdictCounts([own]), 'DH')]
    expect(dh).toEqual(['DH', '0', '0', '0', '0', '0', '0', '0', '0 of 1'])
  })

  it('counts errata by class, with the statements that they refute', () => {
    expect(errataCounts(SUMMARIES, ERRATA).rows).toEqual([
      ['theorem', '1', '2'],
      ['misprint', '1', '0'],
      ['all', '2', '2'],
    ])
  })
})
