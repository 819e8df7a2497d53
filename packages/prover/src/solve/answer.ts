import { oneLine } from '@nim/presburger/text'
import type { Answer, AnswerStatus } from './solver.ts'

/** The names of the integers that a script declares, in order. */
export function declaredIntegers(script: string): string[] {
  return [...script.matchAll(/^\(declare-const (\S+) Int\)$/gm)].map(([, name]) => name!)
}

/**
 * The solver's answer, if its output for a script with one `check-sat` consists of an answer;
 * otherwise `error`.
 */
export function statusOf(output: string): AnswerStatus {
  const text = output.trim()
  return text === 'unsat' || text === 'sat' || text === 'unknown' ? text : 'error'
}

/**
 * The values in the output of `get-value` on integers, such as `((x1 3) (x2 (- 4)))`.
 *
 * @returns null if a name has no value in it
 */
function valuesOf(output: string, names: readonly string[]): ReadonlyMap<string, bigint> | null {
  const values = new Map<string, bigint>()
  for (const [, name, positive, negative] of output.matchAll(
    /\(\s*([^\s()]+)\s+(?:(\d+)|\(\s*-\s+(\d+)\s*\))\s*\)/g,
  )) {
    values.set(name!, positive === undefined ? -BigInt(negative!) : BigInt(positive))
  }
  return names.every((name) => values.has(name)) ? values : null
}

/** An answer without a model. */
export function noModel(status: AnswerStatus, reason: string, started: number): Answer {
  return { status, reason, seconds: secondsSince(started) }
}

/** `sat` with its model, or an error if the values cannot be read. */
export function withModel(values: string, names: readonly string[], started: number): Answer {
  const model = valuesOf(values, names)
  if (model === null) return noModel('error', `no model in: ${outputLine(values)}`, started)
  return { status: 'sat', model, reason: '', seconds: secondsSince(started) }
}

/** The number of seconds since a time that `performance.now()` returned. */
export function secondsSince(started: number): number {
  return (performance.now() - started) / 1000
}

/** A solver's output as a single line, for use in a message. */
export function outputLine(text: string): string {
  return oneLine(text.trim(), 200)
}
