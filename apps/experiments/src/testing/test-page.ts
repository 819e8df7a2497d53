import type { VerdictRecord } from '@nim/conjectures'
import type { Grown } from '@nim/conjectures/formula-claims'
import { rulesetTitle } from '@nim/core/rules'
import { paragraph } from '@nim/report/text'
import type { AskedFormula } from './asked-formula.ts'
import type { Budget } from './judge-in-threads.ts'

/**
 * The maximum length of a formula in expanded form. The page does not show a longer expanded form.
 */
const SHOWN = 600
const WIDTH = 100

const WORDS = {
  outcome: 'P iff',
  remoteness: 'value is the remoteness',
  grundy: 'value is the Grundy value',
}

/**
 * The question, which consists of the game, the formula as the user typed it, and the formula with
 * all names expanded.
 */
export function askedPage({ text, value, play, formula, ruleset }: AskedFormula): string {
  const inFull = text.length > SHOWN ? '' : formula.inFull
  const isShown = inFull.length <= SHOWN && bare(inFull) !== bare(text) && inFull !== ''
  return [
    `${rulesetTitle(ruleset)}, ${play === 'misere' ? 'misère' : 'normal'} play; ${WORDS[value]}`,
    paragraph(text, WIDTH, '  '),
    ...(isShown ? [`that is`, paragraph(inFull, WIDTH, '  ')] : []),
    '',
  ].join('\n')
}

/** The formula without blanks, and with `=` and `==` written in the same way. */
function bare(text: string): string {
  return text.replaceAll(/[\s=]/g, '')
}

/** The verdict on a box. */
export function boxLine({ domain, checked, verdict, failures }: VerdictRecord): string {
  const max = domain.kind === 'box' ? domain.max : ''
  const of = failures > 0 ? `, fails at ${failures} of them` : ''
  return `piles 0..${max}: ${verdict}, ${checked} positions${of}`
}

/** The combined result of the boxes, and the reason why no larger box was checked. */
export function endWords({ records, stopped }: Grown, budget: Budget): string {
  const last = records.at(-1)
  const why = {
    asked: '',
    refuted: '',
    positions: `the next box exceeds --positions ${budget.positions}`,
    memory: 'the next box exceeds --memory',
    seconds: `the time limit --seconds ${budget.seconds} was reached`,
    numbers: 'the arithmetic of the formula is not exact in the next box',
    interrupted: 'the command was interrupted',
  }[stopped]
  if (last === undefined) return `no box was finished, because ${why}`
  if (stopped === 'refuted') return 'refuted'
  const max = last.domain.kind === 'box' ? last.domain.max : ''
  const result =
    last.verdict === 'vacuous'
      ? `the formula makes no statement about positions with piles up to ${max}`
      : `no counterexample with piles up to ${max}`
  return `${result}; larger piles were not checked${why === '' ? '' : `, because ${why}`}`
}
