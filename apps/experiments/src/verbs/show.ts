import type { Command } from '@commander-js/extra-typings'
import {
  casesOf,
  type CaseParameters,
  type Claim,
  formatCase,
  formatDomain,
  loadProvable,
  type Parameter,
  type Verdict,
} from '@nim/conjectures'
import {
  ANSWERS,
  coqProofOf,
  generalWaysOf,
  VERDICT_OF,
  wholeProofsOf,
  writtenProofOf,
} from '@nim/conjectures/cards'
import { provenanceWords, readingWords } from '@nim/conjectures/format'
import type { Provable } from '@nim/conjectures/goals'
import { paragraph } from '@nim/report/text'
import { askedClaims, askedClaimsWhole, requireConsentTo } from '../arguments/asked-claims.ts'
import { OPTIONS } from '../arguments/options.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { print } from '../terminal/output.ts'
import { readingInput } from '../usage-error.ts'
import { describe } from './claims.ts'

const SHOWN = 8
/**
 * The maximum number of names to list for a parameter. The limit is large enough to list all
 * branches of the longest appendix.
 */
const MOST_NAMES = 30
const WIDTH = 100

/** Adds `nimlab show`: shows everything about one claim. */
export function addShow(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('show')
    .description(
      'show everything about a claim: statement, conventions, parameters, and how it is checked',
    )
    .argument('<claim>', 'id or alias of a claim, or a module of your own such as ./my-claim.mjs')
    .addOption(OPTIONS.runModules())
    .addOption(OPTIONS.json())
    .action(async (name, { json, runModules }) => {
      if (runModules !== true) readingInput(() => requireConsentTo(name))
      if (json === true) {
        for (const { card } of await askedClaims([name])) print(JSON.stringify(describe(card)))
      } else {
        for (const claim of await askedClaimsWhole([name])) {
          print(page(claim, await loadProvable(claim)))
        }
      }
      finish(EXIT.ok)
    })
}

function page(claim: Claim, provable: Provable | undefined): string {
  const cases = casesOf(claim.parameters, {})
  const shown = cases.slice(0, SHOWN).map((parameters) => {
    const domain = claim.defaultDomain(parameters)
    const { positions } = claim.cost(parameters, domain)
    return `  ${formatCase(parameters)}: ${formatDomain(domain)}, ${positions} positions`
  })
  if (cases.length > SHOWN) shown.push(`  … and ${cases.length - SHOWN} more cases`)
  const lines = [
    `${claim.id}${claim.alias === undefined ? '' : ` (${claim.alias})`}, ${claim.kind}, ${provenanceWords(claim, generalWaysOf(claim.id))}`,
    claim.title,
    ...verdict(claim),
    '',
    'Statement',
    `  ${claim.statement}`,
    '',
    'Source',
    `  ${claim.source}`,
    '',
    'Conventions',
    ...claim.conventions.map((line) => `  ${line}`),
    ...reading(claim),
    ...answer(claim.id),
    '',
    'Parameters',
    ...claim.parameters.map((parameter) =>
      parameter.kind === 'integer'
        ? `  ${parameter.name}: ${parameter.about} (--${parameter.name} A..B)`
        : `  ${parameter.name}: ${parameter.about} (--where ${parameter.name}=NAME); the default cases have ${namesOf(parameter, cases)}`,
    ),
    '',
    'A check decides',
    `  ${claim.decides}`,
    `  cost: ${claim.complexity}`,
    '',
    `Default cases: ${cases.length}`,
    ...shown,
    ...proofs(claim, provable),
  ]
  return lines.map(fitted).join('\n')
}

/**
 * The values that a parameter has in the given cases. Each value is listed once. If there are many
 * values, only the first few are listed.
 */
function namesOf({ name }: Parameter, cases: readonly CaseParameters[]): string {
  const names = [...new Set(cases.map((parameters) => parameters[name]))]
  return names.length <= MOST_NAMES
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMES).join(', ')} and ${names.length - MOST_NAMES} more`
}

/** Breaks a line into several lines with the same indent. */
function fitted(line: string): string {
  return paragraph(line.trimStart(), WIDTH, ' '.repeat(line.length - line.trimStart().length))
}

/** The verdict on all default cases, in words. */
const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  proved: 'proved for all positions of the default cases',
  holds: 'holds at all positions of the default cases; this says nothing about larger positions',
  refuted: 'refuted: the statement is false as printed',
  answered: 'answered on the default cases',
  incomplete: 'incomplete: a check of the default cases ended early',
  undecided: 'undecided on the default cases',
  vacuous: 'the statement applies to no position of the default cases',
}

/**
 * The recorded verdict. For a refuted claim, the lines also give the corrected statement and the
 * page that explains the error.
 */
function verdict({ id, flaw }: Claim): string[] {
  const known = VERDICT_OF[id]
  if (known === undefined || ANSWERS[id] !== undefined) return []
  const lines = ['', 'Verdict', `  ${wordsOf(id, known)}`]
  if (known !== 'refuted') return lines
  const corrected = `${id}-fix`
  const { [corrected]: verdictOfIt } = VERDICT_OF
  if (verdictOfIt !== undefined) {
    lines.push(`  the corrected statement is ${corrected}: ${wordsOf(corrected, verdictOfIt)}`)
  }
  lines.push(
    `  a counterexample: nimlab check ${id}`,
    `  what fails, why, and what is true: docs/findings/${flaw?.cause ?? id}.md`,
  )
  return lines
}

function wordsOf(id: string, known: Verdict): string {
  const ways = wholeProofsOf(id, known)
  return ways.length > 0 ? `proved for all positions: ${ways.join(', ')}` : VERDICT_WORDS[known]
}

/**
 * The principal reading, if the claim has several readings. For a question, the lines also state
 * which part of it is decided.
 */
function reading({ principal, decided, unsettled }: Claim): string[] {
  return [
    ...(principal === undefined
      ? []
      : [
          '',
          'Principal reading',
          `  ${readingWords(principal)}: ${principal.because}; others are remarks`,
        ]),
    ...(decided === undefined ? [] : ['', 'The question that is decided', `  ${decided}`]),
    ...(unsettled === undefined
      ? []
      : ['', 'What a check leaves undecided', `  ${unsettled.because}`]),
  ]
}

/** The answer to a question of a paper, for all its default cases. */
function answer(id: string): string[] {
  const recorded = ANSWERS[id]
  return recorded === undefined ? [] : ['', `Answer: ${recorded.status}`, `  ${recorded.words}`]
}

/**
 * The statements that can be proved for all positions, with the methods. Empty if there are no such
 * statements.
 */
function proofs({ id }: Claim, provable: Provable | undefined): string[] {
  const written = writtenProofOf(id)
  const coq = coqProofOf(id)
  const lines = [
    ...(provable === undefined
      ? []
      : [
          `  at points or by a solver, ${casesOf(provable.parameters, {}).length} default cases: ${provable.says} (nimlab prove ${id})`,
          ...partWords(provable),
        ]),
    ...(written === undefined
      ? []
      : [`  written: ${written.file}, ${written.proves} (--by written)`, ...partWords(written)]),
    ...(coq === undefined
      ? []
      : [
          `  in Coq: formal/theories/Headlines.v, ${coq.theorems.join(', ')} (--by coq)`,
          ...partWords(coq),
        ]),
  ]
  const title =
    VERDICT_OF[id] === 'refuted'
      ? 'What nimlab prove decides for all positions'
      : 'Proofs for all positions'
  return lines.length === 0 ? [] : ['', title, ...lines]
}

function partWords({ only }: { readonly only?: string | undefined }): string[] {
  return only === undefined ? [] : [`    of the claim only: ${only}`]
}
