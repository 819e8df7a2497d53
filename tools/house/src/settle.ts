import type { Complaint } from './rule.ts'

/** The folders or files that may break a rule for now, with the maximum size of each violation. */
export type Exceptions = Readonly<Record<string, number>>

/** The result of applying exceptions to complaints. */
export interface RuleReport {
  /** The complaints that exceed the exceptions, each as a text. */
  readonly broken: readonly string[]
  /** The exceptions that are no longer needed. */
  readonly needless: readonly string[]
  /** The exceptions as texts, with the present sizes of the violations. */
  readonly used: readonly string[]
}

/**
 * Applies exceptions to complaints. An exception covers all files in its folder, so that a file can
 * be moved within it. If several folders contain a complaint, the exception with the longest folder
 * name covers it.
 */
export function settle(complaints: readonly Complaint[], exceptions: Exceptions): RuleReport {
  const within = new Map<string, Complaint[]>(Object.keys(exceptions).map((at) => [at, []]))
  const broken: string[] = []
  for (const complaint of complaints) {
    const folder = Object.keys(exceptions)
      .filter((at) => complaint.at === at || complaint.at.startsWith(`${at}/`))
      .reduce<string | null>((best, at) => (at.length > (best ?? '').length ? at : best), null)
    if (folder === null) broken.push(textOf(complaint))
    else within.get(folder)!.push(complaint)
  }
  const needless: string[] = []
  const used: string[] = []
  for (const [folder, own] of within) {
    const weight = own.reduce((sum, { weight: one = 1 }) => sum + one, 0)
    const allowed = exceptions[folder]!
    if (weight === 0) needless.push(`${folder}: the exception is not needed any more; remove it`)
    else used.push(`${folder}: ${weight} of ${allowed}`)
    if (weight <= allowed) continue
    broken.push(`${folder}: ${weight}, excepted are ${allowed}:`, ...own.map(textOf))
  }
  return { broken, needless, used }
}

function textOf({ at, says }: Complaint): string {
  return `${at}: ${says}`
}
