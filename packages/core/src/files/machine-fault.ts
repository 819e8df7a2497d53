/** What the machine cannot do at the moment, whatever the command and its input are. */
const FAULTS: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  'EFBIG',
])

/**
 * What the system says of a machine that is at its end, such as a full disk; null if an error has
 * another cause. The causes of the error are looked through, too.
 */
export function machineFault(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (FAULTS.has((at as NodeJS.ErrnoException).code)) return at.message
  }
  return null
}
