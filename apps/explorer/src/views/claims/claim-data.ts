import type { ClaimPage } from '@nim/report/claims'
import { VERDICTS } from '@nim/conjectures/format'
import * as v from 'valibot'
import { loadData } from '../../data/load-data.ts'

/** The data for the page of a claim, from @nim/report, with the games of counterexamples. */
export interface ClaimData extends Pick<
  ClaimPage,
  | 'id'
  | 'source'
  | 'complexity'
  | 'statement'
  | 'locator'
  | 'provenance'
  | 'conventions'
  | 'decides'
  | 'decided'
  | 'verdict'
  | 'verdictWords'
  | 'domains'
  | 'checked'
  | 'answer'
  | 'remarks'
  | 'corrected'
  | 'corrects'
  | 'command'
  | 'bibtex'
> {
  readonly kind: string
  readonly title: string
  readonly principal?: {
    readonly cases: Readonly<Record<string, readonly string[]>>
    readonly from?: Readonly<Record<string, number>>
    readonly because: string
  }
  readonly unsettled?: { readonly because: string }
  readonly flaw?: { readonly class: string; readonly cause: string }
  readonly findings: readonly {
    readonly title: string
    readonly parts: readonly { readonly label: string; readonly html: readonly string[] }[]
  }[]
  readonly proofs: {
    readonly written?: { readonly file: string; readonly proves: string; readonly only?: string }
    readonly coq?: {
      readonly theorems: readonly string[]
      readonly only?: string
      readonly note?: string
    }
    readonly points?: { readonly ofCheck: number; readonly all: number; readonly only?: string }
  }
  readonly parameters: readonly {
    readonly name: string
    readonly kind: string
    readonly about: string
  }[]
  readonly cases: ClaimPage['cases']
  /** The game of each counterexample that is a position. The key is the index of the case. */
  readonly games: Readonly<Record<string, string>>
}

const optional = v.exactOptional
const STRINGS = v.array(v.string())
const VERDICT = v.picklist(VERDICTS)
const VALUE = v.nullable(v.union([v.number(), v.string()]))
const POSITION = v.array(v.number())

const DOMAIN = v.variant('kind', [
  v.object({ kind: v.literal('box'), max: v.number() }),
  v.object({ kind: v.literal('up-to'), of: v.string(), max: v.number() }),
  v.object({ kind: v.literal('fixed') }),
])

const SAID = {
  position: POSITION,
  saidBy: v.picklist(['statement', 'rules']),
  ruleset: optional(v.string()),
  play: optional(v.picklist(['normal', 'misere'])),
}

const FACT = v.variant('fact', [
  v.object({ fact: v.literal('outcome'), value: v.picklist(['P', 'N']), ...SAID }),
  v.object({
    fact: v.picklist(['remoteness', 'grundy', 'level-remoteness']),
    value: v.number(),
    ...SAID,
  }),
  v.object({ fact: v.literal('critical-level'), value: v.nullable(v.number()), ...SAID }),
  v.object({ fact: v.literal('options'), value: v.array(POSITION), ...SAID }),
  v.object({
    fact: v.literal('flip-flop'),
    value: v.picklist(['P', 'N']),
    flips: v.object({
      reading: v.string(),
      phase: v.picklist(['normal', 'attrition']),
      least: v.number(),
      gap: v.number(),
      isEach: v.boolean(),
      mover: v.nullable(v.number()),
      other: v.nullable(v.number()),
    }),
    ...SAID,
  }),
  v.object({ fact: v.literal('reduction'), value: POSITION, ...SAID }),
])

const COUNTEREXAMPLE = v.object({
  position: optional(POSITION),
  witness: optional(v.record(v.string(), v.unknown())),
  expected: VALUE,
  actual: VALUE,
  explain: v.string(),
  stated: optional(v.array(FACT)),
  edge: optional(v.string()),
})

const CASES = v.object({
  parameters: STRINGS,
  domains: v.array(DOMAIN),
  methods: STRINGS,
  rows: v.array(
    v.union([
      v.strictTuple(caseRow()),
      v.strictTuple([
        ...caseRow(),
        v.object({
          reading: optional(v.literal('remark')),
          answer: optional(v.string()),
          counterexample: optional(COUNTEREXAMPLE),
          data: optional(v.record(v.string(), v.union([v.number(), v.string()]))),
        }),
      ]),
    ]),
  ),
})

/**
 * The fields of a case: values, domain, number of checked objects, verdict, failures, digest and
 * method.
 */
function caseRow() {
  return [
    v.array(v.union([v.number(), v.string()])),
    v.number(),
    v.number(),
    VERDICT,
    v.number(),
    v.string(),
    v.number(),
  ] as const
}

const CLAIM: v.GenericSchema<unknown, ClaimData> = v.object({
  id: v.string(),
  kind: v.string(),
  title: v.string(),
  source: v.string(),
  complexity: v.string(),
  statement: STRINGS,
  locator: v.string(),
  provenance: v.string(),
  conventions: STRINGS,
  decides: v.string(),
  decided: optional(v.string()),
  principal: optional(
    v.object({
      cases: v.record(v.string(), STRINGS),
      from: optional(v.record(v.string(), v.number())),
      because: v.string(),
    }),
  ),
  unsettled: optional(v.object({ because: v.string() })),
  verdict: VERDICT,
  verdictWords: v.string(),
  domains: v.string(),
  checked: v.number(),
  answer: optional(v.string()),
  remarks: v.array(v.object({ reading: v.string(), verdict: VERDICT })),
  flaw: optional(v.object({ class: v.string(), cause: v.string() })),
  findings: v.array(
    v.object({
      title: v.string(),
      parts: v.array(v.object({ label: v.string(), html: STRINGS })),
    }),
  ),
  corrected: optional(v.string()),
  corrects: optional(v.string()),
  proofs: v.object({
    written: optional(
      v.object({ file: v.string(), proves: v.string(), only: optional(v.string()) }),
    ),
    coq: optional(
      v.object({ theorems: STRINGS, only: optional(v.string()), note: optional(v.string()) }),
    ),
    points: optional(
      v.object({ ofCheck: v.number(), all: v.number(), only: optional(v.string()) }),
    ),
  }),
  parameters: v.array(v.object({ name: v.string(), kind: v.string(), about: v.string() })),
  cases: CASES,
  games: v.record(v.string(), v.string()),
  command: v.string(),
  bibtex: v.string(),
})

/** @param id the id of a row of the index. @throws (by rejection) DataError */
export function loadClaim(id: string): Promise<ClaimData> {
  return loadData(`claims/pages/${id}.json`, CLAIM)
}
