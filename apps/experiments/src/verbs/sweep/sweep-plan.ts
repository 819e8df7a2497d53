import { readInputText } from '@nim/core/files'
import { type Plan, pinnedModules, readPlan, requireConsent } from '@nim/sweep'
import { readingInput, readingInputAsync, UsageError } from '../../usage-error.ts'
import { planOf } from '../case-options.ts'

type Flags = Parameters<typeof planOf>[1] & { readonly runModules?: true }

/** The accepted forms of a plan, for `--help`. */
export const PLAN =
  'a plan file (.json, .yaml), or ids, aliases and globs of claims, or modules such as ./my-claim.mjs'

/** Matches the file name of a plan. */
export const PLAN_FILE: RegExp = /\.(?:json|ya?ml)$/

/**
 * Reads the plan from a plan file, or makes it from names and options.
 * @throws (by rejection) UsageError; also if the file names modules but `--run-modules` is absent
 */
export async function planAskedFor(names: readonly string[], flags: Flags): Promise<Plan> {
  const file = names.find((name) => PLAN_FILE.test(name))
  if (file === undefined) return readingInputAsync(() => planOf(names, flags))
  const options = ['n', 'k', 'l', 'where', 'max', 'quick'].filter((name) => name in flags)
  if (names.length > 1 || options.length > 0) {
    throw new UsageError(
      `a plan file cannot be combined with other names or options: leave out ${names.length > 1 ? 'the other names' : `--${options[0]}`}, or write it into ${file}`,
    )
  }
  let text: string
  try {
    text = readInputText(file)
  } catch (error) {
    throw new UsageError(`plan '${file}': ${(error as Error).message}`, { cause: error })
  }
  return readingInput(() => {
    const plan = readPlan(text)
    if (flags.runModules !== true) requireConsent(pinnedModules(plan), `plan '${file}'`)
    return plan
  })
}
