import type { PointCheckOptions } from '@nim/prover/points-check'
import type { ShiftCheckOptions } from '@nim/prover/shift-check'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { recheckedPage, recheckPoints } from '../proving/recheck-points.ts'
import type { ShiftRecheck } from '../shifts/recheck-shifts.ts'
import { print, printPage } from '../terminal/output.ts'
import { watchedCommand } from '../terminal/watched-command.ts'

export interface CheckFlags {
  readonly points?: number
  readonly json?: true
}

/** The limits for the checker of points, and a function that shows its progress. */
export function pointLimits({ points }: CheckFlags): PointCheckOptions {
  const { onProgress } = watchedCommand()
  return {
    ...(points !== undefined && { points }),
    onProgress: (step, done, total) => onProgress?.({ step, done, total }),
  }
}

/**
 * The limits for the checker of shift rules. `--points` applies only if it differs from 200,000,
 * the default for the checker of points.
 */
function shiftLimits({ points }: CheckFlags): ShiftCheckOptions {
  const { onProgress } = watchedCommand()
  return {
    ...(points !== undefined && { points: 100 * points, steps: 5000 * points }),
    onStep: (step, done, total) => onProgress?.({ step, done, total }),
  }
}

/**
 * The exit code is 4 if a certificate is refused. If none is refused but a limit left a certificate
 * undecided, the exit code is 3. Otherwise it is 0.
 */
export function codeOf(results: readonly { confirmed: boolean; outOfBounds?: true }[]): ExitCode {
  if (results.some(({ confirmed, outOfBounds }) => !confirmed && !outOfBounds)) return EXIT.internal
  return results.every(({ confirmed }) => confirmed) ? EXIT.ok : EXIT.incomplete
}

/** Checks a file with one certificate by points. */
export function recheckPointFile(file: string, flags: CheckFlags): ExitCode {
  const checked = recheckPoints(file, pointLimits(flags))
  if (flags.json === true) print(JSON.stringify(checked))
  else printPage(recheckedPage(checked))
  return codeOf([checked])
}

/** Checks a file with certificates by shift rules, one per line. */
export async function recheckShiftFile(file: string, flags: CheckFlags): Promise<ExitCode> {
  const { recheckedShiftsPage, recheckShifts } = await import('../shifts/recheck-shifts.ts')
  const all: ShiftRecheck[] = []
  for (const result of recheckShifts(file, shiftLimits(flags))) {
    print(flags.json === true ? JSON.stringify(result) : recheckedShiftsPage(result))
    all.push(result)
  }
  return codeOf(all)
}
