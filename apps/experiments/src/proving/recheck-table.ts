import { join } from 'node:path'
import { textTable } from '@nim/report/text'
import { numberOf } from '@nim/presburger/text'
import { EXIT, type ExitCode } from '../exit-code.ts'
import type { PointGoalRecheck } from './recheck-point-directory.ts'
import type { RecheckRecord } from './recheck-directory.ts'

/**
 * The records as a table, followed by a list of all problems with their files, and by the counts.
 */
export function recheckTable(records: readonly RecheckRecord[]): string {
  const confirmed = records.filter((record) => record.confirmed).length
  return [
    textTable(
      ['goal', 'certificate says', 'recheck', 'conditions', 'solver', 'queries', 'seconds'],
      records.map((record) => [
        record.goal,
        record.verdict,
        record.confirmed ? 'confirmed' : 'not confirmed',
        conditionsText(record),
        record.solver.name,
        String(record.queries),
        record.seconds.toFixed(1),
      ]),
    ),
    ...records.flatMap(({ directory, problems }) =>
      problems.map(({ file, problem }) => `${join(directory, file)}: ${problem}`),
    ),
    '',
    `${confirmed} of ${records.length} confirmed`,
  ].join('\n')
}

/**
 * The numbers of conditions that were confirmed as a whole, confirmed by their cases, or not
 * confirmed.
 */
function conditionsText({ conditions }: RecheckRecord): string {
  const count = (by: 'raw' | 'cases' | null): number =>
    conditions.filter((condition) => condition.by === by).length
  const simplified = conditions.reduce((sum, each) => sum + each.simplified, 0)
  return [
    ...(count('raw') > 0 ? [`${count('raw')} raw`] : []),
    ...(count('cases') > 0 ? [`${count('cases')} by cases`] : []),
    ...(count(null) > 0 ? [`${count(null)} open`] : []),
    ...(simplified > 0 ? [`${numberOf(simplified, 'case')} simplified`] : []),
  ].join(', ')
}

/** The same as {@link recheckTable}, for certificates by points. */
export function pointRecheckTable(records: readonly PointGoalRecheck[]): string {
  const confirmed = records.filter((record) => record.confirmed).length
  return [
    textTable(
      ['goal', 'certificate says', 'recheck', 'by', 'seconds'],
      records.map((record) => [
        record.goal,
        record.verdict,
        record.confirmed ? 'confirmed' : 'not confirmed',
        record.verdict === 'refuted' ? 'exhaustive solver' : 'points',
        record.seconds.toFixed(1),
      ]),
    ),
    ...records.flatMap(({ problems }) =>
      problems.map(({ file, problem }) => `${file}: ${problem}`),
    ),
    '',
    `${confirmed} of ${records.length} confirmed`,
  ].join('\n')
}

/** Problems other than damaged data: the solver had no answer, or the run stopped early. */
const UNANSWERED = /says (?:timeout|unknown|error)|not all obligations were asked/

/**
 * The exit code is 0 if everything is confirmed, 4 if data is damaged or contradicted, and 3 if
 * only answers are missing.
 */
export function recheckCodeOf(records: readonly RecheckRecord[]): ExitCode {
  if (records.every(({ confirmed }) => confirmed)) return EXIT.ok
  const problems = records.flatMap((record) => record.problems)
  return problems.every(({ problem }) => UNANSWERED.test(problem)) ? EXIT.incomplete : EXIT.internal
}
