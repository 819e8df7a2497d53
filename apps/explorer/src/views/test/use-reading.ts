import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { address, replaceAddress } from '../../address/present.ts'
import { run } from '../../engine/engine.ts'
import type { FormulaInput } from '../../tasks/formula/formula-input.ts'
import type { FormulaProblem, FormulaRead, ReadFormulaAnswer } from '../../tasks/read-formula.ts'
import { addressOf, type Conjecture, taskInputOf } from './asked.ts'
import { lastOf } from './last-of.ts'

/** A parsed formula together with its input. */
export interface SettledFormula {
  readonly given: FormulaInput
  readonly read: FormulaRead
}

/**
 * The typed text, the error in it, and the parsed formula. The formula is null if the text is
 * invalid.
 */
export interface FormulaReading {
  readonly typed: ReadonlySignal<string>
  readonly type: (text: string) => void
  readonly problem: FormulaProblem | null
  readonly settled: SettledFormula | null
}

/**
 * Parses the typed text in a worker. A valid formula is written into the address. If the text is
 * invalid, only a message beside it is shown.
 */
export function useReading(asked: Conjecture): FormulaReading {
  const typed = useSignal(asked.says)
  const problem = useSignal<FormulaProblem | null>(null)
  const settled = useSignal<SettledFormula | null>(null)
  const latest = useRef(asked)
  /**
   * The last text that this hook wrote into the address. This text must not replace newer input.
   */
  const written = useRef(asked.says)
  const isShown = useRef(true)
  latest.current = asked
  const ask = useMemo(
    () =>
      lastOf(
        (given: FormulaInput) => run('read-formula', given),
        (given, answer) => {
          const isHere = isShown.current && address.peek().view === 'test'
          if (isHere && isSame(given, wanted())) take(given, answer)
        },
      ),
    [],
  )
  const wanted = (): FormulaInput => ({ ...taskInputOf(latest.current), says: typed.value })
  const take = (given: FormulaInput, answer: ReadFormulaAnswer | Error): void => {
    if (answer instanceof Error || 'problem' in answer) {
      problem.value = answer instanceof Error ? { problem: answer.message, pointed: null } : answer
      settled.value = null
      return
    }
    problem.value = null
    settled.value = { given, read: answer.is }
    written.current = given.says
    replaceAddress(addressOf({ ...latest.current, says: given.says }))
  }
  const read = (): void => {
    const given = wanted()
    const isRead = settled.value !== null && isSame(settled.value.given, given)
    if (given.says.trim() !== '' && !isRead) return ask(given)
    problem.value = null
    if (!isRead) settled.value = null
  }
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const { game, play, value } = taskInputOf(asked)
  useEffect(() => {
    if (asked.says !== written.current) typed.value = asked.says
    written.current = asked.says
    read()
  }, [game, play, value, asked.says])
  return {
    typed,
    type: (text) => {
      typed.value = text
      read()
    },
    problem: problem.value,
    settled: settled.value,
  }
}

function isSame(one: FormulaInput, other: FormulaInput): boolean {
  return (
    one.says === other.says &&
    one.game === other.game &&
    one.value === other.value &&
    one.play === other.play
  )
}
