import { plainRuleset } from '@nim/bruteforce'
import { gameOf, rulesetTitle } from '@nim/core/rules'
import { solvedGame } from '@nim/core/shift-rules'
import { findShifts, type FindShiftsOptions, type FoundShifts, type Subject } from '@nim/discovery'
import { checkShifts, type ShiftCertificate, type SolvedByShifts } from '@nim/prover/shift-check'
import { note } from '../terminal/output.ts'
import { gameAsData } from './game-as-data.ts'

/** Shift rules that solve a game, with the checker's result. */
export interface ShiftSolution {
  readonly certificate: ShiftCertificate
  readonly solved: SolvedByShifts
  /** True if nimlab ships these rules; false if this run found them. */
  readonly isCommitted: boolean
}

/** The certificates of solved games. */
const COMMITTED = 'docs/proofs/shift-rules.jsonl'

/**
 * The question in the form that certificates use. In this form, a list of moves describes a game
 * that comes from a module.
 */
export function plainSubject(subject: Subject): Subject {
  const own = subject.ruleset
  const ruleset = plainRuleset(own) ?? gameAsData(own) ?? own
  if (ruleset === own) return subject
  note(`${rulesetTitle(own)} is ${rulesetTitle(ruleset)}; proofs use the second name`)
  return { ...subject, ruleset }
}

/**
 * True if the moves are a finite list of vectors, so that a move changes each pile by a bounded
 * number of stones.
 */
export function hasMoveVectors({ ruleset }: Subject): boolean {
  return (gameOf(ruleset).moveVectors?.(ruleset) ?? null) !== null
}

/**
 * The shift rules that nimlab ships for this game, after they have been checked again. Null if
 * nimlab ships no rules for it.
 */
export function committedSolution({ ruleset, play, value }: Subject): ShiftSolution | null {
  const game = solvedGame(ruleset, play, value)
  if (game === null) return null
  const title = rulesetTitle(ruleset)
  note(`${title}: solved by ${game.rules.length} shift rules of ${COMMITTED}; checking them`)
  const { ruleset: name, box, rules } = game
  const certificate = {
    format: 'nimlab-shifts-1',
    ruleset: name,
    play,
    value,
    box,
    rules,
  } as const
  const checked = checkShifts(certificate)
  if (!checked.accepted) throw new Error(`${COMMITTED}: ${name}: ${checked.why}`)
  return { certificate, solved: checked, isCommitted: true }
}

/** Searches for shift rules, and reports each step on stderr. */
export function foundSolution(
  subject: Subject,
  options: FindShiftsOptions,
): ShiftSolution | Exclude<FoundShifts, { answer: 'proved' }> {
  const title = rulesetTitle(subject.ruleset)
  const result = findShifts(subject, {
    ...options,
    onStep: (step) => {
      note(`${title}: ${step}`)
      options.onStep?.(step)
    },
  })
  if (result.answer !== 'proved') return result
  const { certificate, solved } = result
  return { certificate, solved, isCommitted: false }
}
